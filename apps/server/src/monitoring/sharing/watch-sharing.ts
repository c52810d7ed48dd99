// A watch list that its keeper shows to the team: the team's people read it and, except accountants, add companies to it; the keeper may hide it.
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { findMemberTeam, lockMemberTeam, lockTeamPeople, recordTeamEvent } from '../../team/team.ts'
import { addWatches } from '../monitoring.ts'
import { deleteShare, findShare, findSharedList, insertShare, listSharedLists } from './watch-sharing.sql.ts'

type Ticking = Pick<Services, 'clock'>

/** User id of whose list is asked for: the caller's, or `list`. Throws `not_found` for a list that is not shown to the caller's team. */
export async function findListOwner(db: Reader, userId: number, list: number | undefined): Promise<number> {
  if (list === undefined) return userId
  return (await findSharedList(db, userId, list))?.id ?? refuse('not_found')
}

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

/** Showing again changes nothing. Throws `not_found` for a member without a team. */
export async function setWatchesShared(
  tx: Tx,
  { clock }: Ticking,
  { userId, shown }: ShareWatchesInput,
): Promise<{ shown_at: string | null }> {
  // Leaving the team at the same time waits for this lock, so that no list stays shown after its keeper has left.
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

/** Throws `not_found` for a list that is not shown to the caller, `forbidden` for an accountant, and `too_many_watches`. */
export async function addToList(tx: Tx, { clock }: Ticking, { userId, keeperId, numbers }: Addition) {
  // If the keeper leaves the team, hides the list or deletes the account at the same time, that waits for this lock.
  const team = (await lockTeamPeople(tx, userId)) ?? refuse('not_found')
  if (!(await findSharedList(tx, userId, keeperId))) refuse('not_found')
  if (!mayAdd(team)) refuse('forbidden')
  const at = clock.now()
  const { added, unknown } = await addWatches(tx, keeperId, numbers, at)
  const person = keeperId === userId ? {} : { personId: keeperId }
  for (const companyId of added) await recordTeamEvent(tx, team, { userId, kind: 'watch_added', companyId, ...person, at })
  return { added: added.length, unknown }
}
