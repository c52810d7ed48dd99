// The public page of a seller: current register data, sales record, and goods on sale.
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { readableName } from '@sverka/contract/company/names'
import type { getShowcase, Seller } from '@sverka/contract/company-page/company-page'
import type { OperationParts } from '@sverka/contract/http/http'
import { LISTING_PAGE } from '@sverka/contract/marketplace/marketplace.rules'
import { RECORD_DAYS, RECORD_LEAST } from '@sverka/contract/orders/record.rules'
import { readAnswerTime } from '../chat/chat.ts'
import { readCards } from '../marketplace/marketplace.ts'
import { readSalesRecord, type SalesRecord } from '../orders/orders.ts'
import { payableSellers } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { buildFilter, countLeft, listProductIds } from '../products/products.ts'
import { type CompanyRow, findById, openRecord } from '../registry/registry.ts'
import { countByCategory, findSeller, listVatRates, type SellerRow } from './company-page.sql.ts'

const DAY_MS = 86_400_000

type Request = OperationParts<typeof getShowcase>['query']

/** Throws `company_not_found`. */
export async function showCompanyPage(db: Reader, services: Services, id: number, query: Request) {
  const row = (await findById(db, id)) ?? refuse('company_not_found')
  const [found, record, categories] = await Promise.all([findSeller(db, id), openRecord(db, row, ['contacts']), countByCategory(db, id)])
  const [rates, payable] = await Promise.all([listVatRates(db, id), payableSellers(db, services, [id])])
  const terms = { vat_rates: rates, takes_payments: payable.has(id) }
  const registered = found ?? refuse('company_not_found')
  const seller = {
    ...presentSeller(row, registered, record.blocks.contacts?.website ?? null),
    ...(await salesFigures(db, services, { companyId: id, userId: registered.userId })),
  }
  const named = categories.map((one) => ({ id: one.id, name: categoryName(one, query.lang), count: one.count }))
  const onSale = categories.reduce((sum, { count }) => sum + count, 0)
  return { seller, on_sale: onSale, categories: named, goods: await goodsPage(db, id, query), terms }
}

interface Selling {
  readonly companyId: number
  /** Null while nobody represents it. */
  readonly userId: number | null
}

/** Sales record and answer time; null for fewer than `RECORD_LEAST` orders or conversations. */
async function salesFigures(db: Reader, { clock }: Pick<Services, 'clock'>, { companyId, userId }: Selling) {
  const now = clock.now()
  const after = new Date(now.getTime() - RECORD_DAYS * DAY_MS)
  const [sales, answers] = await Promise.all([
    readSalesRecord(db, { companyId, after, today: moscowDay(now) }),
    userId === null ? null : readAnswerTime(db, { userId, after }),
  ])
  return { record: presentRecord(sales), answers_within: answers && answers.asked >= RECORD_LEAST ? answers.minutes : null }
}

const presentRecord = ({ since, orders, late, cancelled, claims, upheld }: SalesRecord): Seller['record'] =>
  since === null || orders < RECORD_LEAST ? null : { since, orders, late, cancelled, claims, upheld }

async function goodsPage(db: Reader, id: number, { page = 1, search, category, ordering }: Request) {
  const narrowed = { ...(search ? { search } : {}), ...(category ? { category__in: [category] } : {}) }
  const filter = await buildFilter(db, { company__in: [id], ...narrowed }, null)
  const slice = { order: ordering, limit: LISTING_PAGE, offset: (page - 1) * LISTING_PAGE }
  const [count, ids] = await Promise.all([countLeft(db, filter), listProductIds(db, filter, slice)])
  return { count, page, page_size: LISTING_PAGE, result: await readCards(db, ids) }
}

type Registered = Omit<Seller, 'record' | 'answers_within'>

const presentSeller = (row: CompanyRow, found: SellerRow, website: string | null): Registered => ({
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
