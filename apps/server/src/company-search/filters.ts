// The filters of lists of companies as keys of the index, tiers and days.
import { factKey } from './keys.ts'
import { type SizeClass, type StatusGroup, TIERS } from './rank.ts'

export interface Filters {
  readonly kind?: 'company' | 'entrepreneur' | undefined
  readonly statuses?: readonly StatusGroup[] | undefined
  /** Region codes of two digits. */
  readonly regions?: readonly string[] | undefined
  /** Codes of activity or their beginnings. */
  readonly okveds?: readonly string[] | undefined
  readonly sizes?: readonly SizeClass[] | undefined
  /** ISO days of registration, both included. */
  readonly bornFrom?: string | undefined
  readonly bornTo?: string | undefined
}

export interface FilterKeys {
  /** Names of keys that every row must have. */
  readonly singles: string[]
  /** Rows must have one of the names; a group that is not `checked` only narrows, something else checks it exactly. */
  readonly groups: readonly { readonly names: readonly string[]; readonly checked: boolean }[]
  readonly bornFrom: string | null
  readonly bornTo: string | null
  readonly tiers: readonly number[]
}

/** The oldest record of the registers; years before it need no key. */
const FIRST_YEAR = 1990

export function filterKeys(filters: Filters): FilterKeys {
  const lists = [
    (filters.regions ?? []).map(factKey.region),
    (filters.okveds ?? []).map(factKey.okved),
    (filters.sizes ?? []).map(factKey.size),
  ].map((names) => [...new Set(names)])
  const singles = lists.flatMap((names) => (names.length === 1 ? names : []))
  if (filters.kind) singles.push(factKey.kind(filters.kind))
  const years = yearKeys(filters)
  const groups = lists.filter((names) => names.length > 1).map((names) => ({ names, checked: true }))
  return {
    singles,
    groups: years.length > 0 ? [...groups, { names: years, checked: false }] : groups,
    bornFrom: filters.bornFrom ?? null,
    bornTo: filters.bornTo ?? null,
    tiers: (filters.statuses?.length ? [...new Set(filters.statuses)] : (['active', 'other', 'closed'] as const))
      .flatMap((group) => TIERS[group])
      .sort((a, b) => a - b),
  }
}

/** Keys of the years between the days; none without a first day, as «older than» covers most of the register. */
function yearKeys({ bornFrom, bornTo }: Filters): string[] {
  if (!bornFrom) return []
  const from = Math.max(FIRST_YEAR, Number(bornFrom.slice(0, 4)))
  const to = bornTo ? Number(bornTo.slice(0, 4)) : from + 60
  return Array.from({ length: Math.max(1, Math.min(60, to - from + 1)) }, (_, i) => factKey.year(String(from + i)))
}
