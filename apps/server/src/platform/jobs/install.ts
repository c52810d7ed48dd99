// Creates the tables of the job queue (the library pg-boss) and grants the application's role access. Runs at each start, after the migrations.
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { newClient } from '../db/client.ts'
import { JOBS_SCHEMA } from './jobs.ts'

/**
 * Migrates the queue's schema to the version of the installed library. `ownerUrl` connects as the owning role. Safe to repeat, also by several
 * processes at once.
 */
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
