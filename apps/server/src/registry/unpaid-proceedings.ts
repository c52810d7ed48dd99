// Counts and sums unpaid enforcement proceedings (debts that bailiffs collect). Every page uses these functions, so that all show the same numbers.
import type { EnforcementProceeding } from './blocks-by-company.ts'

/** Remaining debt in kopecks; if the source does not give it, the original debt; null if it gives neither. */
const owedKopecks = ({ remainingKopecks, debtKopecks }: EnforcementProceeding): number | null => remainingKopecks ?? debtKopecks ?? null

/** Whether nothing remains to be paid; a proceeding with an unknown sum counts as unpaid. */
export const isPaid = (proceeding: EnforcementProceeding): boolean => (owedKopecks(proceeding) ?? 1) <= 0

/** The proceedings with a remaining or unknown debt. */
export const unpaidProceedings = (proceedings: readonly EnforcementProceeding[]): readonly EnforcementProceeding[] =>
  proceedings.filter((proceeding) => !isPaid(proceeding))

/** Sum of the remaining debts in kopecks; an unknown sum adds nothing. */
export const debtLeft = (proceedings: readonly EnforcementProceeding[]): number =>
  proceedings.reduce((sum, proceeding) => sum + (owedKopecks(proceeding) ?? 0), 0)

/** Number of unpaid proceedings, and their remaining debt in kopecks. */
export function sumUnpaid(proceedings: readonly EnforcementProceeding[]): { count: number; kopecks: number } {
  const owed = unpaidProceedings(proceedings)
  return { count: owed.length, kopecks: debtLeft(owed) }
}
