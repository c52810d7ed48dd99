// Which of the found companies are offered under the search box, and how the arrows move through them.
import type { FoundCompany } from '@sverka/contract/company-search'

/** Rows of one group. */
export const GROUP_ROWS = 4

export interface SuggestionGroup {
  readonly kind: FoundCompany['kind']
  readonly rows: readonly FoundCompany[]
}

/** Companies, then sole traders, the best of each; a group without rows is left out. */
export function groupsOf(found: readonly FoundCompany[]): SuggestionGroup[] {
  const group = (kind: FoundCompany['kind']) => ({ kind, rows: found.filter((company) => company.kind === kind).slice(0, GROUP_ROWS) })
  return [group('company'), group('entrepreneur')].filter(({ rows }) => rows.length > 0)
}

/** The row after an arrow key, round and round; the field itself (null) is only the beginning. */
export function movedTo(active: number | null, step: 1 | -1, rows: number): number | null {
  if (rows === 0) return null
  return ((active ?? (step === 1 ? -1 : rows)) + step + rows) % rows
}

/** Identifies a row for the field's `aria-activedescendant`. */
export const optionId = (listId: string, company: number): string => `${listId}-${company}`

export const cardAddress = ({ inn, ogrn }: FoundCompany): string => `/counter-parties/${inn ?? ogrn}`
