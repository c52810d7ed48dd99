// Puts a .br and a .gz beside every text asset of the browser build, so that serving one costs no CPU.
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css|svg|json)$/
/** Bytes below which compression gains nothing: such a file fits into one packet either way. */
const WORTH_COMPRESSING = 100

/** Brotli's two settings that are tried for each file: which gives the shorter result differs from file to file. */
const DISTANCES = [
  { [constants.BROTLI_PARAM_NPOSTFIX]: 0, [constants.BROTLI_PARAM_NDIRECT]: 0 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 },
]
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS }

const compressors = {
  /** Brotli's smallest result: the file is compressed once and fetched for a year. */
  br: async (bytes: Buffer) => {
    const results = await Promise.all(
      DISTANCES.map((distances) => promisify(brotliCompress)(bytes, { params: { ...QUALITY, ...distances } })),
    )
    return results.reduce((best, result) => (result.length < best.length ? result : best))
  },
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Makes the missing copies of a folder's files. A copy is renamed into place once it is complete, since the server may send it at any moment. */
export async function compressFolder(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((item) => TEXT.test(item))) {
    const path = join(folder, name)
    const bytes = await readFile(path)
    if (bytes.length < WORTH_COMPRESSING) continue
    await Promise.all(Object.entries(compressors).map(([end, compress]) => writeCopy(`${path}.${end}`, () => compress(bytes))))
  }
}

async function writeCopy(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(path)) return
  await writeFile(`${path}.part`, await make())
  await rename(`${path}.part`, path)
}
