// Shows a note to its writer's team, or hides it again. Labels stay private.
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { lockPayingTeam, recordTeamStep } from '../team/team.ts'
import { lockNotes } from './company-notes.sql.ts'
import { showNote } from './company-notes.ts'
import { deleteMark, insertMark } from './shown-notes.sql.ts'

interface Wish {
  readonly userId: number
  readonly companyId: number
  readonly shown: boolean
}

/** A repeated call changes nothing. Throws `not_found` without a note or a team, a field error on `text` for a note that has only labels. */
export async function showNoteToTeam(tx: Tx, { userId, companyId, shown }: Wish, at: Date): Promise<CompanyNote> {
  const team = await lockPayingTeam(tx, userId)
  await lockNotes(tx, userId)
  const { text } = await showNote(tx, { userId, companyId })
  if (!team) refuse('not_found')
  if (shown && text === '') refuseField('text', 'required')
  const changed = shown
    ? await insertMark(tx, { user_id: userId, company_id: companyId, team_id: team.teamId, shown_at: at })
    : await deleteMark(tx, { userId, companyId })
  if (changed) await recordTeamStep(tx, team, { userId, kind: shown ? 'note_shown' : 'note_hidden', companyId, at })
  return showNote(tx, { userId, companyId })
}
