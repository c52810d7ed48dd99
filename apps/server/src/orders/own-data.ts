// A person's data in orders. What was bought and paid stays, as the law on bookkeeping demands; delivery addresses are deleted.
import { findBlocker, type UnderWay } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import type { Forget, MayForget, OwnData } from '../platform/own-data.ts'
import { findOpenOrders, forgetDeliveries, listOrderCopies, listShownImages } from './own-data.sql.ts'

export const ownOrders: OwnData = async (db, userId) => [{ name: 'orders.json', content: await listOrderCopies(db, userId) }]

/** Refuses `payment_under_way`, `purchases_open` and `sales_open`: an account cannot be deleted before its orders have ended for both sides. */
export const noOrderIsOpen: MayForget = async (tx, userId) => {
  const { isPaying, buys, sells } = await findOpenOrders(tx, userId)
  const facts: readonly (UnderWay | false)[] = [isPaying && 'own_payment', buys && 'purchase', sells && 'sale']
  const code = findBlocker(
    'remove_account',
    facts.filter((fact) => fact !== false),
  )
  if (code) refuse(code)
}

export const forgetOrders: Forget = async (tx, userId) => ({ deliveries: await forgetDeliveries(tx, userId) })

/** Lines store the address of the WebP; its AVIF is stored beside it. */
const shownAs = (key: string): string => mediaUrl(key.replace(/\.avif$/, '.webp'))

/** A picture of a card stays while an order shows it, even if the card is deleted. */
export const lineImages: OwnedFiles = {
  store: 'pictures',
  prefix: 'products/',
  known: async (db, keys) => {
    const shown = new Set(await listShownImages(db, keys.map(shownAs)))
    return keys.filter((key) => shown.has(shownAs(key)))
  },
}
