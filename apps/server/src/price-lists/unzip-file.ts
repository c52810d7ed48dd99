// Reads one file of a zip that 1С sends; runs in the thread that reads price lists.
import { readParts, unzipEntry } from '../platform/tables/unzip.ts'

/** Most files in one zip, pictures included. */
const PARTS_MAX = 50_000
/** Most bytes of one unpacked file. */
const ROOM = 120_000_000
const BEGIN = Buffer.from('PK\u0003\u0004')

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, BEGIN.length).equals(BEGIN)

/** The named file, or the one of that name in any folder; null if there is none. Throws for a zip that is damaged or too large. */
export async function unzipNamed(bytes: Buffer, name: string): Promise<Buffer | null> {
  const parts = readParts(bytes, PARTS_MAX)
  if (!parts) throw new RangeError('too many parts')
  const plain = [...parts].map(([key, entry]) => ({ key: key.replaceAll('\\', '/').toLowerCase(), entry }))
  const asked = name.toLowerCase()
  const found = plain.find(({ key }) => key === asked) ?? plain.find(({ key }) => key.endsWith(`/${asked}`))
  if (!found) return null
  const unpacked = await unzipEntry(bytes, found.entry, ROOM)
  if (!unpacked) throw new RangeError('too large')
  return unpacked
}

/** The first XML file of a zip; null if there is none. */
export async function unzipXml(bytes: Buffer): Promise<Buffer | null> {
  const name = [...(readParts(bytes, PARTS_MAX)?.keys() ?? [])].find((key) => /\.xml$/i.test(key))
  return name === undefined ? null : unzipNamed(bytes, name.replaceAll('\\', '/'))
}
