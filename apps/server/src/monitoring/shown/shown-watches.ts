// A watch list shown to its keeper's team: read by its people, added to by its owner and members, hidden again.
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { findPayingTeam, lockPayingTeam, lockTeamPeople, recordTeamStep } from '../../team/team.ts'
import { addWatches } from '../monitoring.ts'
import { deleteMark, findMark, findShownList, insertMark, listShownLists } from './shown-watches.sql.ts'

type Ticking = Pick<Services, 'clock'>

/** The owner of the requested watches: the caller, or a colleague. Throws `not_found` for a list that the caller's team does not see. */
export async function findKeeper(db: Reader, userId: number, list: number | undefined): Promise<number> {
  if (list === undefined) return userId
  return (await findShownList(db, userId, list))?.id ?? refuse('not_found')
}

export async function showLists(db: Reader, userId: number) {
  const team = await findPayingTeam(db, userId)
  const lists = await listShownLists(db, userId)
  return {
    team: team?.company ?? null,
    shown_at: (await findMark(db, userId))?.shownAt.toISOString() ?? null,
    may_add: team !== null && mayAdd(team),
    lists: lists.map(({ id, keeper, companies, shownAt }) => ({ id, kept_by: keeper, companies, shown_at: shownAt.toISOString() })),
  }
}

const mayAdd = ({ role }: { readonly role: string }): boolean => role !== 'accountant'

interface Wish {
  readonly userId: number
  readonly shown: boolean
}

/** Showing again changes nothing. Throws `not_found` for a member without a team. */
export async function showWatchesToTeam(tx: Tx, { clock }: Ticking, { userId, shown }: Wish): Promise<{ shown_at: string | null }> {
  // Who leaves meanwhile waits, so that no mark outlives a place in the team.
  const team = (await lockPayingTeam(tx, userId)) ?? refuse('not_found')
  const at = clock.now()
  const changed = shown ? await insertMark(tx, { user_id: userId, team_id: team.teamId, shown_at: at }) : await deleteMark(tx, userId)
  if (changed) await recordTeamStep(tx, team, { userId, kind: shown ? 'watches_shown' : 'watches_hidden', at })
  return { shown_at: (await findMark(tx, userId))?.shownAt.toISOString() ?? null }
}

interface Addition {
  readonly userId: number
  readonly keeperId: number
  readonly numbers: readonly string[]
}

/** Throws `not_found` for a list that is not shown to the caller, `forbidden` for an accountant, and `too_many_watches`. */
export async function addToList(tx: Tx, { clock }: Ticking, { userId, keeperId, numbers }: Addition) {
  // The keeper who leaves, hides the list or deletes the account meanwhile waits.
  const team = (await lockTeamPeople(tx, userId)) ?? refuse('not_found')
  if (!(await findShownList(tx, userId, keeperId))) refuse('not_found')
  if (!mayAdd(team)) refuse('forbidden')
  const at = clock.now()
  const { added, unknown } = await addWatches(tx, keeperId, numbers, at)
  const person = keeperId === userId ? {} : { personId: keeperId }
  for (const companyId of added) await recordTeamStep(tx, team, { userId, kind: 'watch_added', companyId, ...person, at })
  return { added: added.length, unknown }
}
