// What the members put in and answer to creditors with: a fund of shares of members or of the state's property is another thing.
import type { Facts } from './dossier-facts.ts'

/** In kopecks; null where the form has none, or where it is not told. */
export function readShareCapital({ row, capitalKind }: Facts['register']): number | null {
  const isFund = capitalKind !== undefined && !/капитал/i.test(capitalKind)
  return row.capitalKopecks === null || isFund ? null : Number(row.capitalKopecks)
}
