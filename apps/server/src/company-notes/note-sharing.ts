// Shows a note to its writer's team, or hides it again. Labels stay private.
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { lockMemberTeam, recordTeamEvent } from '../team/team.ts'
import { lockNotes } from './company-notes.sql.ts'
import { readNote } from './company-notes.ts'
import { deleteNoteShare, insertNoteShare } from './note-sharing.sql.ts'

interface NoteToShow {
  readonly userId: number
  readonly companyId: number
  /** False: hide it again. */
  readonly shown: boolean
}

/**
 * Shows the note to the writer's team or hides it. A repeated call changes nothing. Throws `not_found` if the member has no such note or no
 * team (without a team nothing is shown, since leaving a team hides all notes), and a field error on `text` for a note that has only labels.
 */
export async function setNoteShared(tx: Tx, { userId, companyId, shown }: NoteToShow, at: Date): Promise<CompanyNote> {
  // The team's lock is taken before all others, everywhere. The notes are locked so that nobody empties the text meanwhile.
  const team = await lockMemberTeam(tx, userId)
  await lockNotes(tx, userId)
  const { text } = await readNote(tx, { userId, companyId })
  if (!team) refuse('not_found')
  if (shown && text === '') refuseField('text', 'required')
  const changed = shown
    ? await insertNoteShare(tx, { user_id: userId, company_id: companyId, team_id: team.teamId, shown_at: at })
    : await deleteNoteShare(tx, { userId, companyId })
  if (changed) await recordTeamEvent(tx, team, { userId, kind: shown ? 'note_shown' : 'note_hidden', companyId, at })
  return readNote(tx, { userId, companyId })
}
