// Failed background jobs, read from the tables of pg-boss, the job queue library (schema `jobs`). The data of a job is never read:
// it may be personal.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface FailedRow {
  readonly id: string
  /** Name of the job's queue. */
  readonly name: string
  /** Message of the last error, up to 500 characters. */
  readonly error: string | null
  /** Runs so far, the first one included. */
  readonly tries: number
  readonly createdAt: Date
  readonly failedAt: Date | null
}

/** A page of failed jobs, the latest failure first. */
export async function listFailed(db: Reader, { limit, offset }: { limit: number; offset: number }): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select id, name, left(coalesce(output ->> 'message', output ->> 'value', output::text), 500) as error, retry_count + 1 as tries,
      created_on as "createdAt", completed_on as "failedAt"
    from jobs.job where state = 'failed' order by completed_on desc nulls last, id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Numbers of jobs by state. `waiting`: jobs that have not run yet or wait for a retry. */
export async function countJobs(db: Reader): Promise<{ failed: number; waiting: number; running: number }> {
  const { rows } = await sql<{ failed: number; waiting: number; running: number }>`
    select count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running
    from jobs.job where state in ('failed', 'created', 'retry', 'active')`.execute(db)
  return rows[0] ?? { failed: 0, waiting: 0, running: 0 }
}

/** Makes a failed job due now, with one retry more. Returns its name; undefined if no failed job has that id. */
export async function retryFailed(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = ${id}::uuid and state = 'failed' returning name`.execute(tx)
  return rows[0]?.name
}
