// Asks for the results that the search page's address names.
import { readableName, readablePerson } from '@sverka/contract/company.rules'
import type { FoundCompany } from '@sverka/contract/company-search'
import { identifierHolds, identifierKind } from '@sverka/contract/identifiers'
import type { Call } from '@sverka/contract/web-host'
import { isRefusal, NoConnection } from '../api/refusal.ts'

/** Results on one page. */
export const PAGE_SIZE = 20
/** Lists over the whole register end here (`count_exact` is then false). */
const LAST_RESULT = 1000

/** What the page shows for a query. */
export type Results =
  | { readonly state: 'start'; readonly query: '' }
  | { readonly state: 'wrong-digit'; readonly query: string }
  | { readonly state: 'failed'; readonly query: string; readonly status: number; readonly code: string }
  | {
      readonly state: 'found'
      readonly query: string
      readonly page: number
      readonly lastPage: number
      readonly count: number
      readonly exact: boolean
      readonly companies: readonly FoundCompany[]
    }

const pageOf = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= LAST_RESULT / PAGE_SIZE ? page : 1
}

/** Names as people write them. */
const readable = (found: FoundCompany): FoundCompany => ({
  ...found,
  name: found.fio ? found.name.replace(found.fio, readablePerson(found.fio)) : readableName(found.name),
  leader: found.leader && readablePerson(found.leader),
})

/** Reads `query` and `page` of the address. Specification §5: a search runs only with a non-empty query. */
export async function loadResults(call: Call, params: URLSearchParams): Promise<Results> {
  const query = (params.get('query') ?? '').trim().slice(0, 200)
  if (query === '') return { state: 'start', query }
  if (identifierKind(query) !== null && !identifierHolds(query)) return { state: 'wrong-digit', query }
  const page = pageOf(params)
  try {
    const {
      count,
      count_exact: exact = true,
      result,
    } = await call('GET /api/v1/company-search/', {
      query: { query, page, page_size: PAGE_SIZE },
    })
    return { state: 'found', query, page, lastPage: Math.ceil(count / PAGE_SIZE), count, exact, companies: result.map(readable) }
  } catch (error) {
    if (isRefusal(error)) return { state: 'failed', query, status: error.status, code: error.code }
    if (error instanceof NoConnection) return { state: 'failed', query, status: 0, code: 'no_connection' }
    throw error
  }
}
