// The URL of a checked list: filters and order of its lines, read and turned into the query in one place.
import { LINE_SEARCH_MAX, lineSorts } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { lineChoices } from './tally.tsx'

const MILLION = 1_000_000

export const ages = {
  'under-1': { age_to: 0 },
  '1-3': { age_from: 1, age_to: 2 },
  '3-10': { age_from: 3, age_to: 9 },
  'over-10': { age_from: 10 },
} as const

/** In rubles; both ends are included. */
export const revenues = {
  'under-10m': { revenue_to: 10 * MILLION - 1 },
  '10m-100m': { revenue_from: 10 * MILLION, revenue_to: 100 * MILLION - 1 },
  '100m-1bn': { revenue_from: 100 * MILLION, revenue_to: 1000 * MILLION - 1 },
  'over-1bn': { revenue_from: 1000 * MILLION },
} as const

const pickKnown = <T extends string>(words: readonly T[], text: string | null): T | undefined => words.find((word) => word === text)
const objectKeys = <T extends object>(bands: T) => Object.keys(bands) as (keyof T & string)[]
const whole = (text: string | null, most: number): number | undefined =>
  text && /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined

/** The largest region code of the register. */
const REGION_MOST = 99
const PAGE_MOST = 10_000

/** Invalid values count as not given. */
export const readList = (params: URLSearchParams) => ({
  page: whole(params.get('page'), PAGE_MOST) ?? 1,
  verdict: pickKnown(lineChoices, params.get('verdict')),
  sort: pickKnown(lineSorts, params.get('sort')),
  search: params.get('search')?.trim().slice(0, LINE_SEARCH_MAX) || undefined,
  region: whole(params.get('region'), REGION_MOST),
  age: pickKnown(objectKeys(ages), params.get('age')),
  revenue: pickKnown(objectKeys(revenues), params.get('revenue')),
})

export type ListUrl = ReturnType<typeof readList>

/** The query of the call. */
export const lineQuery = ({ age, revenue, ...filters }: ListUrl) => ({
  ...filters,
  ...(age ? ages[age] : {}),
  ...(revenue ? revenues[revenue] : {}),
})

/** Whether filters narrow the lines beyond the chosen verdict. */
export const isNarrowed = ({ search, region, age, revenue }: ListUrl): boolean => Boolean(search || region || age || revenue)
