// Numbers of waiting and failed things in shared tables.
import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'

const number = async (rows: Promise<{ rows: { figure: number }[] }>): Promise<number> => (await rows).rows[0]?.figure ?? 0

export const countFailedJobs = (db: Reader) =>
  number(sql<{ figure: number }>`select count(*)::int as figure from jobs.job where state = 'failed'`.execute(db))

export const waitOfJobs = (db: Reader) =>
  number(
    sql<{ figure: number }>`
      select coalesce(extract(epoch from now() - min(start_after)), 0)::float as figure
      from jobs.job where state in ('created', 'retry') and start_after < now()`.execute(db),
  )

export const countEmails = (db: Reader) =>
  number(
    sql<{ figure: number }>`
      select count(*)::int as figure from emails where sent_at is null and created_at < now() - interval '5 minutes'`.execute(db),
  )

export const lastBackup = (db: Reader) =>
  number(sql<{ figure: number }>`select coalesce(extract(epoch from max(verified_at)), 0)::float as figure from backups`.execute(db))
