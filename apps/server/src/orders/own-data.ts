// A member's personal data in orders: exports it, and deletes it with the account. Goods and payments stay, because the Russian law on bookkeeping
// (402-ФЗ) demands them for five years; delivery addresses and the texts and files of claims are deleted.
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

/**
 * An account cannot be deleted before its orders have ended for both sides. Throws `payment_under_way`, `purchases_open`, `sales_open` or
 * `claims_open` (a claim is a buyer's complaint) for what has not ended.
 */
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

/** Deletes delivery addresses and the member's texts and files in claims. The kind, the days and the outcome of claims stay. */
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

/** The URL by which a line refers to a stored picture. Pictures are stored as WebP and AVIF; lines refer to both by the URL of the WebP. */
const urlInLines = (key: string): string => mediaUrl(key.replace(/\.avif$/, '.webp'))

/** A picture of a product stays while an order shows it, even if the product is deleted. */
export const lineImages: OwnedFiles = {
  store: 'pictures',
  prefix: 'products/',
  known: async (db, keys) => {
    const shown = new Set(await listShownImages(db, keys.map(urlInLines)))
    return keys.filter((key) => shown.has(urlInLines(key)))
  },
}
