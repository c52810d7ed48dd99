// The properties («traits») by which companies are selected, in the URL of the selection: reads them, and writes the URLs of its pages and of a
// selection made from the search's filters.
import { companySizes } from '@sverka/contract/company-search/company-search.rules'
import { selectionFlags, selectionStatuses } from '@sverka/contract/company-selection/company-selection.rules'
import type { RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { readNumber } from '../../ui/typed-number.ts'
import { ages, type SearchFilters } from '../search-url.ts'

/** Companies on one page. */
export const PAGE_SIZE = 20
const VERDICTS = ['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const
const KINDS = ['company', 'entrepreneur'] as const

const PATH = '/counter-parties/selection'

/** The value if it is one of `options`. */
const pickKnown = <T extends string>(options: readonly T[], value: string | null): T | undefined =>
  options.find((option) => option === value)

/** A whole number as typed, also with spaces between groups of digits; undefined for anything else and above `most`. */
function readWholeNumber(params: URLSearchParams, name: string, most: number): number | undefined {
  const value = readNumber(params.get(name) ?? '', 0) ?? Number.NaN
  return value <= most ? value : undefined
}

/** Largest values: years, rubles, employees; the form refuses larger ones. */
export const fieldMaxima = { age: 100, revenue: 90_000_000_000_000, staff: 100_000_000 } as const

/** Whether the text of a range (age, revenue, staff) is not a number or too large. Its field then shows an error, and the property is ignored. */
export const hasWrongNumber = (params: URLSearchParams): boolean =>
  (['age', 'revenue', 'staff'] as const).some((name) =>
    ['from', 'to'].some(
      (end) => params.get(`${name}_${end}`)?.trim() && readWholeNumber(params, `${name}_${end}`, fieldMaxima[name]) === undefined,
    ),
  )

/** How much of each special register (such as tax debts or sanctions) our copy has: `whole`, `part` or `absent`. */
export type Copies = { readonly [register in SpecialRegister]?: RegisterInfo['copy'] }

/**
 * The properties that can be chosen for a register: «in the register» if our copy has a part of it, «not in the register» only if it has the
 * whole, since a missing part may name the company.
 */
export const registerTraits = (copy: RegisterInfo['copy'] | undefined) =>
  copy === 'whole' ? (['without', 'within'] as const) : copy === 'part' ? (['within'] as const) : []

/** The properties in the URL, as query parameters of the selection's operation; invalid values count as absent. */
export function readSelection(params: URLSearchParams, copies: Copies) {
  // Codes of regions of Russia have two digits.
  const region = readWholeNumber(params, 'region', 99)
  const size = pickKnown(companySizes, params.get('size'))
  const verdict = pickKnown(VERDICTS, params.get('verdict'))
  // Registers that the company must be in, or must not be in.
  const flags = (way: 'within' | 'without') =>
    selectionFlags.filter((flag) => params.get(flag) === way && registerTraits(copies[flag]).some((trait) => trait === way))
  const activity = (params.get('okved') ?? '').trim().slice(0, 60)
  const traits = {
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
  const chosen = Object.entries(traits).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(chosen) as { [K in keyof typeof traits]?: NonNullable<(typeof traits)[K]> }
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

/** The URL of a selection by the filters that are chosen in the company search; its statuses are not taken over, as a selection has others. */
export function selectionFrom({ kind, region, okved, size, age }: SearchFilters): string {
  const years: { age_from?: number; age_to?: number } = age ? ages[age] : {}
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ kind, region, okved, size, ...years }))
    if (value !== null && value !== '') params.set(name, String(value))
  return params.size === 0 ? PATH : `${PATH}?${params}`
}
