// What orders hold of a person. What was bought and paid stays, as the law on bookkeeping asks; where it went is forgotten.
import { findBlocker, type UnderWay } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import type { Forget, MayForget, OwnData } from '../platform/own-data.ts'
import { findOpenOrders, forgetDeliveries, listOrderCopies, listShownImages } from './own-data.sql.ts'

export const ownOrders: OwnData = async (db, userId) => [{ name: 'orders.json', content: await listOrderCopies(db, userId) }]

/** Refuses `payment_under_way`, `purchases_open` and `sales_open`: who buys or sells stays until the order has ended for the other side too. */
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

/** Lines name the WebP of a picture; its AVIF lies beside it. */
const shownAs = (key: string): string => mediaUrl(key.replace(/\.avif$/, '.webp'))

/** A picture of a card stays while an order shows it, also when the card is gone. */
export const lineImages: OwnedFiles = {
  store: 'pictures',
  prefix: 'products/',
  known: async (db, keys) => {
    const shown = new Set(await listShownImages(db, keys.map(shownAs)))
    return keys.filter((key) => shown.has(shownAs(key)))
  },
}
