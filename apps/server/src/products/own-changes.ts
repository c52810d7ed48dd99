// Changes that a seller makes to several products in the table: each product in a transaction of its own, with its own result.

import type { OperationParts } from '@sverka/contract/http/http'
import type { changeOwnProducts, OwnChange } from '@sverka/contract/products/own-products'
import { COPIES_MAX, type OwnAction } from '@sverka/contract/products/products.rules'
import type { Session } from '../platform/auth/session.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { RefusalError, refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { copyOwnProduct } from './copies.ts'
import { checkFields, type Fields, saleAfter } from './fields.ts'
import { waitingRevision } from './moderated.ts'
import { checkSeller } from './new-product.ts'
import { deleteRevisionWithPictures, removeOwnProduct, requireWholeProduct, saleChanges } from './own-product.ts'
import { kopecks, rubles } from './present.ts'
import { requireOwnProduct } from './products.access.ts'
import { refreshHidden } from './products.hidden.sql.ts'
import type { ProductRow } from './products.sql.ts'
import { changeProduct } from './products.write.sql.ts'

type Request = OperationParts<typeof changeOwnProducts>['body']

interface Work {
  readonly tx: Tx
  readonly services: Services
  readonly session: Session
  /** The product, locked until the commit. */
  readonly row: ProductRow
  readonly request: Request
}

const actions: { readonly [action in Exclude<OwnAction, 'copy'>]: (work: Work) => Promise<void> } = {
  price: setPrice,
  stock: setStock,
  hide: (work) => offer(work, false),
  show: (work) => offer(work, true),
  withdraw,
  remove: ({ tx, services, session, row }) => removeOwnProduct(tx, services, session, row.id),
}

/** Changes one after another in the given order; a product named twice is changed once, as its last entry says. */
export async function changeOwn(db: Db, services: Services, session: Session, request: Request): Promise<OwnChange[]> {
  refuseIncomplete(request)
  const items = [...new Map(request.items.map((item) => [item.id, item])).values()]
  const result: OwnChange[] = []
  for (const { id, version } of items) {
    result.push(
      await attemptChange(id, async () => {
        if (request.action === 'copy') return { copy: await copyOwnProduct(db, services, session, id) }
        const action = actions[request.action]
        return db.transaction().execute(async (tx) => {
          const row = await ownCard(tx, session, id)
          if (version !== undefined && version !== row.version) refuse('conflict')
          await action({ tx, services, session, row, request: request })
          return request.action === 'remove' ? {} : { version: row.version + 1 }
        })
      }),
    )
  }
  return result
}

/** Throws a field error if a value is missing for every line. */
function refuseIncomplete({ action, items, price, percent, stock }: Request): void {
  if (action === 'price' && (price === undefined) === (percent === undefined)) refuseField('price', 'required')
  if (action === 'stock' && stock === undefined) refuseField('stock', 'required')
  if (action === 'copy' && items.length > COPIES_MAX) refuseField('items', 'too_many_copies')
}

/** Turns a refusal into the result of its line; other errors end the call. */
async function attemptChange(id: number, work: () => Promise<{ version?: number; copy?: number }>): Promise<OwnChange> {
  try {
    const { version = null, copy = null } = await work()
    return { id, done: true, code: null, message: null, version, copy }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    // If one field is wrong, its own message says more than the general one.
    const fault = Object.values(error.errors ?? {})[0]?.[0]
    return { id, done: false, code: fault?.code ?? error.code, message: fault?.message ?? error.message, version: null, copy: null }
  }
}

/** The table has the caller's own products only, also for staff. Throws `not_found`. */
async function ownCard(tx: Tx, session: Session, id: number): Promise<ProductRow> {
  const { userId } = await requireOwnProduct(tx, session, id)
  if (userId !== session.userId) refuse('not_found')
  return requireWholeProduct(tx, id)
}

/**
 * Changes price or stock at once. A draft or a returned product keeps its state: this does not send it to staff. Throws `product_pending` for
 * one that waits for staff.
 */
async function changeSale({ tx, services, session, row }: Work, fields: Fields): Promise<void> {
  if (row.state === 'pending') refuse('product_pending')
  await checkSeller(tx, session, { sellerId: row.companyId })
  await checkFields(tx, fields, saleAfter(fields, row))
  await changeProduct(tx, row.id, saleChanges(fields, row), services.clock.now())
}

/** Kopecks changed by percent, as rubles rounded to the kopeck; -10 is a tenth less. */
const byPercent = (priceKopecks: number, percent: number): number => rubles(kopecks((rubles(priceKopecks) * (100 + percent)) / 100))

async function setPrice(work: Work): Promise<void> {
  const { row, request: asked } = work
  const { price, percent = 0 } = asked
  if (price !== undefined) return changeSale(work, { price })
  const sale = row.salePriceKopecks === null ? {} : { sale_price: byPercent(row.salePriceKopecks, percent) }
  const price_steps = row.priceSteps.map((step) => ({ from: step.from, price: byPercent(step.kopecks, percent) }))
  return changeSale(work, { price: byPercent(row.priceKopecks, percent), price_steps, ...sale })
}

async function setStock(work: Work): Promise<void> {
  if (work.row.kind === 'service') refuseField('stock', 'service_without_stock')
  const { stock = null } = work.request
  await changeSale(work, { stock, ...(stock ? { in_stock: true } : {}) })
}

/** Takes an approved product off sale or puts it back; other reasons for hiding it stay in force. */
async function offer({ tx, services, row }: Work, isOffered: boolean): Promise<void> {
  if (row.state !== 'published') refuse('product_not_approved')
  const now = services.clock.now()
  await changeProduct(tx, row.id, { taken_off_at: isOffered ? null : now }, now)
  await refreshHidden(tx, { ids: [row.id] })
}

/** Withdraws from staff: a new product becomes a draft; an approved one loses its waiting edit and stays on sale. */
async function withdraw({ tx, services, row }: Work): Promise<void> {
  const now = services.clock.now()
  if (row.state === 'pending') return void (await changeProduct(tx, row.id, { state: 'draft' }, now))
  if (row.state !== 'published' || !waitingRevision(row)) refuse('product_not_waiting')
  await deleteRevisionWithPictures(tx, services, row)
  await changeProduct(tx, row.id, {}, now)
}
