// The charter capital of a company, which secures its creditors; the funds of cooperatives and state enterprises are something else.
import type { Facts } from './dossier-facts.ts'

/** In kopecks; null if the extract names no capital, or names a fund instead. */
export function readShareCapital({ row, capitalKind }: Facts['register']): number | null {
  const isFund = capitalKind !== undefined && !/капитал/i.test(capitalKind)
  return row.capitalKopecks === null || isFund ? null : Number(row.capitalKopecks)
}
