// Who may act in a team: its people, and for most steps only its owner.
import { lockMembers } from '../auth/auth.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findMembership, listPeople, lockTeam, type MembershipRow } from './team.sql.ts'

/** The caller's place in their team; throws `not_found` if they are in no team. */
export const requireTeam = async (db: Reader, userId: number): Promise<MembershipRow> =>
  (await findMembership(db, userId)) ?? refuse('not_found')

/**
 * The same, with the team locked, as the step that was waited for left it. The rows of its people are locked before it: accounts that
 * are deleted lock in this order too. Throws `not_found`.
 */
export async function requireLockedTeam(tx: Tx, userId: number): Promise<MembershipRow> {
  const { teamId } = await requireTeam(tx, userId)
  const people = await listPeople(tx, teamId)
  await lockMembers(
    tx,
    people.map(({ id }) => id),
  )
  await lockTeam(tx, teamId)
  const held = await requireTeam(tx, userId)
  return held.teamId === teamId ? held : refuse('not_found')
}

/** The same for the owner. Throws `not_found`, and `forbidden` to everybody else in the team. */
export async function requireLockedOwnTeam(tx: Tx, userId: number): Promise<MembershipRow> {
  const place = await requireLockedTeam(tx, userId)
  return place.role === 'owner' ? place : refuse('forbidden')
}
