// The URL of a selection: read, written and turned into the query in one place.
import { companySizes } from '@sverka/contract/company-search/company-search.rules'
import { selectionFlags, selectionStatuses } from '@sverka/contract/company-selection/company-selection.rules'
import type { RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import { readNumber } from '../../ui/typed-number.ts'
import { ages, type SearchFilters } from '../search-address.ts'

export const PAGE_SIZE = 20
const VERDICTS = ['proceed', 'caution', 'refuse', 'impossible', 'unknown'] as const
const KINDS = ['company', 'entrepreneur'] as const

const PATH = '/counter-parties/selection'

const pickKnown = <T extends string>(words: readonly T[], word: string | null): T | undefined => words.find((item) => item === word)

/** A whole number as typed, perhaps with spaces between groups; undefined for anything else. */
function readWholeNumber(params: URLSearchParams, name: string, most: number): number | undefined {
  const value = readNumber(params.get(name) ?? '', 0) ?? Number.NaN
  return value <= most ? value : undefined
}

/** Largest values of years, rubles and employees; the form refuses larger ones. */
export const fieldMaxima = { age: 100, revenue: 90_000_000_000_000, staff: 100_000_000 } as const

/** A figure's text is not a number: the field says so, and the condition is ignored. */
export const hasWrongFigure = (params: URLSearchParams): boolean =>
  (['age', 'revenue', 'staff'] as const).some((name) =>
    ['from', 'to'].some(
      (end) => params.get(`${name}_${end}`)?.trim() && readWholeNumber(params, `${name}_${end}`, fieldMaxima[name]) === undefined,
    ),
  )

/** Which part of each register we have: all, some, none. */
export type Copies = { readonly [register in SpecialRegister]?: RegisterInfo['copy'] }

/** Allowed conditions on a register: «in it» if we have some of it, «not in it» only if we have all of it. */
export const allowedConditions = (copy: RegisterInfo['copy'] | undefined) =>
  copy === 'whole' ? (['without', 'within'] as const) : copy === 'part' ? (['within'] as const) : []

/** Traits read from a URL; invalid values count as not given. */
export function readSelection(params: URLSearchParams, copies: Copies) {
  const region = readWholeNumber(params, 'region', 99)
  const size = pickKnown(companySizes, params.get('size'))
  const verdict = pickKnown(VERDICTS, params.get('verdict'))
  const flags = (way: 'within' | 'without') =>
    selectionFlags.filter((flag) => params.get(flag) === way && allowedConditions(copies[flag]).some((condition) => condition === way))
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

export const isAsked = (selection: Selection): boolean => Object.keys(selection).length > 0

const PAGE_MAX = 50

export const readPageNumber = (params: URLSearchParams): number =>
  Math.min(Math.max(1, readWholeNumber(params, 'page', 1e9) ?? 1), PAGE_MAX)

/** The same URL with another page. */
export function selectionPageUrl(search: string, page: number): string {
  const params = new URLSearchParams(search)
  params.set('page', String(page))
  return `${PATH}?${params}`
}

/** The search's filters as a selection. */
export function selectionFrom({ kind, region, okved, size, age }: SearchFilters): string {
  const years: { age_from?: number; age_to?: number } = age ? ages[age] : {}
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ kind, region, okved, size, ...years }))
    if (value !== null && value !== '') params.set(name, String(value))
  return params.size === 0 ? PATH : `${PATH}?${params}`
}
