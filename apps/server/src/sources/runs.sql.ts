// Reads and stores the runs of work on the register that staff requested (imports, rebuilds and checks of the search index), and the state of files
// that publishers (state bodies) offer for download.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

/** `subject`: file or address, empty for work on the search index; `whole`: the file is a complete copy of its source. */
export interface NewRun {
  readonly kind: 'import' | 'rebuild' | 'check'
  readonly subject: string
  readonly path: string | null
  readonly whole: boolean
  readonly asked_by: number | null
  readonly asked_at: Date
}

/** Queues a run and returns its id; undefined if the same work is waiting or running. */
export const insertRun = async (tx: Tx | Db, row: NewRun): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('register_runs')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where('state', 'in', ['waiting', 'running']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export interface RunQuery {
  readonly kind?: string | undefined
  readonly state?: string | undefined
}

/** The SQL text is the same for every combination of filters. */
const filterRuns = (db: Reader, { kind, state }: RunQuery) =>
  db
    .selectFrom('register_runs as run')
    .where('run.kind', '=', sql<string>`coalesce(${kind ?? null}::text, run.kind)`)
    .where('run.state', '=', sql<string>`coalesce(${state ?? null}::text, run.state)`)

/** The columns of a run that staff see. */
const selectRuns = (db: Reader, query: RunQuery) =>
  filterRuns(db, query)
    .leftJoin('users as person', 'person.id', 'run.asked_by')
    .select(['run.id', 'run.kind', 'run.subject', 'run.whole', 'run.state', 'run.report', 'person.full_name as askedBy'])
    .select(['run.asked_at as askedAt', 'run.started_at as startedAt', 'run.ended_at as endedAt'])

export const listRuns = (db: Reader, query: RunQuery, page: { limit: number; offset: number }) =>
  selectRuns(db, query).orderBy('run.id', 'desc').limit(page.limit).offset(page.offset).execute()

export const findRun = (db: Reader, id: number) => selectRuns(db, {}).where('run.id', '=', id).executeTakeFirstOrThrow()

export type RunRow = Awaited<ReturnType<typeof findRun>>

export const countRuns = async (db: Reader, query: RunQuery): Promise<number> => {
  const { count } = await filterRuns(db, query)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A run that this process has taken. */
export interface Claimed {
  readonly id: number
  readonly kind: NewRun['kind']
  readonly path: string | null
  readonly whole: boolean
}

/**
 * Takes the next run. Only one run is executed at a time by all processes together; a run without a heartbeat since `silentBefore` is taken again.
 * Undefined if there is no run to take.
 */
export async function claimRun(db: Db, { now, silentBefore }: { now: Date; silentBefore: Date }): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update register_runs set state = 'running', started_at = coalesce(started_at, ${now}), seen_at = ${now}
    where id = (
      select id from register_runs where state = 'waiting' or (state = 'running' and seen_at < ${silentBefore})
      order by id limit 1 for update skip locked
    ) and not exists (select from register_runs busy where busy.state = 'running' and busy.seen_at >= ${silentBefore})
    returning id, kind, path, whole`.execute(db)
  return rows[0]
}

/** Records a heartbeat of a run. */
export const markSeen = (db: Db, id: number, now: Date) =>
  db.updateTable('register_runs').set({ seen_at: now }).where('id', '=', id).where('state', '=', 'running').execute()

export const endRun = (db: Db, id: number, ended: { state: 'done' | 'failed'; report: string; ended_at: Date }) =>
  db.updateTable('register_runs').set(ended).where('id', '=', id).execute()

/** A file at a publisher's address. */
export interface PublishedRow {
  readonly address: string
  /** Time of the last check. */
  readonly looked_at: Date
  readonly etag: string | null
  readonly bytes: number | null
  readonly sha256: string | null
  readonly fetched_at: Date | null
  /** Why the last check failed, as code and detail; null if it did not. */
  readonly fault: string | null
}

export const listPublished = (db: Reader): Promise<PublishedRow[]> =>
  db
    .selectFrom('published_files')
    .select(['address', 'looked_at', 'etag', 'sha256', 'fetched_at', 'fault'])
    .select(sql<number | null>`bytes::float8`.as('bytes'))
    .orderBy('address')
    .execute()

/** Claims the check of an address for one process and clears the last fault. Returns undefined if the last check was after `dueBefore`. */
export const claimPublisherCheck = async (db: Db, address: string, at: Date, dueBefore: Date): Promise<PublishedRow | undefined> =>
  (await db
    .insertInto('published_files')
    .values({ address, looked_at: at })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({ looked_at: at, fault: null }).where('published_files.looked_at', '<=', dueBefore),
    )
    .returning(['address', 'looked_at', 'etag', 'sha256', 'fetched_at', 'fault'])
    .returning(sql<number | null>`bytes::float8`.as('bytes'))
    .executeTakeFirst()) as PublishedRow | undefined

export const savePublished = (db: Db | Tx, { address, ...row }: PublishedRow) =>
  db
    .insertInto('published_files')
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute()
