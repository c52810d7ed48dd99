// Reads and writes the URL of the company search: query, page and filters. They are all in the URL, so that results can be shared.
import type { CompanyKind } from '@sverka/contract/company/company'
import {
  type CompanySize,
  companySizes,
  SEARCH_RESULTS_MAX,
  type SearchSort,
  type SearchStatus,
  searchSorts,
  searchStatuses,
} from '@sverka/contract/company-search/company-search.rules'
import { SUBMITTED } from './submitted-field.tsx'

/** Results on one page. */
export const PAGE_SIZE = 20

/** Age ranges: full years from and to, both inclusive. */
export const ages = {
  'under-1': { age_to: 0 },
  '1-3': { age_from: 1, age_to: 2 },
  '3-10': { age_from: 3, age_to: 9 },
  'over-10': { age_from: 10 },
} as const
export type Age = keyof typeof ages

export interface SearchFilters {
  readonly kind: CompanyKind | null
  readonly statuses: readonly SearchStatus[]
  /** Official code of a region of Russia, 1 to 99. */
  readonly region: number | null
  /** A code of the Russian classifier of activities (ОКВЭД), such as 62.01, or words of an activity's name. */
  readonly okved: string
  readonly size: CompanySize | null
  readonly age: Age | null
}

export interface SearchUrl extends SearchFilters {
  readonly query: string
  /** Null: best match first. */
  readonly sort: SearchSort | null
  readonly page: number
}

export const noFilters: SearchFilters = { kind: null, statuses: [], region: null, okved: '', size: null, age: null }

export const hasFilters = ({ kind, statuses, region, okved, size, age }: SearchFilters): boolean =>
  kind !== null || statuses.length > 0 || region !== null || okved !== '' || size !== null || age !== null

/** The value if it is one of `options`, else null. */
const pickKnown = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null

/** Reads a URL; invalid values count as absent, and texts are cut to the 200 and 60 characters that their fields take. */
export function readSearchUrl(params: URLSearchParams): SearchUrl {
  const page = Number(params.get('page') ?? 1)
  const region = Number(params.get('region'))
  return {
    query: (params.get('query') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page <= SEARCH_RESULTS_MAX / PAGE_SIZE ? page : 1,
    kind: pickKnown(['company', 'entrepreneur'], params.get('kind')),
    statuses: searchStatuses.filter((status) => params.getAll('status').includes(status)),
    region: Number.isInteger(region) && region > 0 && region < 100 ? region : null,
    okved: (params.get('okved') ?? '').trim().slice(0, 60),
    size: pickKnown(companySizes, params.get('size')),
    age: pickKnown(Object.keys(ages) as Age[], params.get('age')),
    sort: pickKnown(searchSorts, params.get('sort')),
  }
}

/** Writes a URL without default values; a changed filter starts at the first page. */
export function writeSearchUrl(url: Partial<SearchUrl>): string {
  const params = new URLSearchParams()
  if (url.query) params.set('query', url.query)
  if (url.kind) params.set('kind', url.kind)
  for (const status of url.statuses ?? []) params.append('status', status)
  if (url.region) params.set('region', String(url.region))
  if (url.okved) params.set('okved', url.okved)
  if (url.size) params.set('size', url.size)
  if (url.age) params.set('age', url.age)
  if (url.sort) params.set('sort', url.sort)
  if (url.page && url.page > 1) params.set('page', String(url.page))
  const text = params.toString()
  return text === '' ? '/counter-parties' : `/counter-parties?${text}`
}

/** Digits of a person's taxpayer number, ИНН (of a sole trader, founder or head); a company's has ten. */
export const PERSONAL_DIGITS = 12

/**
 * The URL that a submitted query leads to: for a complete valid number the company's page («card»), otherwise the results. A person's ИНН may
 * belong to a sole trader or only to a founder or head, so its URL carries the mark `SUBMITTED`: the loader of the search page looks it up and
 * redirects. The parser of numbers is large, so it is loaded only when somebody submits.
 */
export async function submittedUrl(url: Partial<SearchUrl> & { readonly query: string }): Promise<string> {
  const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = findSingleNumber(url.query)
  const results = writeSearchUrl(url)
  // `holds`: the check digits are right.
  if (!number?.holds) return results
  return number.number.length === PERSONAL_DIGITS ? `${results}&${SUBMITTED.name}=${SUBMITTED.value}` : cardPath(number.number)
}

/** Path of a company's page («card») by its taxpayer or registration number. */
export const cardPath = (number: string): string => `/counter-parties/${number}`

/** The query parameters of the search operation; `facets` requests the number of results for each option of the filters. */
export const callQuery = (url: SearchUrl) => ({
  ...(url.query ? { query: url.query } : {}),
  page: url.page,
  page_size: PAGE_SIZE,
  ...(url.kind ? { kind: url.kind } : {}),
  ...(url.statuses.length > 0 ? { status__in: [...url.statuses] } : {}),
  ...(url.region ? { region__in: [url.region] } : {}),
  ...(url.okved ? { activity: url.okved } : {}),
  ...(url.size ? { size__in: [url.size] } : {}),
  ...(url.age ? ages[url.age] : {}),
  ...(url.sort ? { sort: url.sort } : {}),
  facets: true,
})
