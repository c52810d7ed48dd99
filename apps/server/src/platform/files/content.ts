// What a file really is, by its first and last bytes; names and declared types are not believed.
import { inflateSync } from 'node:zlib'

export type ContentType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf'

const starts = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

/** Null for everything that is not a PNG, JPEG, WebP or PDF. */
export function contentType(bytes: Buffer): ContentType | null {
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp'
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  return null
}

/** Names of a PDF's parts that run something, open something or carry another file. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|XFA)\b/
/** Compressed parts are looked into up to this size. */
const INFLATED_LIMIT = 20_000_000

/** True for a PDF that ends as one and holds nothing active, also inside its compressed parts. */
export function isQuietPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (!/%%EOF\s*$/.test(text.slice(-64))) return false
  if (ACTIVE.test(plainNames(text)) || /\/Encrypt\b/.test(text)) return false
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    if (end < 0) return false
    const inflated = inflate(bytes.subarray(start, end))
    if (inflated === 'too large') return false
    // Pictures and fonts inflate to noise in which a name would be chance; only text of object streams is judged.
    if (inflated && isObjectStream(text, match.index) && ACTIVE.test(plainNames(inflated.toString('latin1')))) return false
  }
  return true
}

const isObjectStream = (text: string, at: number): boolean => /\/ObjStm\b/.test(plainNames(text.slice(Math.max(0, at - 400), at)))

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function inflate(bytes: Buffer): Buffer | 'too large' | null {
  try {
    return inflateSync(bytes, { maxOutputLength: INFLATED_LIMIT })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : null
  }
}
