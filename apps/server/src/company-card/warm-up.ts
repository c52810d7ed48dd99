// After a start of the server, lets PostgreSQL plan the query of a company card, so that the first pages need not wait for it.
import type { ReadDb } from '../platform/db/database.ts'
import { preparePlans } from '../platform/db/prepare-plans.ts'
import type { SummaryReader } from '../reliability/reliability.ts'
import { findWholeCard } from './whole-card.sql.ts'

/** A number that no company has. The query may use it as ИНН (taxpayer number) or ОГРН (registration number). */
const NOBODY = '0'

/** Reads a card that does not exist on some connections of a pool of `size`, since each connection plans for itself. */
export async function warmUpCards(db: ReadDb, size: number, summaries: SummaryReader): Promise<void> {
  const wanted = summaries.wanted()
  const readNobody = (column: 'inn' | 'ogrn') => () => findWholeCard(db, { column, digits: NOBODY }, wanted)
  await preparePlans(size, [readNobody('inn'), readNobody('ogrn')])
}
