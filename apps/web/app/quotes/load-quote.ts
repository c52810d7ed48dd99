// Loads a request with its offers, and the verdicts on the sellers.
import type { PurposeVerdict } from '@sverka/contract/company-card/reliability'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal, NoConnection } from '../api/refusal.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'

/** Number of sellers whose verdicts are loaded; the others are checked on their cards. */
const VERDICTS_MAX = 20

/** Verdict on paying the seller in advance; `failed` if it could not be loaded. */
export type SellerVerdict = PurposeVerdict | 'failed'

/** Verdicts are by ОГРН of the seller, for sellers with an open or accepted offer. */
export async function loadQuote(id: number) {
  const request = await browserCall('GET /api/v1/quote-requests/:id/', { params: { id }, query: { lang: languageInBrowser() } })
  const open = request.offers.filter(({ state }) => state === 'open' || state === 'accepted')
  const sellers = [...new Set(open.map(({ seller }) => seller.ogrn))].slice(0, VERDICTS_MAX)
  const verdicts = await Promise.all(sellers.map(async (ogrn) => [ogrn, await loadVerdict(ogrn)] as const))
  return { request, verdicts: new Map(verdicts) }
}

async function loadVerdict(ogrn: string): Promise<SellerVerdict> {
  try {
    const { purposes } = await browserCall('GET /api/v1/reliability-verdicts/', { query: { query: ogrn, lang: languageInBrowser() } })
    return purposes.find(({ purpose }) => purpose === 'prepayment') ?? 'failed'
  } catch (error) {
    // Offers can be compared without it; the cell says that the verdict could not be loaded.
    if (isRefusal(error) || error instanceof NoConnection) return 'failed'
    throw error
  }
}
