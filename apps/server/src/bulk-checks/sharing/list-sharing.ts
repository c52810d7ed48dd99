// Shows a bulk check (a list of checked companies) to the team of the member who made it, or hides it again.
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { lockMemberTeam, recordTeamEvent } from '../../team/team.ts'
import { requireList } from '../bulk-checks.ts'
import { deleteListShare, insertListShare } from './list-sharing.sql.ts'

/** `id` is that of the list; `shown: false` hides it. */
interface ShareListInput {
  readonly userId: number
  readonly id: number
  readonly shown: boolean
}

/** Showing a shown list again changes nothing. Throws `not_found` for another member's list and for a member without a team. */
export async function setListShared(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { userId, id, shown }: ShareListInput,
): Promise<{ shown_at: string | null }> {
  // If the member is leaving the team at the same time, that waits for this lock, so that no list stays shown after its maker has left.
  const team = await lockMemberTeam(tx, userId)
  const { name } = await requireList(tx, userId, id)
  if (!team) refuse('not_found')
  const at = clock.now()
  const changed = shown
    ? await insertListShare(tx, { list_id: id, user_id: userId, team_id: team.teamId, shown_at: at })
    : await deleteListShare(tx, id)
  if (changed) await recordTeamEvent(tx, team, { userId, kind: shown ? 'list_shown' : 'list_hidden', title: name, at })
  const { shownAt } = await requireList(tx, userId, id)
  return { shown_at: shownAt?.toISOString() ?? null }
}
