// Loads a request for prices with its offers, and for each seller the verdict on prepaying the sum of their offer.
import type { Materiality } from '@sverka/contract/company-card/materiality'
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability-verdict'
import { splitOffers } from '@sverka/contract/quotes/quotes.rules'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal, NoConnection } from '../api/refusal.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'

/** Number of sellers whose verdicts are loaded. For the others the table only links to their companies' cards. */
const VERDICTS_MAX = 20

/**
 * The verdict on the risk of paying the seller in advance. `deal` compares the sum of the offer with the company's figures. `failed`: the verdict
 * could not be loaded.
 */
export type SellerVerdict = (PurposeVerdict & { readonly deal: Materiality | null }) | 'failed'

/**
 * `verdicts`: by OGRN (registration number) of the seller. Sellers with an open or accepted offer come first. If a seller has several offers, the
 * verdict is for the largest sum.
 */
export async function loadQuote(id: number) {
  const request = await browserCall('GET /api/v1/quote-requests/:id/', { params: { id }, query: { lang: languageInBrowser() } })
  const sums = new Map<string, number>()
  const { current, past } = splitOffers(request.offers)
  for (const { seller, total } of [...current, ...past]) sums.set(seller.ogrn, Math.max(total, sums.get(seller.ogrn) ?? 0))
  const first = [...sums].slice(0, VERDICTS_MAX)
  const verdicts = await Promise.all(first.map(async ([ogrn, sum]) => [ogrn, await loadVerdict(ogrn, sum)] as const))
  return { request, verdicts: new Map(verdicts) }
}

/** `sum` in rubles. */
async function loadVerdict(ogrn: string, sum: number): Promise<SellerVerdict> {
  try {
    const query = { query: ogrn, sum: String(Math.round(sum)), lang: languageInBrowser() }
    const { purposes, materiality } = await browserCall('GET /api/v1/reliability-verdicts/', { query })
    const verdict = purposes.find(({ purpose }) => purpose === 'prepayment')
    return verdict ? { ...verdict, deal: materiality } : 'failed'
  } catch (error) {
    // Offers can be compared without a verdict; its cell says that it could not be loaded.
    if (isRefusal(error) || error instanceof NoConnection) return 'failed'
    throw error
  }
}
