// Monitoring: a member (the keeper) shows the list of companies that they watch to their team. The team's people read it and, except accountants,
// add companies to it; the keeper may hide it again.
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { findMemberTeam, lockMemberTeam, lockTeamPeople, recordTeamEvent } from '../../team/team.ts'
import { addWatches } from '../monitoring.ts'
import { deleteShare, findShare, findSharedList, insertShare, listSharedLists } from './watch-sharing.sql.ts'

type ClockService = Pick<Services, 'clock'>

/**
 * User id of the requested list's keeper: `list`, or the caller if it is undefined. Throws `not_found` if that list is not shown to the caller's
 * team.
 */
export async function findListOwner(db: Reader, userId: number, list: number | undefined): Promise<number> {
  if (list === undefined) return userId
  return (await findSharedList(db, userId, list))?.id ?? refuse('not_found')
}

/** The lists of colleagues, whether and since when the caller's own list is shown, and whether the caller may add to others' lists. */
export async function readSharedLists(db: Reader, userId: number) {
  const team = await findMemberTeam(db, userId)
  const lists = await listSharedLists(db, userId)
  return {
    team: team?.company ?? null,
    shown_at: (await findShare(db, userId))?.shownAt.toISOString() ?? null,
    may_add: team !== null && mayAdd(team),
    lists: lists.map(({ id, keeper, companies, shownAt }) => ({ id, kept_by: keeper, companies, shown_at: shownAt.toISOString() })),
  }
}

const mayAdd = ({ role }: { readonly role: string }): boolean => role !== 'accountant'

/** `shown`: false hides the list. */
interface ShareWatchesInput {
  readonly userId: number
  readonly shown: boolean
}

/** Shows or hides the member's list; showing a shown list again changes nothing. Throws `not_found` for a member without a team. */
export async function setWatchesShared(
  tx: Tx,
  { clock }: ClockService,
  { userId, shown }: ShareWatchesInput,
): Promise<{ shown_at: string | null }> {
  // If the member is leaving the team at the same time, that waits for this lock, so that no list stays shown after its keeper has left.
  const team = (await lockMemberTeam(tx, userId)) ?? refuse('not_found')
  const at = clock.now()
  const changed = shown ? await insertShare(tx, { user_id: userId, team_id: team.teamId, shown_at: at }) : await deleteShare(tx, userId)
  if (changed) await recordTeamEvent(tx, team, { userId, kind: shown ? 'watches_shown' : 'watches_hidden', at })
  return { shown_at: (await findShare(tx, userId))?.shownAt.toISOString() ?? null }
}

interface Addition {
  readonly userId: number
  readonly keeperId: number
  readonly numbers: readonly string[]
}

/** Adds companies to a colleague's list. Throws `not_found` for a list not shown to the caller, `forbidden` for an accountant, `too_many_watches`. */
export async function addToList(tx: Tx, { clock }: ClockService, { userId, keeperId, numbers }: Addition) {
  // If the keeper is leaving the team, hiding the list or deleting the account at the same time, that waits for this lock.
  const team = (await lockTeamPeople(tx, userId)) ?? refuse('not_found')
  if (!(await findSharedList(tx, userId, keeperId))) refuse('not_found')
  if (!mayAdd(team)) refuse('forbidden')
  const at = clock.now()
  const { added, unknown } = await addWatches(tx, keeperId, numbers, at)
  const person = keeperId === userId ? {} : { personId: keeperId }
  for (const companyId of added) await recordTeamEvent(tx, team, { userId, kind: 'watch_added', companyId, ...person, at })
  return { added: added.length, unknown }
}
