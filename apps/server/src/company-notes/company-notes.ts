// A member's notes on companies: one note with some labels for each company. A note is private until its writer shows it to their team;
// labels always are.
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import { NOTES_MAX } from '@sverka/contract/company-notes/company-notes.rules'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { findCompaniesWithStop } from '../reliability/reliability.ts'
import { findMemberTeam } from '../team/team.ts'
import {
  countNotes,
  deleteNote,
  listLabelRows,
  listNoteRows,
  lockNotes,
  type NoteRow,
  type NotesRequest,
  writeNote,
} from './company-notes.sql.ts'
import { deleteNoteShare } from './note-sharing.sql.ts'

/** Most labels in the list of labels, so that it stays readable. */
const LABELS_LISTED = 100

interface Paged {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

/** A note is identified by its member and its company. */
interface NoteKey {
  readonly userId: number
  readonly companyId: number
}

interface Content {
  readonly text: string
  readonly labels: readonly string[]
}

/** Notes as the API returns them. `stopped`: a stop factor (a finding that forbids every deal) is stored for the company; one query for all notes. */
async function presentNotes(db: Reader, rows: readonly NoteRow[], readerId: number): Promise<CompanyNote[]> {
  const stopped = await findCompaniesWithStop(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => present(row, { readerId, stopped: stopped.has(row.id) }))
}

const present = (
  { text, labels, createdAt, updatedAt, writerId, writer, shownAt, ...company }: NoteRow,
  { readerId, stopped }: { readonly readerId: number; readonly stopped: boolean },
): CompanyNote => ({
  company: { ...company, stopped },
  text,
  labels: writerId === readerId ? labels : [],
  made_by: writerId === readerId ? null : writer,
  shown_at: shownAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

/** A page of notes, the last changed first. `team` is the name of the company of the member's team; null without a team. */
export async function readNotesPage(db: Reader, userId: number, { page = 1, page_size = 20, ...filter }: Paged & NotesRequest) {
  const rows = await listNoteRows(db, userId, filter, { limit: page_size, offset: (page - 1) * page_size })
  return {
    count: await countNotes(db, userId, filter),
    page,
    page_size,
    result: await presentNotes(db, rows, userId),
    team: (await findMemberTeam(db, userId))?.company ?? null,
  }
}

/** The member's labels with the number of companies that have each. */
export const readLabels = async (db: Reader, userId: number) => ({ labels: await listLabelRows(db, userId, LABELS_LISTED) })

/** Throws `not_found` if this member has no note on the company. */
export async function readNote(db: Reader, { userId, companyId }: NoteKey): Promise<CompanyNote> {
  const rows = await listNoteRows(db, userId, { companies: [companyId] }, { limit: 1, offset: 0 })
  const [note] = await presentNotes(db, rows, userId)
  return note ?? refuse('not_found')
}

const withSingleSpaces = (label: string): string => label.trim().replace(/\s+/gu, ' ')

/** The labels with single spaces, each once whatever its case, in its first spelling. */
function tidyLabels(labels: readonly string[]): string[] {
  const byLowerCase = new Map<string, string>()
  for (const label of labels.map(withSingleSpaces)) if (!byLowerCase.has(label.toLowerCase())) byLowerCase.set(label.toLowerCase(), label)
  return [...byLowerCase.values()]
}

/**
 * Writes the note in place of an earlier one. A note that has only labels is hidden from the team. Throws `not_found` for an unknown company,
 * `too_many_notes`, and a field error on `text` for a note without text and labels.
 */
export async function putNote(tx: Tx, place: NoteKey, content: Content, at: Date): Promise<CompanyNote> {
  const [text, labels] = [content.text.trim(), tidyLabels(content.labels)]
  if (text === '' && labels.length === 0) refuseField('text', 'required')
  await lockNotes(tx, place.userId)
  if (!(await writeNote(tx, { ...place, text, labels, at }))) refuse('not_found')
  if ((await countNotes(tx, place.userId, {})) > NOTES_MAX) refuse('too_many_notes')
  if (text === '') await deleteNoteShare(tx, place)
  return readNote(tx, place)
}

/** Deletes the member's note. Throws `not_found` if there is none. */
export async function removeNote(tx: Tx, { userId, companyId }: NoteKey): Promise<undefined> {
  if (!(await deleteNote(tx, userId, companyId))) refuse('not_found')
}

/**
 * The member's own notes on these companies by company id, for tables that the member downloads. Empty for a program that calls with an API
 * key: a key gives access to the register, not to private notes.
 */
export async function readOwnNotes(
  db: Reader,
  { userId, key }: Pick<Session, 'userId' | 'key'>,
  companies: readonly number[],
): Promise<Map<number, Content>> {
  if (key || companies.length === 0) return new Map()
  const rows = await listNoteRows(db, userId, { companies }, { limit: companies.length, offset: 0 })
  return new Map(rows.map(({ id, text, labels }) => [id, { text, labels }]))
}
