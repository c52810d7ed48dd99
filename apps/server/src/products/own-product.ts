// A seller's changes of a product. Prices and numbers are published at once; texts, category and pictures of a published product wait for staff
// as an edit («revision»).

import { findBlocker, type Step } from '@sverka/contract/orders/under-way.rules'
import { IMAGES_MAX } from '@sverka/contract/products/products.rules'
import type { Session } from '../platform/auth/session.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { refuseTakenCode, refusingTakenCode } from './codes.ts'
import { checkFields, type Fields, refuseBlank, saleAfter, sentNumbers, sentSteps } from './fields.ts'
import { deleteUnusedImages, encodeImages, imageUrl, putImage } from './images.ts'
import { latestValues, type Moderated, sentValues, toColumns } from './moderated.ts'
import { checkSeller } from './new-product.ts'
import { kopecks } from './present.ts'
import { type OwnProduct, requireOwnImage, requireOwnProduct } from './products.access.ts'
import { listProductRows, type ProductRow } from './products.sql.ts'
import {
  changeProduct,
  deleteImages,
  deleteRevision,
  insertImages,
  listImages,
  orderImages,
  type ProductChanges,
  saveRevision,
  setTags,
} from './products.write.sql.ts'

/** Deletes files of pictures that no product has any more. */
const dropFiles = defineJob<{ keys: readonly string[] }>('products.drop-files')

export const deleteFilesWorker = (services: Services): JobWorker => jobWorker(dropFiles, ({ keys }) => deleteUnusedImages(services, keys))

/** Queues a job that deletes the picture files (`keys` without size and format) after the commit. */
export async function deleteFilesAfterCommit(tx: Tx, services: Services, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await services.jobs.send(tx, dropFiles, { keys })
}

/** The product with category, pictures, tags and edit. Throws `not_found`. */
export const requireWholeProduct = async (tx: Tx, id: number): Promise<ProductRow> =>
  (await listProductRows(tx, [id], null))[0] ?? refuse('not_found')

/** The product, locked until the commit. Throws `not_found`, and `product_pending` while it waits for staff (specification §4). */
async function lockForChange(tx: Tx, session: Session, id: number, step: Step = 'change_card'): Promise<OwnProduct> {
  const product = await requireOwnProduct(tx, session, id)
  refuseInReview(product, step)
  return product
}

function refuseInReview({ state }: OwnProduct, step: Step): void {
  const stopped = state === 'pending' ? findBlocker(step, ['card_review']) : null
  if (stopped) refuse(stopped)
}

/** Deletes the edit and the pictures that only it had. */
export async function deleteRevisionWithPictures(tx: Tx, services: Services, row: ProductRow): Promise<void> {
  if (!row.revision) return
  await deleteRevision(tx, row.id)
  const unused = row.images.filter(({ position }) => position === null).map(({ id }) => id)
  await deleteFilesAfterCommit(tx, services, await deleteImages(tx, unused))
}

export interface OwnProductChange {
  readonly id: number
  readonly fields: Fields
  /** Ids of all pictures in their new order; undefined keeps the order. */
  readonly images: readonly number[] | undefined
  /** The version that the caller read: `conflict` is thrown if the product has another. Undefined always changes it. */
  readonly version: number | undefined
}

/**
 * Changes a product. A draft or a returned product is sent to staff with all changes. Of a published product the moderated fields wait for staff as
 * an edit, the others change at once.
 */
export async function changeOwnProduct(tx: Tx, services: Services, session: Session, change: OwnProductChange): Promise<void> {
  const { id, fields, images } = change
  const product = await lockForChange(tx, session, id)
  if (change.version !== undefined && change.version !== product.version) refuse('conflict')
  if (!session.isStaff) await checkSeller(tx, session, { sellerId: product.companyId })
  refuseBlank(fields)
  const row = await requireWholeProduct(tx, id)
  await checkFields(tx, fields, saleAfter(fields, row))
  const now = services.clock.now()
  const code = newCode(row, fields)
  if (code !== null) await refuseTakenCode(tx, product, code, id)
  if (product.state === 'published') {
    await changeProduct(tx, id, saleChanges(fields, row), now)
    await saveEdit(tx, { row, fields, images, now })
    return
  }
  if (images) await reorderOwn(tx, id, images)
  if (latestValues(row).images.length === 0) refuseField('images', 'fill_all')
  // A product from the time when codes could repeat is marked so until it gets a code of its own.
  const unique = code === null ? {} : { repeats_code: false }
  const sent = sentValues(fields, images)
  if (sent.tags) await setTags(tx, id, sent.tags)
  const text = { ...toColumns(sent), state: 'pending', reject_reason: null }
  await refusingTakenCode(changeProduct(tx, id, { ...saleChanges(fields, row), ...text, ...unique }, now), 'seller')
}

/** The product code in the request if it differs from the product's, ignoring case; else null. */
function newCode(row: ProductRow, fields: Fields): string | null {
  const code = fields.product_code?.trim() ?? null
  return code === null || code.toLowerCase() === latestValues(row).product_code.toLowerCase() ? null : code
}

