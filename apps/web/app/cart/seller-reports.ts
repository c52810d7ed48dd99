// Loads for each seller in a cart the verdict on prepayment and the most serious finding of their report.
import type { Cart } from '@sverka/contract/cart/cart'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'

/** The selling company as a line of the cart names it. */
export type Seller = Cart['baskets'][number]['product']['seller']

/**
 * `first`: the most serious finding in words, undefined if there is none. `stopped`: the company has a stop factor, a finding that alone rules
 * out a deal. Null: there is no report. `failed`: the report could not be loaded.
 */
export type SellerReport = { readonly verdict: Verdict; readonly first: string | undefined; readonly stopped: boolean } | 'failed' | null

/** Whether a stop factor rules out the deal. The status of such a company is not shown in green, even if it is active. */
export const isStopped = (report: SellerReport): boolean => report !== null && report !== 'failed' && report.stopped

async function loadSellerReport({ inn, ogrn }: Seller): Promise<SellerReport> {
  try {
    const query = { query: inn ?? ogrn, lang: languageInBrowser() }
    const { verdicts, worst } = await browserCall('GET /api/v1/reliability-summary/', { query })
    const stopped = worst.some(({ polarity }) => polarity === 'stop')
    return { verdict: verdicts.prepayment, first: worst[0]?.fact ?? worst[0]?.title, stopped }
  } catch (error) {
    // A missing report does not prevent buying the goods, so the cart is shown without it. Status 404: there is no such company to report on.
    if (!isRefusal(error)) console.warn(error)
    return isRefusal(error) && error.status === 404 ? null : 'failed'
  }
}

/** The reports of all sellers in the cart, by the seller's company id. */
export async function loadReports({ baskets }: Cart): Promise<ReadonlyMap<number, SellerReport>> {
  const sellers = new Map(baskets.map(({ product: { seller } }) => [seller.id, seller]))
  return new Map(await Promise.all([...sellers].map(async ([id, seller]) => [id, await loadSellerReport(seller)] as const)))
}
