// Makes the page of search results for a query with complete numbers: ИНН (taxpayer number), ОГРН (registration number), КПП (code of a
// registration with a tax office, which a branch has too).
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { askedKpp, readKpps } from '@sverka/contract/company-search/pasted.rules'
import type { OperationOutput } from '@sverka/contract/http/http'
import { findBranches } from '../../registry/registry.ts'
import { countFacets } from '../answer/facets.ts'
import { listRows } from '../answer/page.sql.ts'
import { presentFound, withBranches } from '../answer/present.ts'
import type { SearchQuery, SearchRequest } from '../query/request.ts'
import type { SearchDb } from '../search-db.ts'

import { type FoundByNumbers, findByNumbers } from './numbers.ts'

/** The page; null if the search index must answer, for example because the query has no complete number (see `findByNumbers`). */
export async function pageOfNumbers(
  { register, index }: SearchDb,
  request: SearchRequest,
  params: Pick<SearchQuery, 'facets' | 'lang'>,
): Promise<OperationOutput<typeof searchCompanies> | null> {
  const found = await findByNumbers(register, request)
  if (!found) return null
  const { version, today } = index.summaryWanted()
  const ids = idsOfPage(found, request)
  const rows = ids.length === 0 ? [] : await listRows(register, version, today, ids)
  // A КПП alone, or those beside an ИНН, which may be of branches.
  const alone = askedKpp(request.query)
  const kpps = alone ? [alone.kpp] : readKpps(request.query)
  const { branches, knownKpps } = await findBranches(
    register,
    ids.flatMap((id) => kpps.map((kpp) => ({ id, kpp }))),
  )
  const unknown = alone ? [] : kpps.filter((kpp) => !knownKpps.has(kpp))
  return {
    count: found.count,
    ...(found.exact ? {} : { count_exact: false }),
    complete: true,
    corrected: null,
    offers: [],
    numbers: [...found.numbers, ...unknown.map((number) => ({ number, state: 'unknown' as const }))],
    facets: params.facets ? countFacets(found.traits, request.filters) : null,
    result: withBranches(presentFound(rows, found.readings, { language: params.lang ?? 'ru', today }), branches),
  }
}

/** The company ids of the requested page. */
export const idsOfPage = (
  { ids }: Pick<FoundByNumbers, 'ids'>,
  { page, pageSize }: Pick<SearchRequest, 'page' | 'pageSize'>,
): readonly number[] => ids.slice((page - 1) * pageSize, page * pageSize)
