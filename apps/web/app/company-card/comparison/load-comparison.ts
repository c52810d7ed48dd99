// Loads the companies that a URL of the page `/compare` names: `company` (repeated), `purpose` (kind of deal), `rows=all`.
import type { ComparedCompany } from '@sverka/contract/company-card/comparison'
import { purposes } from '@sverka/contract/company-card/reliability.rules'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Call } from '@sverka/contract/web-host'
import { pageData } from '../../api/page-data.ts'
import type { Locale } from '../../i18n/locale.ts'

/** Most numbers read from a URL. A checked list sends up to fifty; those beyond the five places are reported to the reader. */
const MAX_NUMBERS = 200

/** `all`: show also rows with the same value for all companies. `unknown`: numbers that no company has. `leftOut`: numbers beyond the five places. */
export async function loadComparison(call: Call, request: Request, lang: Locale) {
  const { searchParams } = new URL(request.url)
  // 20 characters: the longest number that the server accepts.
  const numbers = [...new Set(searchParams.getAll('company').map((number) => parseTypedNumber(number).slice(0, 20)))]
    .filter(Boolean)
    .slice(0, MAX_NUMBERS)
  const purpose = purposes.find((purpose) => purpose === searchParams.get('purpose')) ?? 'prepayment'
  const all = searchParams.get('rows') === 'all'
  const found =
    numbers.length > 0
      ? await pageData(call('GET /api/v1/company-comparison/', { query: { number__in: numbers, purpose, lang } }))
      : { result: [], unknown: [], left_out: [] }
  return { purpose, all, companies: found.result, unknown: found.unknown, leftOut: found.left_out }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>

/** The number that identifies a company in the URL: the INN (taxpayer number), or the OGRN (registration number) if the register gives no INN. */
export const companyNumber = ({ inn, ogrn }: Pick<ComparedCompany, 'inn' | 'ogrn'>): string => inn ?? ogrn
