// The enforcement proceedings by which something is still owed: their number and what is left are told of one set everywhere.
import type { EnforcementProceeding } from './blocks-by-company.ts'

/** Kopecks left to take by one; without its own figure the whole debt, null where the source tells no sum. */
const owedKopecks = ({ remainingKopecks, debtKopecks }: EnforcementProceeding): number | null => remainingKopecks ?? debtKopecks ?? null

/** Of a proceeding with nothing left to take there is nothing to mind; an unknown sum is taken for something. */
export const owedProceedings = (proceedings: readonly EnforcementProceeding[]): readonly EnforcementProceeding[] =>
  proceedings.filter((one) => (owedKopecks(one) ?? 1) > 0)

/** Kopecks left to take by all of them; a sum that is not known adds nothing. */
export const leftToTake = (proceedings: readonly EnforcementProceeding[]): number =>
  proceedings.reduce((sum, one) => sum + (owedKopecks(one) ?? 0), 0)

/** The pair of them: how many are owed by, and kopecks left to take by these. */
export function stillOwed(proceedings: readonly EnforcementProceeding[]): { count: number; kopecks: number } {
  const owed = owedProceedings(proceedings)
  return { count: owed.length, kopecks: leftToTake(owed) }
}
