// Delivery methods of the demo's seller: pickup from a warehouse, the seller's own transport to some regions, and a carrier.
import { listRepresentedCompanies } from '../../src/company-binding/company-binding.ts'
import { demoPastEnd } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { insertWays, listWays } from '../../src/products/delivery.sql.ts'
import { findDemoAccount, type Past } from '../people/sellers.ts'

/** Values of what a delivery method does not have. */
const none = { address: null, regions: [], price_kopecks: 0, free_from_kopecks: null, lead_days: null, vat_rate: null }

const WAYS = [
  { ...none, kind: 'pickup', address: 'Московская область, г. Химки, ул. Нездешняя, д. 8, склад 4, в будни с 9 до 18', lead_days: 1 },
  {
    ...none,
    kind: 'transport',
    // Codes of the Moscow region and of Moscow.
    regions: ['50', '77'],
    price_kopecks: 18_500_00,
    free_from_kopecks: 500_000_00,
    lead_days: 3,
  },
  { ...none, kind: 'carrier', lead_days: 10 },
] as const

/**
 * Adds them to the companies of the demo's seller that have no delivery method. Transport includes VAT (22 %) if the company's goods do: as for
 * the demo's goods, companies whose id is a multiple of 3 are exempt.
 */
export async function seedDelivery(tx: Tx, past: Past): Promise<void> {
  const seller = await findDemoAccount(tx, 'seller@demo.test')
  if (seller === null) return
  const companies = await listRepresentedCompanies(tx, [seller])
  const served = new Set((await listWays(tx, companies)).map(({ companyId }) => companyId))
  const created_at = demoPastEnd(past)
  for (const company_id of companies.filter((id) => !served.has(id)))
    await insertWays(
      tx,
      WAYS.map((way, place) => ({
        ...way,
        regions: [...way.regions],
        vat_rate: way.kind === 'transport' && company_id % 3 !== 0 ? 22 : null,
        ...{ company_id, place, created_at },
      })),
    )
}
