// SQL of the audit log: adds and lists entries, and verifies their hash chain. A database trigger sets the numbers and hashes.
import { sql } from 'kysely'
import type { Reader, Tx } from '../db/database.ts'

/** The columns of an entry that the application writes. */
export interface AuditRow {
  happened_at: Date
  actor_id: number | null
  action: string
  subject: string | null
  /** A JSON object. */
  details: string
  /** IP address. */
  address: string | null
}

export const insertAuditEntry = (tx: Tx, row: AuditRow) =>
  tx
    .insertInto('audit_log')
    // The types demand the number and the hashes too, which the trigger sets.
    .values(row as never)
    .execute()

/** One person's entries, oldest first. */
export const listUserAudit = (db: Reader, actorId: number) =>
  db
    .selectFrom('audit_log')
    .select(['happened_at', 'action', 'subject', 'details', 'address'])
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute()

/** `details` of one entry, with the subject and time of that entry. */
export interface RecordedDetails {
  readonly subject: string | null
  readonly at: Date
  readonly details: Record<string, unknown>
}

/** Details of one person's entries about the subjects, oldest first. */
export async function listDetails(
  db: Reader,
  { actorId, action, subjects }: { actorId: number; action: string; subjects: readonly string[] },
): Promise<RecordedDetails[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['subject', 'happened_at as at', 'details'])
    .where('subject', 'in', [...subjects])
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, details: row.details as Record<string, unknown> }))
}

export interface AuditFilter {
  /** A whole action (`auth.login_failed`), or a prefix that ends in a dot (`auth.`). */
  action?: string | undefined
  /** Id of the user who acted. */
  actor?: number | undefined
  subject?: string | undefined
  /** A part of the acting user's name or e-mail, in any case. */
  who?: string | undefined
  /** Days in Moscow (`2026-11-20`), both inclusive. */
  from?: string | undefined
  until?: string | undefined
}

/** The moment at which a day starts in Moscow. With `addedDays` 1 it is the end of the day. */
const midnight = (day: string | undefined, addedDays: 0 | 1) =>
  sql<Date>`(${day ?? null}::date + ${addedDays}::int)::timestamp at time zone 'Europe/Moscow'`

const actorMatches = (who: string | undefined) =>
  sql<boolean>`exists (select from users p where p.id = entry.actor_id and position(lower(${who ?? ''}) in lower(p.full_name || ' ' || p.email)) > 0)`

const filteredEntries = (db: Reader, { action, actor, subject, who, from, until }: AuditFilter) =>
  db
    .selectFrom('audit_log as entry')
    .$if(action?.endsWith('.') ?? false, (query) => query.where('entry.action', 'like', `${action?.replace(/[_%\\]/g, '\\$&')}%`))
    .$if(action !== undefined && !action.endsWith('.'), (query) => query.where('entry.action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('entry.actor_id', '=', actor ?? 0))
    .$if(subject !== undefined, (query) => query.where('entry.subject', '=', subject ?? ''))
    .$if(who !== undefined, (query) => query.where(actorMatches(who)))
    .$if(from !== undefined, (query) => query.where('entry.happened_at', '>=', midnight(from, 0)))
    .$if(until !== undefined, (query) => query.where('entry.happened_at', '<', midnight(until, 1)))

/** One page of the entries that match, newest first. */
export const listAuditEntries = (db: Reader, filter: AuditFilter, page: { limit: number; offset: number }) =>
  filteredEntries(db, filter)
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select([
      'entry.id',
      'entry.happened_at as happenedAt',
      'entry.action',
      'entry.subject',
      'entry.details',
      'entry.address',
      'actor.id as actorId',
      'actor.full_name as actorName',
      'actor.email as actorEmail',
    ])
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countAuditEntries(db: Reader, filter: AuditFilter): Promise<number> {
  const { count } = await filteredEntries(db, filter)
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Time and person of the latest entry with one of the actions on the subject; `by` is null for an account that no longer exists. */
export const findLatestAction = (db: Reader, subject: string, actions: readonly string[]) =>
  db
    .selectFrom('audit_log as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
    .select(['entry.happened_at as at', 'actor.full_name as by'])
    .where('entry.subject', '=', subject)
    .where('entry.action', 'in', [...actions])
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Number of the first entry that was tampered with, or before which one is missing. Null if the chain is intact. */
export async function findAuditBreak(db: Reader): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select audit_log_first_break() as id`.execute(db)
  return rows[0]?.id ?? null
}
