// Creates the job queue's tables as the owning role and grants the application's role access.
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { newClient } from '../db/client.ts'
import { JOBS_SCHEMA } from './jobs.ts'

/** Migrates the queue's schema to this program's version. Safe to repeat, also by several processes at once. */
export async function installJobs(ownerUrl: string, appRole: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: JOBS_SCHEMA, max: 1, supervise: false, schedule: false })
  // Errors of the schema are thrown by start() itself.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
  await grantUse(ownerUrl, appRole)
}

async function grantUse(ownerUrl: string, appRole: string): Promise<void> {
  const client = newClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    const role = pg.escapeIdentifier(appRole)
    await client.query(`grant usage on schema ${JOBS_SCHEMA} to ${role}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${role}`)
    await client.query(`grant usage, select on all sequences in schema ${JOBS_SCHEMA} to ${role}`)
  } finally {
    await client.end()
  }
}
