// Decisions of staff about products: they publish a new product, an edit or a changed price, or return it to the seller with a reason. The seller
// is notified, and the decision is recorded in the audit log.

import type { StaffProduct } from '@sverka/contract/products/products.staff'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { lockMembers } from '../auth/auth.ts'
import { approveTags } from '../catalog/catalog.ts'
import { refuseAlreadyDecided } from '../platform/audit/already-decided.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Email } from '../platform/mail/email.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { readFlags } from '../platform/texts/flags.ts'
import { refusingTakenCode } from './codes.ts'
import { latestValues, listTexts, priceJumped, toColumns, waitingRevision } from './moderated.ts'
import { deleteFilesAfterCommit, deleteRevisionWithPictures } from './own-product.ts'
import { type CardReader, presentRow, rubles } from './present.ts'
import { productPublishedEmail, productRejectedEmail } from './products.emails.ts'
import { countProducts, listProductIds } from './products.filters.sql.ts'
import { refreshHidden } from './products.hidden.sql.ts'
import { listOwners, listProductRows, lockProduct, type ProductRow, type RevisionRow } from './products.sql.ts'
import { countWaiting, findOwner, listWaitingIds } from './products.staff.sql.ts'
import { decideProduct, deleteImages, deleteRevision, orderImages, rejectRevision, setTags } from './products.write.sql.ts'
import { findWords } from './stop-words.sql.ts'

/** Added to the version of a product, so that it never equals the number of an edit: the API sends both to staff in one field. */
const PRODUCT_VERSION_BASE = 1_000_000_000

/** Identifies what staff read: the number of the waiting edit, otherwise the version of the product plus `PRODUCT_VERSION_BASE`. */
const waitingVersion = (row: ProductRow): number => waitingRevision(row)?.version ?? PRODUCT_VERSION_BASE + row.version

const presentWaiting = (row: ProductRow, reader: CardReader): Omit<StaffProduct, 'stop_words' | 'links'> => ({
  ...presentRow(row, reader),
  price_before: priceJumped(row) && row.seenPriceKopecks !== null ? rubles(row.seenPriceKopecks) : null,
  version: waitingVersion(row),
  attention: row.attention,
})

interface StaffQuery {
  readonly page?: number
  readonly page_size?: number
  readonly is_published?: boolean
  /** Only the products of this member. */
  readonly user?: number
  /** Only the products of this company. */
  readonly company?: number
  readonly lang?: Language
}

/** A page of products that wait for staff, or with `is_published` of those on sale. */
export async function staffPage(db: Reader, staff: Session, query: StaffQuery) {
  const { page = 1, page_size = 20, is_published = false, user, company } = query
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const onSale = { ...(user && { users: [user] }), ...(company && { companies: [company] }) }
  const [count, ids] = is_published
    ? await Promise.all([countProducts(db, onSale), listProductIds(db, onSale, { ...slice, order: undefined })])
    : await Promise.all([countWaiting(db, { user, company }), listWaitingIds(db, slice, { user, company })])
  const rows = new Map((await listProductRows(db, ids, null)).map((row) => [row.id, row]))
  const productTexts = [...rows.values()].map((row) => ({ id: row.id, texts: listTexts(row) }))
  const flags = await readFlags(db, findWords, productTexts)
  const result = ids.flatMap((id): StaffProduct[] => {
    const row = rows.get(id)
    return row ? [{ ...presentWaiting(row, { caller: staff, language: query.lang }), ...flags(id) }] : []
  })
  return { count, page, page_size, result }
}

/** A decision of staff about one product. */
export interface Decision {
  readonly id: number
  /** The version that staff read; without one the decision is about whatever waits now. */
  readonly version: number | undefined
  readonly staff: Session
  readonly clientIp: string | null
}

/**
 * The waiting product, locked until the commit. Throws `not_found`, and `conflict` if nothing waits for a decision or if the version is not the one
 * that staff read.
 */
async function waitingCard(tx: Tx, { id, version }: Decision): Promise<ProductRow> {
  // Locks the owner first, as all code does: deleting or blocking an account locks its products after the account.
  await lockMembers(tx, await listOwners(tx, [id]))
  if (!(await lockProduct(tx, id))) refuse('not_found')
  const row = (await listProductRows(tx, [id], null))[0] ?? refuse('not_found')
  const isWaiting = row.state === 'pending' || (row.state === 'published' && (waitingRevision(row) !== null || priceJumped(row)))
  if (!isWaiting) await refuseAlreadyDecided(tx, `product:${id}`, ['products.published', 'products.rejected'])
  if (version !== undefined && version !== waitingVersion(row)) refuse('conflict')
  return row
}

/** Publishes a product or its edit and notifies the seller. Throws as `publishQuietly`. */
export async function approvePublication(tx: Tx, services: Services, decision: Decision): Promise<void> {
  await informSeller(tx, services, await publishQuietly(tx, services, decision))
}

