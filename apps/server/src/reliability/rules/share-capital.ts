// The capital contributed by members as creditors' security; share funds and state property are something else.
import type { Facts } from './dossier-facts.ts'

/** In kopecks; null if the legal form has none, or it is unknown. */
export function readShareCapital({ row, capitalKind }: Facts['register']): number | null {
  const isFund = capitalKind !== undefined && !/капитал/i.test(capitalKind)
  return row.capitalKopecks === null || isFund ? null : Number(row.capitalKopecks)
}
