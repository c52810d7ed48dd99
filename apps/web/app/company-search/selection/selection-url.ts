// The traits of a selection in its URL: reads them, and writes URLs of pages and of the search's filters.
import { companySizes } from '@sverka/contract/company-search/company-search.rules'
import { selectionFlags, selectionStatuses } from '@sverka/contract/company-selection/company-selection.rules'
import type { RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { readNumber } from '../../ui/typed-number.ts'
import { ages, type SearchFilters } from '../search-url.ts'

export const PAGE_SIZE = 20
const VERDICTS = ['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const
const KINDS = ['company', 'entrepreneur'] as const

const PATH = '/counter-parties/selection'

const pickKnown = <T extends string>(words: readonly T[], word: string | null): T | undefined => words.find((item) => item === word)

/** A whole number as typed, perhaps with spaces between groups; undefined for anything else and above `most`. */
function readWholeNumber(params: URLSearchParams, name: string, most: number): number | undefined {
  const value = readNumber(params.get(name) ?? '', 0) ?? Number.NaN
  return value <= most ? value : undefined
}

/** Largest values: years, rubles, employees; the form refuses larger ones. */
export const fieldMaxima = { age: 100, revenue: 90_000_000_000_000, staff: 100_000_000 } as const

/** Whether the text of a range (age, revenue, staff) is not a number or too large: its field says so, and the trait is ignored. */
export const hasWrongNumber = (params: URLSearchParams): boolean =>
  (['age', 'revenue', 'staff'] as const).some((name) =>
    ['from', 'to'].some(
      (end) => params.get(`${name}_${end}`)?.trim() && readWholeNumber(params, `${name}_${end}`, fieldMaxima[name]) === undefined,
    ),
  )

/** How much of each register we have: `whole`, `part` or `absent`. */
export type Copies = { readonly [register in SpecialRegister]?: RegisterInfo['copy'] }

/** Traits that can be chosen for a register: «in it» if we have some of it, «not in it» only if we have all of it. */
export const registerTraits = (copy: RegisterInfo['copy'] | undefined) =>
  copy === 'whole' ? (['without', 'within'] as const) : copy === 'part' ? (['within'] as const) : []

/** Traits of the URL, as query of the operation; invalid values count as not given. */
export function readSelection(params: URLSearchParams, copies: Copies) {
  const region = readWholeNumber(params, 'region', 99)
  const size = pickKnown(companySizes, params.get('size'))
  const verdict = pickKnown(VERDICTS, params.get('verdict'))
  // Registers that the company must be in, or must not be in.
  const flags = (way: 'within' | 'without') =>
    selectionFlags.filter((flag) => params.get(flag) === way && registerTraits(copies[flag]).some((trait) => trait === way))
  const activity = (params.get('okved') ?? '').trim().slice(0, 60)
  const given = {
    kind: pickKnown(KINDS, params.get('kind')),
    status: pickKnown(selectionStatuses, params.get('status')),
    region__in: region ? [region] : undefined,
    activity: activity || undefined,
    size__in: size && [size],
    age_from: readWholeNumber(params, 'age_from', fieldMaxima.age),
    age_to: readWholeNumber(params, 'age_to', fieldMaxima.age),
    revenue_from: readWholeNumber(params, 'revenue_from', fieldMaxima.revenue),
    revenue_to: readWholeNumber(params, 'revenue_to', fieldMaxima.revenue),
    staff_from: readWholeNumber(params, 'staff_from', fieldMaxima.staff),
    staff_to: readWholeNumber(params, 'staff_to', fieldMaxima.staff),
    verdict__in: verdict && [verdict],
    within: flags('within'),
    without: flags('without'),
  }
  const givenEntries = Object.entries(given).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(givenEntries) as { [K in keyof typeof given]?: NonNullable<(typeof given)[K]> }
}

export type Selection = ReturnType<typeof readSelection>

export const hasTraits = (selection: Selection): boolean => Object.keys(selection).length > 0

/** With `PAGE_SIZE` rows these are the first 1,000 companies, as many as can be paged through. */
const PAGE_MAX = 50

export const readPageNumber = (params: URLSearchParams): number =>
  Math.min(Math.max(1, readWholeNumber(params, 'page', 1e9) ?? 1), PAGE_MAX)

/** The same URL with another page. */
export function selectionPageUrl(search: string, page: number): string {
  const params = new URLSearchParams(search)
  params.set('page', String(page))
  return `${PATH}?${params}`
}

/** The URL of a selection with the search's filters as traits. */
export function selectionFrom({ kind, region, okved, size, age }: SearchFilters): string {
  const years: { age_from?: number; age_to?: number } = age ? ages[age] : {}
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ kind, region, okved, size, ...years }))
    if (value !== null && value !== '') params.set(name, String(value))
  return params.size === 0 ? PATH : `${PATH}?${params}`
}
