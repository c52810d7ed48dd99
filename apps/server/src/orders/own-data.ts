// A person's data in orders. What was bought and paid stays, as the law on bookkeeping demands; delivery addresses are deleted.
import { findBlocker, type UnderWay } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import type { Forget, MayForget, OwnData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { dropClaimFiles } from './claims/claim-files.ts'
import { deleteClaimFiles, forgetClaimWords, hasOpenClaim, listClaimCopies } from './claims/claims.sql.ts'
import { findOpenOrders, forgetDeliveries, listOrderCopies, listShownImages } from './own-data.sql.ts'

export const ownOrders: OwnData = async (db, userId) => [
  { name: 'orders.json', content: await listOrderCopies(db, userId) },
  { name: 'order-claims.json', content: await listClaimCopies(db, userId) },
]

/** Throws `payment_under_way`, `purchases_open`, `sales_open` and `claims_open`: an account cannot be deleted before its orders have ended for both sides. */
export const noOrderIsOpen: MayForget = async (tx, userId) => {
  const { isPaying, buys, sells } = await findOpenOrders(tx, userId)
  const facts: readonly (UnderWay | false)[] = [
    isPaying && 'own_payment',
    buys && 'purchase',
    sells && 'sale',
    (await hasOpenClaim(tx, userId)) && 'claim',
  ]
  const code = findBlocker(
    'remove_account',
    facts.filter((fact) => fact !== false),
  )
  if (code) refuse(code)
}

/** Of claims the kind, the days and the outcome stay; the member's own words and files go. */
export const forgetOrders =
  (services: Pick<Services, 'jobs'>): Forget =>
  async (tx, userId) => {
    const files = await deleteClaimFiles(tx, userId)
    await dropClaimFiles(tx, services, files)
    return {
      deliveries: await forgetDeliveries(tx, userId),
      claims: await forgetClaimWords(tx, userId),
      claim_files: files.length,
    }
  }

/** Lines store the address of the WebP; its AVIF is stored beside it. */
const shownAs = (key: string): string => mediaUrl(key.replace(/\.avif$/, '.webp'))

/** A picture of a product stays while an order shows it, even if the product is deleted. */
export const lineImages: OwnedFiles = {
  store: 'pictures',
  prefix: 'products/',
  known: async (db, keys) => {
    const shown = new Set(await listShownImages(db, keys.map(shownAs)))
    return keys.filter((key) => shown.has(shownAs(key)))
  },
}
