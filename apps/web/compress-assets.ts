// Build step: puts a .br and a .gz beside every text asset of the browser build, so that serving one costs no CPU.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg|json)$/
/** Below this size in bytes compression saves less than a packet. */
const WORTH_COMPRESSING = 512

function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!TEXT.test(name)) continue
    const bytes = readFileSync(path)
    if (bytes.length < WORTH_COMPRESSING) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
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
