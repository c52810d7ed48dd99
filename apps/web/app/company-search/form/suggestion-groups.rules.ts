// Which of the found are offered under a search box, how the arrows move through them, and where a row leads.
import type { CompanyKind } from '@sverka/contract/company/company'
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'

/** Rows of one group while both are shown. */
export const GROUP_ROWS = 4

export interface SuggestionGroup {
  readonly kind: CompanyKind
  readonly rows: readonly FoundAnywhere[]
}

/** Companies, then sole traders, the best of each; a group without rows is left out. */
export function groupSuggestions(found: readonly FoundAnywhere[], limit = GROUP_ROWS): SuggestionGroup[] {
  const group = (kind: CompanyKind) => ({ kind, rows: found.filter((company) => company.kind === kind).slice(0, limit) })
  return [group('company'), group('entrepreneur')].filter(({ rows }) => rows.length > 0)
}

/** The row after an arrow key, round and round; the field itself (null) is only the beginning. */
export function movedTo(active: number | null, step: 1 | -1, rows: number): number | null {
  if (rows === 0) return null
  return ((active ?? (step === 1 ? -1 : rows)) + step + rows) % rows
}

/** Identifies a row for the field's `aria-activedescendant`. */
export const optionId = (listId: string, { ogrn }: Pick<FoundAnywhere, 'ogrn'>): string => `${listId}-${ogrn}`

/** Specification §2: a result leads to the card by INN or OGRN; what only the source knows is asked there by its own number. */
export const cardAddress = ({ id, inn, ogrn, branch }: Pick<FoundAnywhere, 'id' | 'inn' | 'ogrn' | 'branch'>): string =>
  `/counter-parties/${id === null ? ogrn : (inn ?? ogrn)}${branch?.kpp ? `?kpp=${branch.kpp}` : ''}`
