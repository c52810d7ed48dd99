// Queries on the job queue's tables that its library (pg-boss) lacks: queues with due jobs, locking a waiting job, changing a queue's policy.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/**
 * Whether a job of the queue is waiting for its first run or a retry. It is locked until the transaction ends: no worker takes it before, so
 * that its run sees everything this transaction wrote.
 */
export async function lockWaitingJob(tx: Tx, queue: string): Promise<boolean> {
  const { rows } = await sql`
    select id from jobs.job where name = ${queue} and state in ('created', 'retry') order by state, created_on limit 1 for key share`.execute(
    tx,
  )
  return rows.length > 0
}

/** Those of the named queues that have a job whose time to run has come. */
export async function listDueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...names]}::text[]) as queue(name) where exists (
      select 1 from jobs.job as job
      where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= jobs.job_now())`.execute(db)
  return rows.map(({ name }) => name)
}

/** Changes the policy and keeps the jobs. The policy `short` allows one waiting job only: the one due first stays, the others are deleted. */
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
