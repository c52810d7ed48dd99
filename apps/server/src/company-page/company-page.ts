// The public page of a seller: current register data, sales record, and goods on sale.
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { readableName } from '@sverka/contract/company/names'
import type { getShowcase, Seller } from '@sverka/contract/company-page/company-page'
import type { OperationParts } from '@sverka/contract/http/http'
import { LISTING_PAGE_SIZE } from '@sverka/contract/marketplace/marketplace.rules'
import { RECORD_DAYS, RECORD_MIN_ORDERS } from '@sverka/contract/orders/record.rules'
import { readAnswerTime } from '../chat/chat.ts'
import { readCards } from '../marketplace/marketplace.ts'
import { readSalesRecord, type SalesRecord } from '../orders/orders.ts'
import { sellersTakingPayments } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { buildFilter, countMatching, listProductIds } from '../products/products.ts'
import { type CompanyRow, findById, openRecord } from '../registry/registry.ts'
import { countByCategory, findSeller, listVatRates, type SellerRow } from './company-page.sql.ts'

const DAY_MS = 86_400_000
/** The page shows only what every visitor may see. */
const NO_VIEWER = null

type Request = OperationParts<typeof getShowcase>['query']

/** The page of the company `id`; the query filters only its list of goods. Throws `company_not_found`. */
export async function readCompanyPage(db: Reader, services: Services, id: number, query: Request) {
  const row = (await findById(db, id)) ?? refuse('company_not_found')
  const [found, register, categories] = await Promise.all([findSeller(db, id), openRecord(db, row, ['contacts']), countByCategory(db, id)])
  const [rates, takingPayments] = await Promise.all([listVatRates(db, id), sellersTakingPayments(db, services, [id])])
  const terms = { vat_rates: rates, takes_payments: takingPayments.has(id) }
  const sellerRow = found ?? refuse('company_not_found')
  const seller = {
    ...presentSeller(row, sellerRow, register.blocks.contacts?.website ?? null),
    ...(await salesFigures(db, services, { companyId: id, userId: sellerRow.userId })),
  }
  const namedCategories = categories.map((category) => ({
    id: category.id,
    name: categoryName(category, query.lang),
    count: category.count,
  }))
  const onSale = categories.reduce((sum, { count }) => sum + count, 0)
  return { seller, on_sale: onSale, categories: namedCategories, goods: await goodsPage(db, id, query), terms }
}

interface SellerIds {
  readonly companyId: number
  /** Null while nobody represents it. */
  readonly userId: number | null
}

/**
 * Sales record of the last `RECORD_DAYS` days, and the minutes within which half of the buyers' questions are answered. Each is null for fewer
 * than `RECORD_MIN_ORDERS` orders or conversations.
 */
async function salesFigures(db: Reader, { clock }: Pick<Services, 'clock'>, { companyId, userId }: SellerIds) {
  const now = clock.now()
  const after = new Date(now.getTime() - RECORD_DAYS * DAY_MS)
  const [sales, answers] = await Promise.all([
    readSalesRecord(db, { companyId, after, today: moscowDay(now) }),
    userId === null ? null : readAnswerTime(db, { userId, after }),
  ])
  return { record: presentRecord(sales), answers_within: answers && answers.asked >= RECORD_MIN_ORDERS ? answers.minutes : null }
}

const presentRecord = ({ since, orders, late, cancelled, claims, upheld }: SalesRecord): Seller['record'] =>
  since === null || orders < RECORD_MIN_ORDERS ? null : { since, orders, late, cancelled, claims, upheld }

async function goodsPage(db: Reader, id: number, { page = 1, search, category, ordering }: Request) {
  const extraFilters = { ...(search ? { search } : {}), ...(category ? { category__in: [category] } : {}) }
  const filter = await buildFilter(db, { company__in: [id], ...extraFilters }, NO_VIEWER)
  const slice = { order: ordering, limit: LISTING_PAGE_SIZE, offset: (page - 1) * LISTING_PAGE_SIZE }
  const [count, ids] = await Promise.all([countMatching(db, filter), listProductIds(db, filter, slice)])
  return { count, page, page_size: LISTING_PAGE_SIZE, result: await readCards(db, ids) }
}

type SellerWithoutFigures = Omit<Seller, 'record' | 'answers_within'>

const presentSeller = (row: CompanyRow, found: SellerRow, website: string | null): SellerWithoutFigures => ({
  id: row.id,
  kind: row.kind === 'company' ? 'company' : 'entrepreneur',
  name: readableName(row.name),
  inn: row.inn,
  ogrn: row.ogrn,
  status: {
    name: row.statusName,
    procedure: row.procedure ? { name: row.procedure, since: row.procedureSince } : null,
    // The company's card shows the reason, this page does not.
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
