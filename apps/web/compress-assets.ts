// Build step: puts a .br and a .gz beside every text asset of the browser build, so that serving one costs no CPU.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg|json)$/
/** Below this size in bytes compression gains nothing. Of the forty files that a first visit fetches a third are smaller than a packet. */
const WORTH_COMPRESSING = 100

/** Which way of writing distances is shorter differs from file to file. */
const DISTANCES = [
  { [constants.BROTLI_PARAM_NPOSTFIX]: 0, [constants.BROTLI_PARAM_NDIRECT]: 0 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 },
]

/** Of the ways that Brotli knows, for a file that is made once and fetched for a year. */
const smallest = (bytes: Buffer): Buffer =>
  DISTANCES.map((distances) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        ...distances,
      },
    }),
  ).reduce((best, one) => (one.length < best.length ? one : best))

function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!TEXT.test(name)) continue
    const bytes = readFileSync(path)
    if (bytes.length < WORTH_COMPRESSING) continue
    writeFileSync(`${path}.br`, smallest(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Vite plugin; stands after React Router's own. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(options) {
        // The server's build comes last and still writes the routes' manifest among the browser's files.
        if (this.environment.name === 'ssr' && options.dir) compressFolder(join(options.dir, '../client/assets'))
      },
    },
  }
}
