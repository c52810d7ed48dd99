// Loads the results for the URL of the company search page, on the server and in the browser.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import type { FoundCompany, SearchedNumber, SearchFacets } from '@sverka/contract/company-search/company-search'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../../api/refusal.ts'
import { callQuery, hasFilters, PAGE_SIZE, readSearchUrl, type SearchUrl } from '../search-url.ts'
import { findByNumber, findBySwappedDigits } from './swapped-digits.ts'

interface Request {
  readonly url: SearchUrl
}

/**
 * Data of the page for a URL. `start`: the URL has neither query nor filters. `wrong-digit`: the query is a number with a wrong check digit;
 * `meant` are the companies with two neighbouring digits swapped. `rounded`: a spreadsheet rounded the number (1,6e+09), so its digits are lost.
 * `failed`: the server refused the search, or was not reached (`status` 0).
 */
export type Results =
  | (Request & { readonly state: 'start' })
  | (Request & { readonly state: 'wrong-digit'; readonly meant: readonly FoundCompany[] })
  | (Request & { readonly state: 'rounded' })
  | (Request & { readonly state: 'failed'; readonly status: number; readonly code: string })
  | (Request & {
      readonly state: 'found'
      readonly lastPage: number
      readonly count: number
      /** False: there are at least `count`. */
      readonly exact: boolean
      /** False: the search ran out of time, so companies may be missing. */
      readonly complete: boolean
      /** The query that was searched instead of a mistyped one, and other possible ones. */
      readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
      /** If nothing was found: similar queries that do have results. */
      readonly offers: readonly string[]
      /** Companies whose ИНН (taxpayer number) is the searched number with a leading zero, which spreadsheets drop. */
      readonly meant: readonly FoundCompany[]
      /** The result for each complete number in the query. */
      readonly numbers: readonly SearchedNumber[]
      readonly facets: SearchFacets | null
      readonly companies: readonly FoundCompany[]
    })

/** Specification §5: a search runs only with a non-empty query; filters alone list companies. */
export async function loadResults(call: Call, params: URLSearchParams, lang: ReportLanguage): Promise<Results> {
  const url = readSearchUrl(params)
  const { query } = url
  if (query === '' && !hasFilters(url)) return { state: 'start', url }
  const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = findSingleNumber(query)
  if (number?.isRounded) return { state: 'rounded', url }
  // `holds` is whether the check digits are right.
  if (number?.holds === false) {
    const meant = await findBySwappedDigits(call, number.number, lang)
    const { readableFound } = await import('./readable-found.ts')
    return { state: 'wrong-digit', url, meant: meant.map(readableFound) }
  }
  try {
    const answer = await call('GET /api/v1/company-search/', { query: { ...callQuery(url), lang } })
    const { count, count_exact: exact = true, complete, corrected, offers, numbers, facets, result } = answer
    const { readableFound } = await import('./readable-found.ts')
    const lastPage = Math.ceil(count / PAGE_SIZE)
    const companies = result.map(readableFound)
    // For a number without its leading zero the server's first suggested query is the completed number.
    const completed = numbers.some(({ state }) => state === 'without_nought') ? offers.slice(0, 1) : []
    const meant = completed[0] === undefined ? [] : (await findByNumber(call, completed[0], lang)).map(readableFound)
    const others = offers.slice(completed.length)
    return { state: 'found', url, lastPage, count, exact, complete, corrected, offers: others, meant, numbers, facets, companies }
  } catch (error) {
    if (isRefusal(error)) return { state: 'failed', url, status: error.status, code: error.code }
    if (error instanceof NoConnection) return { state: 'failed', url, status: 0, code: 'no_connection' }
    throw error
  }
}
