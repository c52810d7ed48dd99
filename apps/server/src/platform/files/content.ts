// Identifies an uploaded file by its first bytes (its signature); its name and the type that the client declares are not trusted.

export type ContentType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf'

/** Whether the bytes from `at` on begin with the signature. */
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
