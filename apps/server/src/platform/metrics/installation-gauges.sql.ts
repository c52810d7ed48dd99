// Reads metrics of the whole installation from the database: failed and waiting jobs, waiting e-mails, the last backup.
import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'

/** The only figure of a query's result. */
const number = async (rows: Promise<{ rows: { figure: number }[] }>): Promise<number> => (await rows).rows[0]?.figure ?? 0

/** Jobs that failed after all retries. */
export const countFailedJobs = (db: Reader) =>
  number(sql<{ figure: number }>`select count(*)::int as figure from jobs.job where state = 'failed'`.execute(db))

/** Seconds for which the longest waiting job has been due; 0 if no job is due. */
export const waitOfJobs = (db: Reader) =>
  number(
    sql<{ figure: number }>`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float as figure
      from jobs.job where state in ('created', 'retry') and start_after < now()`.execute(db),
  )

/** E-mails that have waited for more than five minutes. */
export const countEmails = (db: Reader) =>
  number(
    sql<{ figure: number }>`
      select count(*)::int as figure from emails where sent_at is null and created_at < now() - interval '5 minutes'`.execute(db),
  )

/** Unix time in seconds at which a backup was last verified, that is read again and found complete; 0 for never. */
export const lastBackup = (db: Reader) =>
  number(sql<{ figure: number }>`select coalesce(extract(epoch from max(verified_at)), 0)::float as figure from backups`.execute(db))
