// Queries of notes and labels on companies: a member's own notes, and notes of colleagues that are shown to the member's team.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import { isSharedWith } from './note-sharing.sql.ts'

export interface NotesRequest {
  /** Company ids; undefined: all companies. */
  readonly companies?: readonly number[] | undefined
  /** Only notes with this label. */
  readonly label?: string | undefined
  /** `own` (default) or `team`: notes that people of the member's team show to it. Labels are private, so `label` is then ignored. */
  readonly of?: 'own' | 'team' | undefined
}

const askedNotes = (db: Reader, userId: number, { companies, label, of }: NotesRequest) =>
  db
    .selectFrom('company_notes as note')
    .innerJoin('companies as company', 'company.id', 'note.company_id')
    .where((eb) => (of === 'team' ? isSharedWith(userId) : eb('note.user_id', '=', userId)))
    .$if(companies !== undefined, (query) => query.where('note.company_id', '=', sql<number>`any(${[...(companies ?? [])]}::int[])`))
    .$if(label !== undefined && of !== 'team', (query) => query.where(sql<boolean>`${label ?? ''} = any(note.labels)`))

export type NoteRow = Awaited<ReturnType<typeof listNoteRows>>[number]

/** A page of notes with their companies and writers, the last changed first; `shownAt` is null for a note that is not shown to a team. */
export const listNoteRows = (db: Reader, userId: number, request: NotesRequest, { limit, offset }: { limit: number; offset: number }) =>
  askedNotes(db, userId, request)
    .innerJoin('users as writer', 'writer.id', 'note.user_id')
    .leftJoin('shown_notes as shown', (join) =>
      join.onRef('shown.user_id', '=', 'note.user_id').onRef('shown.company_id', '=', 'note.company_id'),
    )
    .select(['note.user_id as writerId', 'writer.full_name as writer', 'shown.shown_at as shownAt'])
    .select(['company.id', 'company.name', 'company.inn', 'company.ogrn', 'company.status_name as status', 'company.procedure'])
    .select(['company.closed_on', 'company.register_as_of as as_of'])
    .select(['note.text', 'note.labels', 'note.created_at as createdAt', 'note.updated_at as updatedAt'])
    .orderBy('note.updated_at', 'desc')
    .orderBy('note.company_id')
    .orderBy('note.user_id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countNotes(db: Reader, userId: number, request: NotesRequest): Promise<number> {
  const { count } = await askedNotes(db, userId, request)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The member's labels with the number of companies that have each, the most used first. */
export const listLabelRows = (db: Reader, userId: number, limit: number) =>
  db
    .selectFrom('company_notes as note')
    .select([sql<string>`unnest(note.labels)`.as('label'), sql<number>`count(*)::int`.as('companies')])
    .where('note.user_id', '=', userId)
    .groupBy(sql`label`)
    .orderBy('companies', 'desc')
    .orderBy('label')
    .limit(limit)
    .execute()

/** Lets one transaction at a time write notes of this member, so that simultaneous ones cannot exceed the limit of notes. */
export const lockNotes = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('company_notes'), ${userId}::int)`.execute(tx))

interface NewNote {
  readonly userId: number
  readonly companyId: number
  readonly text: string
  readonly labels: readonly string[]
  readonly at: Date
}

/** Stores a note in place of an earlier one; false if there is no such company. */
export async function writeNote(tx: Tx, { userId, companyId, text, labels, at }: NewNote): Promise<boolean> {
  const { rows } = await sql`
    insert into company_notes (user_id, company_id, text, labels, created_at, updated_at)
    select ${userId}::int, id, ${text}::text, ${[...labels]}::text[], ${at}::timestamptz, ${at}::timestamptz
    from companies where id = ${companyId}::int
    on conflict (user_id, company_id) do update set text = excluded.text, labels = excluded.labels, updated_at = excluded.updated_at
    returning company_id`.execute(tx)
  return rows.length > 0
}

/** Undefined if the member has no note on the company. */
export const deleteNote = (tx: Tx, userId: number, companyId: number) =>
  tx
    .deleteFrom('company_notes')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .returning('company_id')
    .executeTakeFirst()

/** Deletes all notes of a member; returns their number. */
export async function deleteNotes(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('company_notes').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
