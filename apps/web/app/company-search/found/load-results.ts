// Loads the results for the search page's URL.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FoundCompany, SearchedNumber, SearchFacets } from '@sverka/contract/company-search/company-search'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../../api/refusal.ts'
import { callQuery, hasFilters, PAGE_SIZE, readSearchUrl, type SearchUrl } from '../search-address.ts'
import { meantBy, namedBy } from './transposed.ts'

interface Request {
  readonly address: SearchUrl
}

/** Data of the page for a URL. */
export type Results =
  | (Request & { readonly state: 'start' })
  | (Request & { readonly state: 'wrong-digit'; readonly meant: readonly FoundCompany[] })
  | (Request & { readonly state: 'rounded' })
  | (Request & { readonly state: 'failed'; readonly status: number; readonly code: string })
  | (Request & {
      readonly state: 'found'
      readonly lastPage: number
      readonly count: number
      readonly exact: boolean
      readonly complete: boolean
      readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
      /** Companies that may be meant, where nothing was found. */
      readonly offers: readonly string[]
      /** Companies whose ИНН begins with a zero that the query lacks. */
      readonly meant: readonly FoundCompany[]
      /** For complete numbers: the result for each. */
      readonly numbers: readonly SearchedNumber[]
      readonly facets: SearchFacets | null
      readonly companies: readonly FoundCompany[]
    })

/** Specification §5: a search runs only with a non-empty query; filters alone list companies. */
export async function loadResults(call: Call, params: URLSearchParams, lang: ReportLanguage): Promise<Results> {
  const address = readSearchUrl(params)
  const { query } = address
  if (query === '' && !hasFilters(address)) return { state: 'start', address }
  const { askedNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = askedNumber(query)
  if (number?.isRounded) return { state: 'rounded', address }
  if (number?.holds === false) {
    const meant = await meantBy(call, number.number, lang)
    const { readableFound } = await import('./readable-found.ts')
    return { state: 'wrong-digit', address, meant: meant.map(readableFound) }
  }
  try {
    const answer = await call('GET /api/v1/company-search/', { query: { ...callQuery(address), lang } })
    const { count, count_exact: exact = true, complete, corrected, offers, numbers, facets, result } = answer
    const { readableFound } = await import('./readable-found.ts')
    const lastPage = Math.ceil(count / PAGE_SIZE)
    const companies = result.map(readableFound)
    const lost = numbers.some(({ state }) => state === 'without_nought') ? offers.slice(0, 1) : []
    const meant = lost[0] === undefined ? [] : (await namedBy(call, lost[0], lang)).map(readableFound)
    const others = offers.slice(lost.length)
    return { state: 'found', address, lastPage, count, exact, complete, corrected, offers: others, meant, numbers, facets, companies }
  } catch (error) {
    if (isRefusal(error)) return { state: 'failed', address, status: error.status, code: error.code }
    if (error instanceof NoConnection) return { state: 'failed', address, status: 0, code: 'no_connection' }
    throw error
  }
}
