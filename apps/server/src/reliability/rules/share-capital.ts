// Reads the share capital («уставный капитал») of a company, the minimum of property that it promises to its creditors. Cooperatives and state
// enterprises have funds under other names in its place, which count as no capital.
import type { Facts } from './dossier-facts.ts'

/**
 * In kopecks; null if the extract states no capital, or a fund in its place. `capitalKind`: the register's name of it; without a name the sum counts
 * as share capital.
 */
export function readShareCapital({ row, capitalKind }: Facts['register']): number | null {
  const isFund = capitalKind !== undefined && !/капитал/i.test(capitalKind)
  return row.capitalKopecks === null || isFund ? null : Number(row.capitalKopecks)
}