/** The values that are published at once: prices, which staff see afterwards if they jump, and fields that hold no text. */
export function saleChanges(fields: Fields, row: ProductRow): ProductChanges {
  const kind = fields.product_type ?? row.kind
  const steps = sentSteps(fields)
  // If staff have seen no price yet, the one before this change counts as seen.
  const isFirst = row.state === 'published' && row.seenPriceKopecks === null
  return {
    ...(isFirst ? { seen_price_kopecks: row.finalPriceKopecks } : {}),
    ...(fields.price === undefined ? {} : { price_kopecks: kopecks(fields.price) }),
    ...(fields.sale_price === undefined ? {} : { sale_price_kopecks: fields.sale_price === null ? null : kopecks(fields.sale_price) }),
    ...(steps === undefined ? {} : { price_steps: JSON.stringify(steps) }),
    ...sentNumbers(fields),
    ...(fields.in_stock === undefined ? {} : { in_stock: fields.in_stock }),
    ...(fields.stock === undefined ? {} : { stock: fields.stock }),
    ...(kind === 'service' ? { in_stock: true, stock: null } : {}),
    kind,
  }
}

interface Edit {
  readonly row: ProductRow
  readonly fields: Fields
  readonly images: readonly number[] | undefined
  readonly now: Date
}

const toRevision = ({ properties, certificates, tags, category, images, ...texts }: Moderated) => ({
  ...texts,
  properties: JSON.stringify(properties),
  certificates: JSON.stringify(certificates),
  tags: [...tags],
  category_id: category,
  images: [...images],
})

/** Stores the sent values as the edit that waits, if they change the product or its present edit. */
async function saveEdit(tx: Tx, { row, fields, images, now }: Edit): Promise<void> {
  const before = latestValues(row)
  if (images && !sameMembers(images, before.images)) refuseField('images', 'images_unknown')
  const sent = sentValues(fields, images)
  const after = { ...before, ...sent }
  const isChanged = JSON.stringify(after) !== JSON.stringify(before)
  // A returned edit that is sent again unchanged waits for staff again.
  const isAgain = Boolean(row.revision?.rejectReason) && Object.keys(sent).length > 0
  if (isChanged || isAgain) await saveRevision(tx, { product_id: row.id, ...toRevision(after), submitted_at: now })
}

const sameMembers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set(one).size === one.length && one.every((id) => other.includes(id))

async function reorderOwn(tx: Tx, id: number, images: readonly number[]): Promise<void> {
  const known = (await listImages(tx, id)).map((image) => image.id)
  if (!sameMembers(images, known)) refuseField('images', 'images_unknown')
  await orderImages(tx, id, images)
}

/** Adds a picture; for a published product to the waiting edit. */
export async function addImage(db: Db, services: Services, session: Session, request: { id: number; file: UploadedFile }) {
  // Checked before the picture is encoded, which is costly, and again in the transaction that stores it.
  await db.transaction().execute((tx) => lockForPicture(tx, session, request.id))
  const [picture] = await encodeImages([request.file], 'image')
  if (!picture) refuse('malformed_request')
  return withStoredFiles(services.files.pictures, async (put) => {
    const stored = await putImage(put, services.ids, picture)
    return db.transaction().execute(async (tx) => {
      const { product, images } = await lockForPicture(tx, session, request.id)
      const now = services.clock.now()
      const isShown = product.state === 'published'
      const [id = 0] = await insertImages(tx, [
        { product_id: product.id, ...stored, position: isShown ? null : images.length, created_at: now },
      ])
      if (isShown) await saveEditedImages(tx, product.id, [...images, id], now)
      return { id, image: imageUrl(stored.key, 'page') }
    })
  })
}

/** The locked product and the ids of its pictures. Throws `too_many_images` if it cannot have another, and the errors of `lockForChange`. */
async function lockForPicture(tx: Tx, session: Session, id: number) {
  const product = await lockForChange(tx, session, id)
  const { images } = latestValues(await requireWholeProduct(tx, id))
  if (images.length >= IMAGES_MAX) refuse('too_many_images')
  return { product, images }
}

async function saveEditedImages(tx: Tx, id: number, images: readonly number[], now: Date): Promise<void> {
  const after = { ...latestValues(await requireWholeProduct(tx, id)), images }
  await saveRevision(tx, { product_id: id, ...toRevision(after), submitted_at: now })
}

/** Removes a picture. A picture of a published product stays visible until staff have approved the edit. Throws `last_image` for the only one. */
export async function removeImage(tx: Tx, services: Services, session: Session, imageId: number): Promise<void> {
  const { product, image } = await requireOwnImage(tx, session, imageId)
  refuseInReview(product, 'change_card')
  const { images } = latestValues(await requireWholeProduct(tx, product.id))
  const remaining = images.filter((id) => id !== imageId)
  // The edit has left the picture out already.
  if (remaining.length === images.length) return
  if (remaining.length === 0) refuse('last_image')
  if (product.state === 'published') {
    await saveEditedImages(tx, product.id, remaining, services.clock.now())
    if (image.position !== null) return
    await deleteFilesAfterCommit(tx, services, await deleteImages(tx, [imageId]))
    return
  }
  await deleteFilesAfterCommit(tx, services, await deleteImages(tx, [imageId]))
  await orderImages(tx, product.id, remaining)
}

/** Marks the product as deleted; the row stays for the orders that refer to it. Pictures that only an edit had are deleted. */
export async function removeOwnProduct(tx: Tx, services: Services, session: Session, id: number): Promise<void> {
  await lockForChange(tx, session, id, 'remove_card')
  const now = services.clock.now()
  await deleteRevisionWithPictures(tx, services, await requireWholeProduct(tx, id))
  await changeProduct(tx, id, { deleted_at: now }, now)
}