/** Returns a product or its edit to the seller with a reason, and notifies the seller. Throws `not_found` and `conflict`. */
export async function refusePublication(tx: Tx, services: Services, decision: Decision, reason: string): Promise<void> {
  await informSeller(tx, services, await refuseQuietly(tx, services, decision, reason))
}

/** The product of a decision as it was before, and the message to its seller. */
export interface DecidedProduct {
  readonly row: ProductRow
  /** Null for an accepted price, which was published already: the seller is not notified. */
  readonly message: SellerMessage | null
}

/**
 * Publishes without notifying the seller. Throws `not_found`, `conflict`, `seller_ended` if the company is closed, and `product_code_taken` if
 * another product got the code of the edit meanwhile.
 */
export async function publishQuietly(tx: Tx, services: Services, decision: Decision): Promise<DecidedProduct> {
  const row = await waitingCard(tx, decision)
  if (row.seller.isEnded) refuse('seller_ended')
  const decided = { decided_at: services.clock.now(), decided_by: decision.staff.userId, reject_reason: null }
  const revision = row.state === 'published' ? waitingRevision(row) : null
  if (revision) await applyRevision(tx, services, row, revision)
  // A price that jumped while an edit was read needs a decision of its own.
  const seen = revision ? {} : { seen_price_kopecks: row.finalPriceKopecks, seen_step_kopecks: row.lowestStepKopecks }
  await decideProduct(tx, row.id, { ...decided, ...seen, state: 'published' })
  await approveTags(tx, services.clock, revision ? latestValues(row).tags : row.tags.map(({ id }) => id))
  await recordDecision(tx, services, decision, { action: 'products.published', details: {} })
  if (row.state === 'published' && !revision) return { row, message: null }
  await refreshHidden(tx, { ids: [row.id] })
  const name = revision?.name ?? row.name
  const path = `/marketplace/item/${row.id}`
  const email = (to: string) => productPublishedEmail(to, name, `${services.publicUrl}${path}`)
  return { row, message: { kind: 'product_published', params: { product: name }, path, email } }
}

/** Copies the values of the edit to the product. Pictures that the edit leaves out are deleted. */
async function applyRevision(tx: Tx, services: Services, row: ProductRow, revision: RevisionRow): Promise<void> {
  const values = latestValues(row)
  const isNewCode = values.product_code.toLowerCase() !== row.productCode.toLowerCase()
  const unique = isNewCode ? { repeats_code: false } : {}
  await refusingTakenCode(decideProduct(tx, row.id, { ...toColumns(values), ...unique }), 'staff')
  await setTags(tx, row.id, values.tags)
  const dropped = row.images.flatMap(({ id }) => (revision.images.includes(id) ? [] : [id]))
  await deleteFilesAfterCommit(tx, services, await deleteImages(tx, dropped))
  await orderImages(tx, row.id, revision.images)
  await deleteRevision(tx, row.id)
}

/**
 * Refuses without notifying the seller. If an edit is refused, the published product stays on sale unchanged. If a changed price is refused, the
 * product is returned to the seller.
 */
export async function refuseQuietly(tx: Tx, services: Services, decision: Decision, reason: string): Promise<DecidedProduct> {
  const row = await waitingCard(tx, decision)
  const why = reason.trim()
  const revision = row.state === 'published' ? waitingRevision(row) : null
  if (revision) await rejectRevision(tx, row.id, why)
  else {
    // An edit that was returned before is deleted: the seller changes the returned product itself.
    if (row.state === 'published') await deleteRevisionWithPictures(tx, services, row)
    const decided = { decided_at: services.clock.now(), decided_by: decision.staff.userId }
    await decideProduct(tx, row.id, { ...decided, state: 'rejected', reject_reason: why })
  }
  const name = revision?.name ?? row.name
  const path = '/profile/products'
  await recordDecision(tx, services, decision, { action: 'products.rejected', details: { reason: why } })
  const email = (to: string) => productRejectedEmail(to, name, why, `${services.publicUrl}${path}`)
  return { row, message: { kind: 'product_rejected', params: { product: name, reason: why }, path, email } }
}

interface SellerMessage {
  readonly kind: 'product_published' | 'product_rejected'
  readonly params: Readonly<Record<string, string>>
  readonly path: string
  readonly email: (to: string) => Email
}

async function informSeller(tx: Tx, services: Services, { row, message }: DecidedProduct): Promise<void> {
  if (!message) return
  const { kind, params, path, email } = message
  const owner = await findOwner(tx, row.userId)
  if (owner.deletedAt) return
  const dedupeKey = `product:${row.id}:${kind}:${waitingVersion(row)}:${waitingRevision(row) ? 'edit' : 'card'}`
  await raiseNotice(tx, services.clock, { userId: owner.id, kind, params, path, dedupeKey })
  await services.mail.send(tx, email(owner.email))
}

const recordDecision = (
  tx: Tx,
  services: Services,
  { id, staff, clientIp }: Decision,
  entry: { action: string; details: Record<string, string> },
): Promise<void> => recordAudit(tx, services.clock, { ...entry, actorId: staff.userId, subject: `product:${id}`, clientIp })
