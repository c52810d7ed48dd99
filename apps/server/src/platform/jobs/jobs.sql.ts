// Queries that the queue's library lacks: queues with due jobs, locking a waiting job, changing a queue's policy without losing jobs.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/**
 * Whether a job of the queue is waiting, first time or retry. It is locked until the transaction ends, so that its run sees
 * everything this transaction wrote.
 */
export async function lockWaitingJob(tx: Tx, queue: string): Promise<boolean> {
  const { rows } = await sql`
    select id from jobs.job where name = ${queue} and state in ('created', 'retry') order by state, created_on limit 1 for key share`.execute(
    tx,
  )
  return rows.length > 0
}

/** Queues among these with a due job. */
export async function listDueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...names]}::text[]) as queue(name) where exists (
      select 1 from jobs.job as job
      where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= jobs.job_now())`.execute(db)
  return rows.map(({ name }) => name)
}

/** Waiting and running jobs stay; if only one may wait from now on, it is the earliest due. */
export async function changeQueuePolicy(db: Db, queue: string, policy: 'short' | 'standard'): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update jobs.queue set policy = ${policy} where name = ${queue}`.execute(tx)
    if (policy === 'short') {
      await sql`
        delete from jobs.job where name = ${queue} and state in ('created', 'retry') and id <> (
          select id from jobs.job where name = ${queue} and state in ('created', 'retry') order by start_after, created_on, id limit 1)`.execute(
        tx,
      )
    }
    await sql`update jobs.job set policy = ${policy} where name = ${queue} and state in ('created', 'retry', 'active')`.execute(tx)
  })
}
