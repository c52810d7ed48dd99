// The URL of a checked list of companies: reads the filters and the order of its lines, and turns them into the query of the API.
import { LINE_SEARCH_MAX, lineSorts } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { lineChoices } from './verdict-counts.tsx'

const MILLION = 1_000_000

/** Full years since registration; both ends are included. */
export const ages = {
  'under-1': { age_to: 0 },
  '1-3': { age_from: 1, age_to: 2 },
  '3-10': { age_from: 3, age_to: 9 },
  'over-10': { age_from: 10 },
} as const

/** Yearly revenue in rubles; both ends are included. */
export const revenues = {
  'under-10m': { revenue_to: 10 * MILLION - 1 },
  '10m-100m': { revenue_from: 10 * MILLION, revenue_to: 100 * MILLION - 1 },
  '100m-1bn': { revenue_from: 100 * MILLION, revenue_to: 1000 * MILLION - 1 },
  'over-1bn': { revenue_from: 1000 * MILLION },
} as const

const pickKnown = <T extends string>(values: readonly T[], text: string | null): T | undefined => values.find((value) => value === text)
const objectKeys = <T extends object>(ranges: T) => Object.keys(ranges) as (keyof T & string)[]
/** A whole number from 1 to `max`; undefined for anything else. */
const wholeNumber = (text: string | null, max: number): number | undefined =>
  text && /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= max ? Number(text) : undefined

/** The largest region code of the register. */
const REGION_MAX = 99
const PAGE_MAX = 10_000

/** Reads the URL; an invalid value counts as absent. */
export const readListUrl = (params: URLSearchParams) => ({
  page: wholeNumber(params.get('page'), PAGE_MAX) ?? 1,
  verdict: pickKnown(lineChoices, params.get('verdict')),
  sort: pickKnown(lineSorts, params.get('sort')),
  search: params.get('search')?.trim().slice(0, LINE_SEARCH_MAX) || undefined,
  region: wholeNumber(params.get('region'), REGION_MAX),
  age: pickKnown(objectKeys(ages), params.get('age')),
  revenue: pickKnown(objectKeys(revenues), params.get('revenue')),
})

export type ListUrl = ReturnType<typeof readListUrl>

/** The query of the operation that lists the lines. */
export const lineQuery = ({ age, revenue, ...filters }: ListUrl) => ({
  ...filters,
  ...(age ? ages[age] : {}),
  ...(revenue ? revenues[revenue] : {}),
})

/** Whether a filter other than the verdict is set. */
export const hasLineFilters = ({ search, region, age, revenue }: ListUrl): boolean => Boolean(search || region || age || revenue)
