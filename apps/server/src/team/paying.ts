// Whose plan pays for a person's full checks, and the entry of the journal for each that was counted.
import { lockMembers } from '../auth/auth.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { insertEvent } from './journal.sql.ts'
import { findPlace, keepTeam } from './team.sql.ts'

export interface Paying {
  readonly teamId: number
  readonly ownerId: number
  readonly role: string
  /** Name of the team's company in the register. */
  readonly company: string
}

/** The team whose owner's plan pays; null where the person's own does. */
export async function findPaying(db: Reader, userId: number): Promise<Paying | null> {
  const place = await findPlace(db, userId)
  return place ? { teamId: place.teamId, ownerId: place.ownerId, role: place.role, company: place.name } : null
}

/** The same, kept until the commit: who leaves or hands over meanwhile waits. Call it before any other lock. */
export async function holdPaying(tx: Tx, userId: number): Promise<Paying | null> {
  const found = await findPaying(tx, userId)
  if (!found) return null
  await lockMembers(tx, [userId, found.ownerId])
  await keepTeam(tx, found.teamId)
  return findPaying(tx, userId)
}

interface TeamCheck {
  readonly userId: number
  readonly companyId: number
  readonly at: Date
}

/** Call after `holdPaying`. */
export const recordTeamCheck = (tx: Tx, { teamId }: Paying, { userId, companyId, at }: TeamCheck): Promise<unknown> =>
  insertEvent(tx, { team_id: teamId, at, kind: 'checked', actor_id: userId, company_id: companyId })
