// Checks who may act in a company's team: its people, and for most steps only its owner.
import { lockMembers } from '../auth/auth.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findMembership, listPeople, lockTeam, type MembershipRow } from './team.sql.ts'

/** The caller's membership in their team. Throws `not_found` if they are in no team. */
export const requireTeam = async (db: Reader, userId: number): Promise<MembershipRow> =>
  (await findMembership(db, userId)) ?? refuse('not_found')

/**
 * As `requireTeam`, with the team locked. The membership is read after the lock, so it includes the change that this one had to wait for. The rows of
 * the team's people are locked before the team, as the deletion of an account does, so that the two cannot deadlock. Throws `not_found`.
 */
export async function requireLockedTeam(tx: Tx, userId: number): Promise<MembershipRow> {
  const { teamId } = await requireTeam(tx, userId)
  const people = await listPeople(tx, teamId)
  await lockMembers(
    tx,
    people.map(({ id }) => id),
  )
  await lockTeam(tx, teamId)
  const current = await requireTeam(tx, userId)
  return current.teamId === teamId ? current : refuse('not_found')
}

/** As `requireLockedTeam`, for the owner. Throws `not_found`, and `forbidden` to other people of the team. */
export async function requireLockedOwnTeam(tx: Tx, userId: number): Promise<MembershipRow> {
  const membership = await requireLockedTeam(tx, userId)
  return membership.role === 'owner' ? membership : refuse('forbidden')
}
