// Unpaid enforcement proceedings. Every page uses these functions, so that all count and sum the same ones.
import type { EnforcementProceeding } from './blocks-by-company.ts'

/** Kopecks left to pay; if the source does not give them, the whole debt; null if it gives neither. */
const owedKopecks = ({ remainingKopecks, debtKopecks }: EnforcementProceeding): number | null => remainingKopecks ?? debtKopecks ?? null

/** Whether nothing is owed by a proceeding any more; an unknown sum counts as unpaid. */
export const isPaid = (one: EnforcementProceeding): boolean => (owedKopecks(one) ?? 1) <= 0

/** Those on which something is, or may be, left to pay. */
export const unpaidProceedings = (proceedings: readonly EnforcementProceeding[]): readonly EnforcementProceeding[] =>
  proceedings.filter((one) => !isPaid(one))

/** Unpaid kopecks of all proceedings; an unknown sum adds nothing. */
export const debtLeft = (proceedings: readonly EnforcementProceeding[]): number =>
  proceedings.reduce((sum, one) => sum + (owedKopecks(one) ?? 0), 0)

/** Number of unpaid proceedings, and their unpaid kopecks. */
export function sumUnpaid(proceedings: readonly EnforcementProceeding[]): { count: number; kopecks: number } {
  const owed = unpaidProceedings(proceedings)
  return { count: owed.length, kopecks: debtLeft(owed) }
}
