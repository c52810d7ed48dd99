// A seller's changes of several own products at once. Each product is changed in a transaction of its own and has its own result.

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

type ChangeRequest = OperationParts<typeof changeOwnProducts>['body']

interface RowChange {
  readonly tx: Tx
  readonly services: Services
  readonly session: Session
  /** The product, locked until the commit. */
  readonly row: ProductRow
  readonly request: ChangeRequest
}

const actions: { readonly [action in Exclude<OwnAction, 'copy'>]: (work: RowChange) => Promise<void> } = {
  price: setPrice,
  stock: setStock,
  hide: (work) => setOffered(work, false),
  show: (work) => setOffered(work, true),
  withdraw,
  remove: ({ tx, services, session, row }) => removeOwnProduct(tx, services, session, row.id),
}

/**
 * Changes one product after another. A product named twice is changed once, as its last entry says. An item with a version is refused if the product
 * has another version by now.
 */
export async function changeOwn(db: Db, services: Services, session: Session, request: ChangeRequest): Promise<OwnChange[]> {
  refuseIncomplete(request)
  const items = [...new Map(request.items.map((item) => [item.id, item])).values()]
  const result: OwnChange[] = []
  for (const { id, version } of items) {
    result.push(
      await attemptChange(id, async () => {
        if (request.action === 'copy') return { copy: await copyOwnProduct(db, services, session, id) }
        const action = actions[request.action]
        return db.transaction().execute(async (tx) => {
          const row = await lockOwnRow(tx, session, id)
          if (version !== undefined && version !== row.version) refuse('conflict')
          await action({ tx, services, session, row, request })
          return request.action === 'remove' ? {} : { version: row.version + 1 }
        })
      }),
    )
  }
  return result
}

/** Throws a field error if the value of the action is missing, or if too many copies are requested. */
function refuseIncomplete({ action, items, price, percent, stock }: ChangeRequest): void {
  if (action === 'price' && (price === undefined) === (percent === undefined)) refuseField('price', 'required')
  if (action === 'stock' && stock === undefined) refuseField('stock', 'required')
  if (action === 'copy' && items.length > COPIES_MAX) refuseField('items', 'too_many_copies')
}

/** Turns a refusal into the result of its product; other errors end the call. */
async function attemptChange(id: number, work: () => Promise<{ version?: number; copy?: number }>): Promise<OwnChange> {
  try {
    const { version = null, copy = null } = await work()
    return { id, done: true, code: null, message: null, version, copy }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    // The message of the first invalid field says more than the general message.
    const fault = Object.values(error.errors ?? {})[0]?.[0]
    return { id, done: false, code: fault?.code ?? error.code, message: fault?.message ?? error.message, version: null, copy: null }
  }
}

/** The caller's own product, locked until the commit. Throws `not_found` for products of others, also if the caller is staff. */
async function lockOwnRow(tx: Tx, session: Session, id: number): Promise<ProductRow> {
  const { userId } = await requireOwnProduct(tx, session, id)
  if (userId !== session.userId) refuse('not_found')
  return requireWholeProduct(tx, id)
}

/**
 * Changes price or stock at once. A draft or a returned product keeps its state and is not sent to staff. Throws `product_pending` if the product
 * waits for staff.
 */
async function changeSale({ tx, services, session, row }: RowChange, fields: Fields): Promise<void> {
  if (row.state === 'pending') refuse('product_pending')
  await checkSeller(tx, session, { sellerId: row.companyId })
  await checkFields(tx, fields, saleAfter(fields, row))
  await changeProduct(tx, row.id, saleChanges(fields, row), services.clock.now())
}

/** The price changed by a percentage (-10 is a tenth less), in rubles rounded to the kopeck. */
const byPercent = (priceKopecks: number, percent: number): number => rubles(kopecks((rubles(priceKopecks) * (100 + percent)) / 100))

async function setPrice(work: RowChange): Promise<void> {
  const { row, request } = work
  const { price, percent = 0 } = request
  if (price !== undefined) return changeSale(work, { price })
  const sale = row.salePriceKopecks === null ? {} : { sale_price: byPercent(row.salePriceKopecks, percent) }
  const price_steps = row.priceSteps.map((step) => ({ from: step.from, price: byPercent(step.kopecks, percent) }))
  return changeSale(work, { price: byPercent(row.priceKopecks, percent), price_steps, ...sale })
}

async function setStock(work: RowChange): Promise<void> {
  if (work.row.kind === 'service') refuseField('stock', 'service_without_stock')
  const { stock = null } = work.request
  await changeSale(work, { stock, ...(stock ? { in_stock: true } : {}) })
}

/** Takes an approved product off sale or puts it back on sale; other reasons for hiding it stay in force. */
async function setOffered({ tx, services, row }: RowChange, isOffered: boolean): Promise<void> {
  if (row.state !== 'published') refuse('product_not_approved')
  const now = services.clock.now()
  await changeProduct(tx, row.id, { taken_off_at: isOffered ? null : now }, now)
  await refreshHidden(tx, { ids: [row.id] })
}

/** Withdraws from moderation: a new product becomes a draft; an approved one loses its waiting edit and stays on sale. */
async function withdraw({ tx, services, row }: RowChange): Promise<void> {
  const now = services.clock.now()
  if (row.state === 'pending') return void (await changeProduct(tx, row.id, { state: 'draft' }, now))
  if (row.state !== 'published' || !waitingRevision(row)) refuse('product_not_waiting')
  await deleteRevisionWithPictures(tx, services, row)
  await changeProduct(tx, row.id, {}, now)
}
