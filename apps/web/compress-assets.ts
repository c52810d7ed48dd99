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

/** Vite plugin; works on the browser build only. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(options) {
        if (this.environment.name === 'client' && options.dir) compressFolder(join(options.dir, 'assets'))
      },
    },
  }
}
