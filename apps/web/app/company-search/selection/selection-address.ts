// The address of a selection: read, written and made into the question to the server in one place.
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

const oneOf = <T extends string>(words: readonly T[], word: string | null): T | undefined => words.find((one) => one === word)

/** A whole number that was typed, perhaps in groups of three digits; undefined for anything else. */
function wholeOf(params: URLSearchParams, name: string, most: number): number | undefined {
  const value = readNumber(params.get(name) ?? '', 0) ?? Number.NaN
  return value <= most ? value : undefined
}

/** Years, rubles and people; the form refuses more. */
export const mostOf = { age: 100, revenue: 90_000_000_000_000, staff: 100_000_000 } as const

/** Something was typed for a figure that is none: the field says so, and nothing is asked of it. */
export const hasWrongFigure = (params: URLSearchParams): boolean =>
  (['age', 'revenue', 'staff'] as const).some((name) =>
    ['from', 'to'].some((end) => params.get(`${name}_${end}`)?.trim() && wholeOf(params, `${name}_${end}`, mostOf[name]) === undefined),
  )

/** What is held of each register. */
export type Copies = { readonly [register in SpecialRegister]?: RegisterInfo['copy'] }

/** What may be asked of a register: who is in it, where something of it is held, and who is not, where all of it is. */
export const waysOf = (copy: RegisterInfo['copy'] | undefined) =>
  copy === 'whole' ? (['without', 'within'] as const) : copy === 'part' ? (['within'] as const) : []

/** The traits of an address; what makes no sense counts as not given. */
export function readSelection(params: URLSearchParams, copies: Copies) {
  const region = wholeOf(params, 'region', 99)
  const size = oneOf(companySizes, params.get('size'))
  const verdict = oneOf(VERDICTS, params.get('verdict'))
  const flags = (way: 'within' | 'without') =>
    selectionFlags.filter((flag) => params.get(flag) === way && waysOf(copies[flag]).some((one) => one === way))
  const activity = (params.get('okved') ?? '').trim().slice(0, 60)
  const given = {
    kind: oneOf(KINDS, params.get('kind')),
    status: oneOf(selectionStatuses, params.get('status')),
    region__in: region ? [region] : undefined,
    activity: activity || undefined,
    size__in: size && [size],
    age_from: wholeOf(params, 'age_from', mostOf.age),
    age_to: wholeOf(params, 'age_to', mostOf.age),
    revenue_from: wholeOf(params, 'revenue_from', mostOf.revenue),
    revenue_to: wholeOf(params, 'revenue_to', mostOf.revenue),
    staff_from: wholeOf(params, 'staff_from', mostOf.staff),
    staff_to: wholeOf(params, 'staff_to', mostOf.staff),
    verdict__in: verdict && [verdict],
    within: flags('within'),
    without: flags('without'),
  }
  const named = Object.entries(given).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return Object.fromEntries(named) as { [K in keyof typeof given]?: NonNullable<(typeof given)[K]> }
}

export type Selection = ReturnType<typeof readSelection>

export const isAsked = (selection: Selection): boolean => Object.keys(selection).length > 0

const PAGE_MAX = 50

export const pageOf = (params: URLSearchParams): number => Math.min(Math.max(1, wholeOf(params, 'page', 1e9) ?? 1), PAGE_MAX)

/** The same address with another page. */
export function pageAddress(search: string, page: number): string {
  const params = new URLSearchParams(search)
  params.set('page', String(page))
  return `${PATH}?${params}`
}

/** What the search's filters ask for, as a selection. */
export function selectionFrom({ kind, region, okved, size, age }: SearchFilters): string {
  const years: { age_from?: number; age_to?: number } = age ? ages[age] : {}
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ kind, region, okved, size, ...years }))
    if (value !== null && value !== '') params.set(name, String(value))
  return params.size === 0 ? PATH : `${PATH}?${params}`
}
