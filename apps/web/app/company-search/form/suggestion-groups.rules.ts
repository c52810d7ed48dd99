// Which results are suggested under a search box, how the arrow keys move, and where a row leads.
import type { CompanyKind } from '@sverka/contract/company/company'
import type { FoundAnywhere } from '@sverka/contract/company-search/everywhere'

/** The most rows in one group. */
export const GROUP_ROWS = 4

export interface SuggestionGroup {
  readonly kind: CompanyKind
  readonly rows: readonly FoundAnywhere[]
}

/** Companies, then sole traders, each the first `limit` in the order found; a group without rows is left out. */
export function groupSuggestions(found: readonly FoundAnywhere[], limit = GROUP_ROWS): SuggestionGroup[] {
  const group = (kind: CompanyKind) => ({ kind, rows: found.filter((company) => company.kind === kind).slice(0, limit) })
  return [group('company'), group('entrepreneur')].filter(({ rows }) => rows.length > 0)
}

/** Index of the row that an arrow key moves to, wrapping around; null for the field itself, or if there are no rows. */
export function movedTo(active: number | null, step: 1 | -1, rows: number): number | null {
  if (rows === 0) return null
  return ((active ?? (step === 1 ? -1 : rows)) + step + rows) % rows
}

/** HTML id of a row, for `aria-activedescendant` of the search field: the registration number (ОГРН) is unique. */
export const optionId = (listId: string, { ogrn }: Pick<FoundAnywhere, 'ogrn'>): string => `${listId}-${ogrn}`

/**
 * Specification §2: a result links to the company's page («card») by its taxpayer number (INN) or else its registration number (OGRN). A company
 * that only the external source has (`id` null) is linked by OGRN. KPP, a tax registration code, names the branch that was searched for.
 */
export const suggestionCardUrl = ({ id, inn, ogrn, branch }: Pick<FoundAnywhere, 'id' | 'inn' | 'ogrn' | 'branch'>): string =>
  `/counter-parties/${id === null ? ogrn : (inn ?? ogrn)}${branch?.kpp ? `?kpp=${branch.kpp}` : ''}`
