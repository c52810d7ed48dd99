// Pictures of products: recognised by their bytes, decoded and encoded again in every size, and stored under one random key.
import { IMAGES_MAX, type ImageSize, imageSizes } from '@sverka/contract/products/products.rules'
import { refuseField, refuseItems } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import { type EncodedPicture, encodeSizes, type PictureFormat } from '../platform/files/pictures.ts'
import type { PutFile } from '../platform/files/store.ts'
import { deleteUnreferencedFiles, type OwnedFiles } from '../platform/files/sweep.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import type { Ids } from '../platform/ids.ts'
import type { Services } from '../platform/services.ts'
import { listKnownImages } from './products.sql.ts'

const FOLDER = 'products'
const FORMATS = ['webp', 'avif'] as const
const imageNames = Object.keys(imageSizes) as ImageSize[]

/** Path of one size in the file store: `products/<key>-<size>.<format>`. */
export const fileKey = (key: string, size: string, format: string): string => `${FOLDER}/${key}-${size}.${format}`

/** The parts of such a path; null for any other path. */
export function readFileKey(file: string): { key: string; size: ImageSize; format: PictureFormat } | null {
  const [, folder, key = '', size, format] = /^([a-z]+)\/(.+)-([a-z]+)\.([a-z]+)$/.exec(file) ?? []
  const known = { size: imageNames.find((name) => name === size), format: FORMATS.find((name) => name === format) }
  return folder === FOLDER && known.size && known.format ? { key, size: known.size, format: known.format } : null
}

/** URL of one size as WebP; the same with `.avif` is the smaller AVIF. */
export const imageUrl = (key: string, size: ImageSize): string => mediaUrl(fileKey(key, size, 'webp'))

const fileKeys = (key: string): string[] => Object.keys(imageSizes).flatMap((size) => FORMATS.map((format) => fileKey(key, size, format)))

/** Encodes all pictures, so that nothing is stored if one is invalid. Throws the field error `not_a_picture` with the number of each such file. */
export async function encodeImages(files: readonly UploadedFile[], field: string): Promise<EncodedPicture[]> {
  if (files.length > IMAGES_MAX) refuseField(field, 'too_many_files')
  const encoded: EncodedPicture[] = []
  // One after another, since seven large pictures at once would need seven times the memory.
  const wrong: number[] = []
  for (const [index, { bytes }] of files.entries()) {
    const picture = await encodeSizes(bytes, imageSizes)
    if (picture) encoded.push(picture)
    else wrong.push(index + 1)
  }
  return wrong.length > 0 ? refuseItems(field, 'not_a_picture', wrong) : encoded
}

/** Stores all sizes under a new random key and returns it, with the size of the picture in pixels. */
export async function putImage(put: PutFile, ids: Ids, picture: EncodedPicture): Promise<{ key: string; width: number; height: number }> {
  const key = ids.uuid()
  for (const { size, format, bytes } of picture.files) await put(fileKey(key, size, format), bytes)
  return { key, width: picture.width, height: picture.height }
}

interface CopyingImage {
  /** Reads a file of the source; null if it is missing. */
  readonly read: (file: string) => Promise<Buffer | null>
  readonly put: PutFile
  /** Key of the copy. */
  readonly key: string
}

/** Copies all sizes of the picture with the key `from`. Returns the key of the copy; null if a file is missing. */
export async function copyImage({ read, put, key }: CopyingImage, from: string): Promise<string | null> {
  for (const size of imageNames) {
    for (const format of FORMATS) {
      const bytes = await read(fileKey(from, size, format))
      if (bytes === null) return null
      await put(fileKey(key, size, format), bytes)
    }
  }
  return key
}

/** For the job that deletes unused files: a file is in use if a product or its edit has the picture, in any size. */
export const imageFiles: OwnedFiles = {
  store: 'pictures',
  prefix: `${FOLDER}/`,
  known: async (db, keys) => {
    const names = Map.groupBy(keys, (key) => key.slice(FOLDER.length + 1, key.lastIndexOf('-')))
    return (await listKnownImages(db, [...names.keys()])).flatMap((name) => names.get(name) ?? [])
  },
}

/** Deletes pictures that no product has, except the files that an order shows. */
export const deleteUnusedImages = (services: Services, keys: readonly string[]): Promise<void> =>
  deleteUnreferencedFiles(services, imageFiles, keys.flatMap(fileKeys))
