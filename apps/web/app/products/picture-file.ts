// Checks whether a chosen file is an accepted picture (PNG, JPEG or WebP) by its bytes, as the server does, not by its name or type.
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '@sverka/contract/products/products.rules'

/** The bytes by which a file format is recognized, in hex, each group at its offset in bytes. */
type Signature = readonly { readonly at: number; readonly bytes: string }[]
/** PNG, JPEG, and WebP (`RIFF….WEBP`). */
const SIGNATURES: readonly Signature[] = [
  [{ at: 0, bytes: '89504e470d0a1a0a' }],
  [{ at: 0, bytes: 'ffd8ff' }],
  [
    { at: 0, bytes: '52494646' },
    { at: 8, bytes: '57454250' },
  ],
]
/** Enough for the longest signature. */
const SIGNATURE_BYTES = 12

async function hasPictureBytes(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // One byte is two hex digits.
  return SIGNATURES.some((signature) => signature.every(({ at, bytes: expected }) => hex.startsWith(expected, at * 2)))
}

/** Number of pixels (width × height) of the picture at a blob URL; null if the browser cannot read it. */
function measurePixels(url: string): Promise<number | null> {
  const image = new Image()
  return new Promise((resolve) => {
    image.onload = () => resolve(image.naturalWidth * image.naturalHeight)
    image.onerror = () => resolve(null)
    image.src = url
  })
}

/** Why a file is not accepted. */
export type FileFault = 'not_picture' | 'too_large' | 'too_many_pixels'

/** A blob URL that shows the accepted picture, or the reason why the file is not accepted: 10 MB and 40 megapixels are the limits. */
export async function readPicture(file: File): Promise<{ readonly url: string } | { readonly fault: FileFault }> {
  if (!(await hasPictureBytes(file))) return { fault: 'not_picture' }
  if (file.size > IMAGE_MAX_BYTES) return { fault: 'too_large' }
  const url = URL.createObjectURL(file)
  const pixels = await measurePixels(url)
  if (pixels !== null && pixels > 0 && pixels <= IMAGE_MAX_PIXELS) return { url }
  URL.revokeObjectURL(url)
  return { fault: pixels ? 'too_many_pixels' : 'not_picture' }
}
