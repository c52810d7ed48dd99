// The routes of a member's notes on companies.
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
import { dropNote, putNote, readNote, showLabels, showNotes } from './company-notes.ts'
import { setNoteShown } from './shown-notes.ts'

export const companyNotesRoutes: readonly BoundRoute[] = [
  reads(listCompanyNotes, ({ db, caller, query }) => showNotes(db, requireMember(caller).userId, query)),
  reads(listNoteLabels, ({ db, caller }) => showLabels(db, requireMember(caller).userId)),
  reads(getCompanyNote, ({ db, caller, params }) => readNote(db, { userId: requireMember(caller).userId, companyId: params.id })),
  writes(putCompanyNote, ({ tx, caller, params, body, clock }) =>
    putNote(tx, { userId: requireMember(caller).userId, companyId: params.id }, body, clock.now()),
  ),
  writes(showCompanyNoteToTeam, ({ tx, caller, params, body, clock }) =>
    setNoteShown(tx, { userId: requireMember(caller).userId, companyId: params.id, shown: body.shown }, clock.now()),
  ),
  writes(deleteCompanyNote, ({ tx, caller, params }) => dropNote(tx, { userId: requireMember(caller).userId, companyId: params.id })),
]
