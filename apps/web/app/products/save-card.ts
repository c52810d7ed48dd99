// Saves the form of a product. New tags are created first. A new product is then sent in one request with its pictures; for an existing product,
// pictures are uploaded and deleted one by one before its fields are sent.
import type { Product } from '@sverka/contract/products/products'
import { IMAGES_MAX } from '@sverka/contract/products/products.rules'
import { browserCall } from '../api/browser-call.ts'
import { CallRefused, isRefusal } from '../api/refusal.ts'
import type { DraftPicture } from './draft-store.ts'
import { type FormValues, readCertificates, readNumbers, readPrice, readSteps, readStock } from './product-form.rules.ts'

const isSameName = (one: string, other: string): boolean => one.toLocaleLowerCase('ru') === other.toLocaleLowerCase('ru')

/** The id of the tag of this name, which is created if there is none. It is searched first, because creating tags has a stricter rate limit. */
async function tagId(name: string): Promise<number> {
  const { result } = await browserCall('GET /api/v1/tags/', { query: { search: name } })
  const existing = result.find((tag) => isSameName(tag.name, name))
  return (existing ?? (await browserCall('POST /api/v1/tags/', { body: { name } }))).id
}

/** `present`: tags that the product already has; their ids need no request. */
async function tagIds(names: readonly string[], present: Product['tags']): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) ids.push(present.find((tag) => isSameName(tag.name, name))?.id ?? (await tagId(name)))
  return ids
}

/** Properties with both a name and a value. */
const filledProperties = (values: FormValues) => values.properties.filter(({ name, value }) => name.trim() && value.trim())

/** Fields common to creating and updating. The form has been checked, so its numbers are valid. */
function filledTexts(values: FormValues) {
  const { name, description, product_code, product_type } = values
  return {
    texts: { name, description, product_code, product_type, category: Number(values.category), price: readPrice(values.price) ?? 0 },
    sale: readPrice(values.sale_price),
    numbers: readNumbers(values),
    steps: readSteps(values),
    certificates: readCertificates(values),
    in_stock: product_type === 'service' || values.in_stock,
    stock: readStock(values),
  }
}

/** Creates a product, which then waits for staff. Throws the server's error answer. */
export async function createCard(values: FormValues, pictures: readonly DraftPicture[]): Promise<Product> {
  const { texts, sale, numbers, steps, certificates, in_stock, stock } = filledTexts(values)
  const [kind, id] = values.seller.split(':')
  const tags = await tagIds(values.tags, [])
  // The request is a multipart form: lists of objects travel as JSON texts, and absent values are left out.
  const body = {
    ...texts,
    in_stock,
    [kind === 'company' ? 'company' : 'entrepreneur']: Number(id),
    ...(sale === null ? {} : { sale_price: sale }),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)),
    ...(stock === null ? {} : { stock }),
    price_steps: JSON.stringify(steps),
    ...(tags.length > 0 ? { tags } : {}),
    properties: JSON.stringify(filledProperties(values)),
    certificates: JSON.stringify(certificates),
  }
  const images = pictures.flatMap(({ file }) => (file ? [file] : []))
  return browserCall('POST /api/v1/products/', { body, files: { images } })
}

/** The form of an existing product. */
export interface CardEdit {
  readonly card: Product
  readonly values: FormValues
  readonly pictures: readonly DraftPicture[]
  /** The card's version when the form was opened. */
  readonly version: number
  /** Called after each upload with the picture's id, so that a retry does not upload it again. */
  readonly onSent: (picture: DraftPicture, id: number) => void
}

/** Updates a product. Throws `conflict` (409) before sending anything if the product has been changed elsewhere since the form was opened. */
export async function changeCard({ card, values, pictures, version, onSent }: CardEdit): Promise<Product> {
  const present = await browserCall('GET /api/v1/products/:id/', { params: { id: card.id }, query: {} })
  if (present.version !== version) throw new CallRefused({ status: 409, code: 'conflict' })
  const tags = await tagIds(values.tags, present.revision?.tags ?? present.tags)
  const images = await sendPictures(present, pictures, onSent)
  const { texts, sale, numbers, steps, certificates, in_stock, stock } = filledTexts(values)
  const saleFields = { sale_price: sale, price_steps: steps, ...numbers, in_stock, stock }
  const body = { ...texts, ...saleFields, tags, properties: filledProperties(values), certificates, images, version }
  return browserCall('PATCH /api/v1/products/:id/', { params: { id: card.id }, body })
}

/** Uploads new pictures and deletes removed ones, never exceeding the allowed number in between; returns the ids in order. */
async function sendPictures(card: Product, pictures: readonly DraftPicture[], onSent: CardEdit['onSent']): Promise<number[]> {
  const stored = (card.revision?.images ?? card.images).map(({ id }) => id)
  const removed = stored.filter((id) => !pictures.some((picture) => picture.id === id))
  const ids: number[] = []
  let count = stored.length
  const removeOne = async () => {
    const id = removed.pop()
    if (id === undefined) return
    await browserCall('DELETE /api/v1/images/:id/', { params: { id } })
    count -= 1
  }
  for (const [place, picture] of pictures.entries()) {
    const { id, file } = picture
    if (id !== null || !file) {
      if (id !== null) ids.push(id)
      continue
    }
    if (count >= IMAGES_MAX) await removeOne()
    const uploaded = await sendPicture(card.id, file, place)
    ids.push(uploaded.id)
    onSent(picture, uploaded.id)
    count += 1
  }
  while (removed.length > 0) await removeOne()
  return ids
}

/** Uploads one picture. In the server's error it is the first of its request; here `item` becomes its position in the form, from 1. */
async function sendPicture(id: number, file: File, place: number): Promise<{ readonly id: number }> {
  try {
    return await browserCall('POST /api/v1/products/:id/add-image/', { params: { id }, files: { image: [file] } })
  } catch (cause) {
    if (!isRefusal(cause) || !cause.errors?.image) throw cause
    const { status, code, errors } = cause
    throw new CallRefused({ status, code, errors: { image: (errors.image ?? []).map((fault) => ({ ...fault, item: place + 1 })) } })
  }
}
