// HTTP routes of a member's notes on companies, and of showing a note to the member's team.
import {
  deleteCompanyNote,
  getCompanyNote,
  listCompanyNotes,
  listNoteLabels,
  putCompanyNote,
  showCompanyNoteToTeam,
} from '@sverka/contract/company-notes/company-notes'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import { putNote, readLabels, readNote, readNotesPage, removeNote } from './company-notes.ts'
import { setNoteShared } from './note-sharing.ts'

export const companyNotesRoutes: readonly BoundRoute[] = [
  reads(listCompanyNotes, ({ db, caller, query }) => readNotesPage(db, requireMember(caller).userId, query)),
  reads(listNoteLabels, ({ db, caller }) => readLabels(db, requireMember(caller).userId)),
  reads(getCompanyNote, ({ db, caller, params }) => readNote(db, { userId: requireMember(caller).userId, companyId: params.id })),
  writes(putCompanyNote, ({ tx, caller, params, body, clock }) =>
    putNote(tx, { userId: requireMember(caller).userId, companyId: params.id }, body, clock.now()),
  ),
  writes(showCompanyNoteToTeam, ({ tx, caller, params, body, clock }) =>
    setNoteShared(tx, { userId: requireMember(caller).userId, companyId: params.id, shown: body.shown }, clock.now()),
  ),
  writes(deleteCompanyNote, ({ tx, caller, params }) => removeNote(tx, { userId: requireMember(caller).userId, companyId: params.id })),
]
