// Loads the comparison that a URL names.
import type { ComparedCompany } from '@sverka/contract/company-card/comparison'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Call } from '@sverka/contract/web-host'
import { pageData } from '../../api/page-data.ts'
import type { Locale } from '../../i18n/locale.ts'

/** How many numbers a URL may hold; companies that do not fit side by side are named. A checked list selects up to fifty. */
const MAX_NAMED = 200

/** `all`: also rows with the same value for all companies. `unknown`: numbers of no company. `leftOut`: companies beyond the places. */
export async function loadComparison(call: Call, request: Request, lang: Locale) {
  const { searchParams } = new URL(request.url)
  const numbers = [...new Set(searchParams.getAll('company').map((number) => parseTypedNumber(number).slice(0, 20)))]
    .filter(Boolean)
    .slice(0, MAX_NAMED)
  const purpose = purposes.find((purpose) => purpose === searchParams.get('purpose')) ?? 'prepayment'
  const all = searchParams.get('rows') === 'all'
  const found =
    numbers.length > 0
      ? await pageData(call('GET /api/v1/company-comparison/', { query: { number__in: numbers, purpose, lang } }))
      : { result: [], unknown: [], left_out: [] }
  return { purpose, all, companies: found.result, unknown: found.unknown, leftOut: found.left_out }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>

/** The number that stands for a company in the URL. */
export const companyNumber = ({ inn, ogrn }: Pick<ComparedCompany, 'inn' | 'ogrn'>): string => inn ?? ogrn
