// Reads one file of a zip that 1С (the seller's accounting program) sends. Runs in the worker thread that reads price lists.
import { readParts, unzipEntry } from '../platform/tables/unzip.ts'

/** The most files in one zip, pictures included. */
const PARTS_MAX = 50_000
/** The most bytes of one unpacked file. */
const UNPACKED_MAX = 120_000_000
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004')

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE)

/** The file with this path, or else with this name in any folder, in any case; null if there is none. Throws if the zip is damaged or too large. */
export async function unzipNamed(bytes: Buffer, name: string): Promise<Buffer | null> {
  const parts = readParts(bytes, PARTS_MAX)
  if (!parts) throw new RangeError('too many parts')
  const plain = [...parts].map(([key, entry]) => ({ key: key.replaceAll('\\', '/').toLowerCase(), entry }))
  const wanted = name.toLowerCase()
  const found = plain.find(({ key }) => key === wanted) ?? plain.find(({ key }) => key.endsWith(`/${wanted}`))
  if (!found) return null
  const unpacked = await unzipEntry(bytes, found.entry, UNPACKED_MAX)
  if (!unpacked) throw new RangeError('too large')
  return unpacked
}

/** The first XML file of a zip; null if there is none. */
export async function unzipXml(bytes: Buffer): Promise<Buffer | null> {
  const name = [...(readParts(bytes, PARTS_MAX)?.keys() ?? [])].find((key) => /\.xml$/i.test(key))
  return name === undefined ? null : unzipNamed(bytes, name.replaceAll('\\', '/'))
}
