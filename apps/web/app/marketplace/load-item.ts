// Loads the data of an item's page: the item, a summary of its seller's reliability report, the first reviews, and the delivery methods («ways»).
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import type { Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import type { Locale } from '../i18n/locale.ts'
import { type FirstReviews, loadReviews } from '../reviews/load-reviews.ts'

/** The largest id: ids are PostgreSQL's 4-byte integers. */
const ID_MAX = 2147483647

/** Summary of the seller's reliability report. */
export interface SellerReport {
  /** The verdict on prepayment, since goods are paid in advance here. */
  readonly verdict: Verdict
  /** Number of negative findings, mild ones included. */
  readonly factors: number
  /** The most serious findings, at most two. */
  readonly worst: readonly string[]
  /** Whether a stop factor rules out the deal. The status of such a company is not shown in green, even if it is active. */
  readonly stopped: boolean
  /** Day of the report, YYYY-MM-DD. */
  readonly day: string
}

const NO_WAYS: Output<'GET /api/v1/companies/:id/delivery-ways/'> = { ways: [] }
const NO_REVIEWS: FirstReviews = { count: 0, result: [] }

/** Throws a response with status 404 for an id that cannot exist. A service has no delivery methods. */
export async function loadItem(call: Call, { id, lang }: { id: string; lang: Locale }) {
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > ID_MAX) throw data({ code: 'not_found' }, { status: 404 })
  const item = await pageData(call('GET /api/v1/marketplace/items/:id/', { params: { id: Number(id) }, query: { lang } }))
  const { product } = item
  const [report, reviews, { ways }] = await Promise.all([
    loadSellerReport(call, product.seller, lang),
    product.comments > 0 ? loadReviews(call, { product__in: [product.id] }) : NO_REVIEWS,
    product.product_type === 'product'
      ? call('GET /api/v1/companies/:id/delivery-ways/', { params: { id: product.seller.id }, query: { lang } })
      : NO_WAYS,
  ])
  return { item, report, reviews, ways }
}

export type LoadedItem = Awaited<ReturnType<typeof loadItem>>
export type Product = Output<'GET /api/v1/products/:id/'>

/** Null: there is no report; `failed`: it could not be loaded. */
export type ReportOrFailure = SellerReport | 'failed' | null

async function loadSellerReport(call: Call, { inn, ogrn }: Product['seller'], lang: Locale): Promise<ReportOrFailure> {
  try {
    const { counts, worst, day, verdicts } = await call('GET /api/v1/reliability-summary/', { query: { query: inn ?? ogrn, lang } })
    const factors = counts.negative + counts.attention
    const stopped = worst.some(({ polarity }) => polarity === 'stop')
    return { verdict: verdicts.prepayment, factors, worst: worst.map(({ title, fact }) => fact ?? title), stopped, day }
  } catch (error) {
    // The page works without the report; the seller's box says that there is none (status 404), or that it could not be loaded.
    if (isRefusal(error)) return error.status === 404 ? null : 'failed'
    throw error
  }
}
