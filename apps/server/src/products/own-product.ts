// A seller's changes of a product: what is published at once, what waits for staff, its pictures, its removal.

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

const dropFiles = defineJob<{ keys: readonly string[] }>('products.drop-files')

export const deleteFilesWorker = (services: Services): JobWorker => jobWorker(dropFiles, ({ keys }) => deleteUnusedImages(services, keys))

/** Queues a job that deletes the picture files (`keys` without size and format) after the commit. */
export async function deleteFilesAfterCommit(tx: Tx, services: Services, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await services.jobs.send(tx, dropFiles, { keys })
}

/** The product with all that is shown of it. Throws `not_found`. */
export const requireWholeProduct = async (tx: Tx, id: number): Promise<ProductRow> =>
  (await listProductRows(tx, [id], null))[0] ?? refuse('not_found')

/** The product, locked for a change. Throws while it waits for staff (specification §4). */
async function changeable(tx: Tx, session: Session, id: number, step: Step = 'change_card'): Promise<OwnProduct> {
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
  /** All pictures in their new order. */
  readonly images: readonly number[] | undefined
  /** The version that the caller read; without one the change always applies. */
  readonly version: number | undefined
}

/** A draft or returned product goes to staff with all changes; for a published one the moderated fields wait in an edit. */
export async function changeOwnProduct(tx: Tx, services: Services, session: Session, change: OwnProductChange): Promise<void> {
  const { id, fields, images } = change
  const product = await changeable(tx, session, id)
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
    await revise(tx, { row, fields, images, now })
    return
  }
  if (images) await reorderOwn(tx, id, images)
  if (latestValues(row).images.length === 0) refuseField('images', 'fill_all')
  const unique = code === null ? {} : { repeats_code: false }
  const sent = sentValues(fields, images)
  if (sent.tags) await setTags(tx, id, sent.tags)
  const text = { ...toColumns(sent), state: 'pending', reject_reason: null }
  await refusingTakenCode(changeProduct(tx, id, { ...saleChanges(fields, row), ...text, ...unique }, now), 'seller')
}

/** The code in the request, if it differs from the product's; null otherwise. */
function newCode(row: ProductRow, fields: Fields): string | null {
  const code = fields.product_code?.trim() ?? null
  return code === null || code.toLowerCase() === latestValues(row).product_code.toLowerCase() ? null : code
}

/** The values published at once: prices, which are flagged where they jump, and fields that hold no text. */
export function saleChanges(fields: Fields, row: ProductRow): ProductChanges {
  const kind = fields.product_type ?? row.kind
  // If staff have seen no price yet, the one before this change counts as seen.
  const steps = sentSteps(fields)
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

async function revise(tx: Tx, { row, fields, images, now }: Edit): Promise<void> {
  const before = latestValues(row)
  if (images && !sameMembers(images, before.images)) refuseField('images', 'images_unknown')
  const sent = sentValues(fields, images)
  const after = { ...before, ...sent }
  const isChanged = JSON.stringify(after) !== JSON.stringify(before)
  // Sending the same text again after a refusal is a new request.
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
  // Checks the owner before the costly work, and again after it.
  await db.transaction().execute((tx) => mayAdd(tx, session, request.id))
  const [picture] = await encodeImages([request.file], 'image')
  if (!picture) refuse('malformed_request')
  return withStoredFiles(services.files.pictures, async (put) => {
    const stored = await putImage(put, services.ids, picture)
    return db.transaction().execute(async (tx) => {
      const { product, images } = await mayAdd(tx, session, request.id)
      const now = services.clock.now()
      const isShown = product.state === 'published'
      const [id = 0] = await insertImages(tx, [
        { product_id: product.id, ...stored, position: isShown ? null : images.length, created_at: now },
      ])
      if (isShown) await reviseImages(tx, product.id, [...images, id], now)
      return { id, image: imageUrl(stored.key, 'page') }
    })
  })
}

/** Throws `too_many_images`, and what `changeable` throws. */
async function mayAdd(tx: Tx, session: Session, id: number) {
  const product = await changeable(tx, session, id)
  const { images } = latestValues(await requireWholeProduct(tx, id))
  if (images.length >= IMAGES_MAX) refuse('too_many_images')
  return { product, images }
}

async function reviseImages(tx: Tx, id: number, images: readonly number[], now: Date): Promise<void> {
  const after = { ...latestValues(await requireWholeProduct(tx, id)), images }
  await saveRevision(tx, { product_id: id, ...toRevision(after), submitted_at: now })
}

/** Removes a picture; one that is on sale stays visible until staff have decided. Throws `last_image`. */
export async function removeImage(tx: Tx, services: Services, session: Session, imageId: number): Promise<void> {
  const { product, image } = await requireOwnImage(tx, session, imageId)
  refuseInReview(product, 'change_card')
  const { images } = latestValues(await requireWholeProduct(tx, product.id))
  const left = images.filter((id) => id !== imageId)
  // The waiting edit has left it out already.
  if (left.length === images.length) return
  if (left.length === 0) refuse('last_image')
  if (product.state === 'published') {
    await reviseImages(tx, product.id, left, services.clock.now())
    if (image.position !== null) return
    await deleteFilesAfterCommit(tx, services, await deleteImages(tx, [imageId]))
    return
  }
  await deleteFilesAfterCommit(tx, services, await deleteImages(tx, [imageId]))
  await orderImages(tx, product.id, left)
}

/** Marks the product as deleted; the row stays for the orders that refer to it. Pictures that only an edit had are deleted. */
export async function removeOwnProduct(tx: Tx, services: Services, session: Session, id: number): Promise<void> {
  await changeable(tx, session, id, 'remove_card')
  const now = services.clock.now()
  await deleteRevisionWithPictures(tx, services, await requireWholeProduct(tx, id))
  await changeProduct(tx, id, { deleted_at: now }, now)
}
