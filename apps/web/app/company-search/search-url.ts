// The search page's URL: query, page and filters, read and written in one place, so that results can be shared.
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
  readonly region: number | null
  /** A code of activity (ОКВЭД), or words of its name. */
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

const pickKnown = <T extends string>(words: readonly T[], word: string | null): T | null => words.find((item) => item === word) ?? null

/** Reads a URL; invalid values count as not given. */
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

/** Digits of a person's ИНН (a sole trader, founder or head); a company's has ten. */
export const PERSONAL_DIGITS = 12

/**
 * Where a submitted query leads: a complete number to its card, anything else to the results. For a person's ИНН the URL asks the loader of
 * the search page to look it up.
 * The parser of numbers is large, so it is loaded when somebody submits.
 */
export async function submittedUrl(url: Partial<SearchUrl> & { readonly query: string }): Promise<string> {
  const { findSingleNumber } = await import('@sverka/contract/company-search/pasted.rules')
  const number = findSingleNumber(url.query)
  const results = writeSearchUrl(url)
  if (!number?.holds) return results
  return number.number.length === PERSONAL_DIGITS ? `${results}&${SUBMITTED.name}=${SUBMITTED.value}` : cardPath(number.number)
}

export const cardPath = (number: string): string => `/counter-parties/${number}`

/** The query of the search operation. */
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
