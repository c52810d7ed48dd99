// SQL of notices (a member's notifications on the site): inserts each event once, lists them, marks them as read.
import { sql } from 'kysely'
import type { Reader, Tx } from '../db/database.ts'

export interface NewNotice {
  /** The member who gets it. */
  user_id: number
  kind: string
  /** A JSON object. */
  params: string
  /** Page that it links to. */
  path: string | null
  created_at: Date
  /** Identifies the event: a second notice with the same key is not inserted. Null for events without a key. */
  dedupe_key: string | null
}

/** At the commit every server process is notified, so that pages which the member has open load the notices again. */
const signal = sql<string>`pg_notify('member_signals', user_id || ' notices')`

export const insertNotice = (tx: Tx, row: NewNotice) =>
  tx
    .with('added', (db) =>
      db
        .insertInto('notices')
        .values(row)
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('user_id'),
    )
    .selectFrom('added')
    .select(signal.as('notified'))
    .execute()

export const deleteNotice = (tx: Tx, userId: number, dedupeKey: string) =>
  tx.deleteFrom('notices').where('dedupe_key', '=', dedupeKey).where('user_id', '=', userId).execute()

/** A notice by its receiver and key. */
export interface NoticeKey {
  readonly userId: number
  readonly dedupeKey: string
}

export const deleteNotices = (tx: Tx, keys: readonly NoticeKey[]) =>
  sql`delete from notices using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as gone ("userId" integer, "dedupeKey" text)
    where notices.dedupe_key = gone."dedupeKey" and notices.user_id = gone."userId"`.execute(tx)

/** Inserts many in one statement; the open pages of each member are notified once. */
export async function insertNotices(tx: Tx, rows: readonly NewNotice[]): Promise<void> {
  await sql`
    with added as (
      insert into notices (user_id, kind, params, path, created_at, dedupe_key)
      select user_id, kind, params, path, created_at, dedupe_key
      from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, params: JSON.parse(row.params) })))}::jsonb)
        as row (user_id integer, kind text, params jsonb, path text, created_at timestamptz, dedupe_key text)
      on conflict (dedupe_key) do nothing
      returning user_id
    )
    select pg_notify('member_signals', user_id || ' notices') from (select distinct user_id from added) as notified`.execute(tx)
}

export interface NoticeQuery {
  readonly userId: number
  /** Only unread notices. */
  readonly unread: boolean
  /** Only notices of these kinds. */
  readonly kinds: readonly string[]
}

const notices = (db: Reader, { userId, unread, kinds }: NoticeQuery) =>
  db
    .selectFrom('notices')
    .where('user_id', '=', userId)
    .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
    .$if(unread, (query) => query.where('read_at', 'is', null))

export const listNoticeRows = (db: Reader, request: NoticeQuery & { limit: number; offset: number }) =>
  notices(db, request)
    .select(['id', 'kind', 'params', 'path', 'created_at as createdAt', 'read_at as readAt'])
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(request.offset)
    .execute()

export const countNoticeRows = async (db: Reader, query: NoticeQuery): Promise<number> => {
  const { count } = await notices(db, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findNotice = (db: Reader, id: number, userId: number) =>
  db.selectFrom('notices').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

/** Marks as read at the time `at`: the notice `id`, or the notice of the event `dedupeKey`, or all of the member's if neither is given. */
export const markNoticesRead = (
  tx: Tx,
  { userId, id = null, dedupeKey = null, at }: { userId: number; id?: number | null; dedupeKey?: string | null; at: Date },
) =>
  tx
    .with('read', (db) =>
      db
        .updateTable('notices')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .$if(id !== null, (query) => query.where('id', '=', id ?? 0))
        .$if(dedupeKey !== null, (query) => query.where('dedupe_key', '=', dedupeKey ?? ''))
        .returning('user_id'),
    )
    .selectFrom('read')
    .select(signal.as('notified'))
    .limit(1)
    .execute()
