// Re-encodes uploaded pictures with the library sharp, so that only pixels remain: no metadata (such as the place) and no hidden content.
import type { Sharp } from 'sharp'
import { contentType } from './content.ts'

/** 40 megapixels. Without the limit a 12000×12000 picture in a file of 2 MB would take 600 MB of memory. */
const PIXEL_LIMIT = 40_000_000

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Loads the library when a picture comes: not every process needs it, and it takes a tenth of a second. */
const loadSharp = async () => (await import('sharp')).default

async function decode<Result>(bytes: Buffer, use: (picture: Sharp) => Promise<Result>): Promise<Result> {
  const sharp = await loadSharp()
  return use(sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', sequentialRead: true, animated: false }).autoOrient())
}

/** A square PNG of `size` pixels, cropped to the middle; null if the bytes are not a valid PNG, JPEG or WebP. */
export async function squarePng(bytes: Buffer, size: number): Promise<Buffer | null> {
  return reencode(bytes, (picture) => picture.resize(size, size, { fit: 'cover' }).png())
}

/** The picture as a new JPEG with no side longer than `longest` pixels; null if the bytes are not a valid PNG, JPEG or WebP. */
export async function cleanJpeg(bytes: Buffer, longest: number): Promise<Buffer | null> {
  return reencode(bytes, (picture) => picture.resize(longest, longest, { fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 88 }))
}

/** A picture with its dimensions in pixels. */
export interface MeasuredPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** As `cleanJpeg`, with its dimensions in pixels; transparent parts become white. */
export async function measuredJpeg(bytes: Buffer, longest: number): Promise<MeasuredPicture | null> {
  const jpeg = await reencode(bytes, (picture) => within(picture, longest).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }))
  if (!jpeg) return null
  const sharp = await loadSharp()
  const { width, height } = await sharp(jpeg).metadata()
  return { bytes: jpeg, width, height }
}

async function reencode(bytes: Buffer, change: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  if (!PICTURES.has(contentType(bytes) ?? '')) return null
  try {
    return await decode(bytes, (picture) => change(picture).toBuffer())
  } catch (error) {
    // sharp has one error class for everything wrong with a picture.
    if (error instanceof Error) return null
    throw error
  }
}

const FORMATS = ['webp', 'avif'] as const
export type PictureFormat = (typeof FORMATS)[number]

const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp({ quality: 82 }),
  avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
}

/** Renders one of our own SVG drawings `width` pixels wide. */
export async function drawnPicture(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  return encoders[format](sharp(Buffer.from(svg)).resize(width)).toBuffer()
}

/** A picture in several sizes, each as WebP and as AVIF; `width` and `height` are those of the largest. */
export interface EncodedPicture {
  readonly width: number
  readonly height: number
  readonly files: readonly { readonly size: string; readonly format: PictureFormat; readonly bytes: Buffer }[]
}

/** `sizes` gives the longest side in pixels by the name of the size; nothing is enlarged. Null if the bytes are not a valid PNG, JPEG or WebP. */
export async function encodeSizes(bytes: Buffer, sizes: Readonly<Record<string, number>>): Promise<EncodedPicture | null> {
  if (!PICTURES.has(contentType(bytes) ?? '')) return null
  try {
    const longest = Math.max(...Object.values(sizes))
    // Decoded once; smaller sizes are made from the largest.
    const { data, info } = await decode(bytes, (picture) => within(picture, longest).raw().toBuffer({ resolveWithObject: true }))
    const sharp = await loadSharp()
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const files: EncodedPicture['files'][number][] = []
    for (const [size, side] of Object.entries(sizes)) {
      for (const format of FORMATS) {
        files.push({ size, format, bytes: await encoders[format](within(sharp(data, { raw }), side)).toBuffer() })
      }
    }
    return { width: info.width, height: info.height, files }
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

/** Shrinks the picture until no side is longer than `side` pixels. */
const within = (picture: Sharp, side: number): Sharp => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
