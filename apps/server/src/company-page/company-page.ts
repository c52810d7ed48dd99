// The public page of a seller: its data by the present register, and its goods on sale.
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { readableName } from '@sverka/contract/company/names'
import type { getShowcase, Seller } from '@sverka/contract/company-page/company-page'
import type { OperationParts } from '@sverka/contract/http/http'
import { LISTING_PAGE } from '@sverka/contract/marketplace/marketplace.rules'
import { readCards } from '../marketplace/marketplace.ts'
import { payableSellers } from '../payments/payments.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { buildFilter, countLeft, listProductIds } from '../products/products.ts'
import { type CompanyRow, findById, openRecord } from '../registry/registry.ts'
import { countByCategory, findSeller, listVatRates, type SellerRow } from './company-page.sql.ts'

type Asked = OperationParts<typeof getShowcase>['query']

/** Refuses `company_not_found`. */
export async function showcase(db: Reader, services: Services, id: number, query: Asked) {
  const row = (await findById(db, id)) ?? refuse('company_not_found')
  const [found, record, categories] = await Promise.all([findSeller(db, id), openRecord(db, row, ['contacts']), countByCategory(db, id)])
  const [rates, payable] = await Promise.all([listVatRates(db, id), payableSellers(db, services, [id])])
  const terms = { vat_rates: rates, takes_payments: payable.has(id) }
  const seller = presentSeller(row, found ?? refuse('company_not_found'), record.blocks.contacts?.website ?? null)
  const named = categories.map((one) => ({ id: one.id, name: categoryName(one, query.lang), count: one.count }))
  const onSale = categories.reduce((sum, { count }) => sum + count, 0)
  return { seller, on_sale: onSale, categories: named, goods: await goodsPage(db, id, query), terms }
}

async function goodsPage(db: Reader, id: number, { page = 1, search, category, ordering }: Asked) {
  const narrowed = { ...(search ? { search } : {}), ...(category ? { category__in: [category] } : {}) }
  const filter = await buildFilter(db, { company__in: [id], ...narrowed }, null)
  const slice = { order: ordering, limit: LISTING_PAGE, offset: (page - 1) * LISTING_PAGE }
  const [count, ids] = await Promise.all([countLeft(db, filter), listProductIds(db, filter, slice)])
  return { count, page, page_size: LISTING_PAGE, result: await readCards(db, ids) }
}

const presentSeller = (row: CompanyRow, found: SellerRow, website: string | null): Seller => ({
  id: row.id,
  kind: row.kind === 'company' ? 'company' : 'entrepreneur',
  name: readableName(row.name),
  inn: row.inn,
  ogrn: row.ogrn,
  status: {
    name: row.statusName,
    procedure: row.procedure ? { name: row.procedure, since: row.procedureSince } : null,
    ended: row.closedOn ? { on: row.closedOn, reason: null } : null,
  },
  is_ended: found.isEnded,
  registration_date: row.registeredOn,
  region: found.region && { id: Number(found.region.code), name: found.region.name },
  website,
  as_of: row.registerAsOf,
  isVerified: found.isVerified,
  selling_since: found.sellingSince?.toISOString() ?? null,
  rating: found.reviews > 0 ? Math.round((found.stars / found.reviews) * 10) / 10 : null,
  comments: found.reviews,
})
