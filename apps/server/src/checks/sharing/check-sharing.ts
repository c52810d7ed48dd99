// Shows a full report on a company to its maker's team, or hides it again. A team is people of one company under one plan.
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import { lockMemberTeam, recordTeamEvent } from '../../team/team.ts'
import { deleteCheckShare, findOwnCheck, insertCheckShare } from './check-sharing.sql.ts'

interface ShareCheckInput {
  readonly userId: number
  readonly number: string
  readonly shown: boolean
}

/** `number`: that of the report. A repeated call changes nothing. Throws `check_not_found`, and `not_found` if the person is in no team. */
export async function setCheckShared(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { userId, number, shown }: ShareCheckInput,
): Promise<{ shown_at: string | null }> {
  // The lock makes a simultaneous departure from the team wait, so that no report of a departed person stays shown.
  const team = await lockMemberTeam(tx, userId)
  const { id, companyId } = (await findOwnCheck(tx, userId, number)) ?? refuse('check_not_found')
  if (!team) refuse('not_found')
  const at = clock.now()
  const changed = shown
    ? await insertCheckShare(tx, { check_id: id, user_id: userId, team_id: team.teamId, shown_at: at })
    : await deleteCheckShare(tx, id)
  if (changed) await recordTeamEvent(tx, team, { userId, kind: shown ? 'report_shown' : 'report_hidden', companyId, at })
  const now = await findOwnCheck(tx, userId, number)
  return { shown_at: now?.shownAt?.toISOString() ?? null }
}
