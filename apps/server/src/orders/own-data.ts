// A person's data in orders. What was bought and paid stays, as the law on bookkeeping demands; delivery addresses are deleted.
import { findBlocker, type UnderWay } from '@sverka/contract/orders/under-way.rules'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import type { CheckMayErase, EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { removeClaimFiles } from './claims/claim-files.ts'
import { deleteClaimFiles, eraseClaimTexts, hasOpenClaim, listClaimsForExport } from './claims/claims.sql.ts'
import { eraseDeliveries, findOpenOrders, listOrdersForExport, listShownImages } from './own-data.sql.ts'

export const exportOrders: ExportUserData = async (db, userId) => [
  { name: 'orders.json', content: await listOrdersForExport(db, userId) },
  { name: 'order-claims.json', content: await listClaimsForExport(db, userId) },
]

/** Throws `payment_under_way`, `purchases_open`, `sales_open` and `claims_open`: an account cannot be deleted before its orders have ended for both sides. */
export const assertNoOpenOrders: CheckMayErase = async (tx, userId) => {
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
export const eraseOrders =
  (services: Pick<Services, 'jobs'>): EraseUserData =>
  async (tx, userId) => {
    const files = await deleteClaimFiles(tx, userId)
    await removeClaimFiles(tx, services, files)
    return {
      deliveries: await eraseDeliveries(tx, userId),
      claims: await eraseClaimTexts(tx, userId),
      claim_files: files.length,
    }
  }

/** The URL by which a line refers to the file of this key: that of the WebP, also for the AVIF. */
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
