// The application's connection pool survives connections that PostgreSQL closes.
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { connectDatabase } from './connect.ts'

async function closeByDatabase(pid: number): Promise<void> {
  const admin = new pg.Client(inject('adminUrl'))
  await admin.connect()
  await admin.query('select pg_terminate_backend($1, 5000)', [pid]).finally(() => admin.end())
}

test('a connection closed while its transaction waits fails only that transaction', async () => {
  const database = await createTestDatabase({ empty: true })
  const db = connectDatabase(database.url, { size: 2, waitMs: 60_000, log: createLog(loadConfig({ LOG_LEVEL: 'silent' })) })
  const selectPid = sql<{ pid: number }>`select pg_backend_pid() as pid`
  try {
    const interrupted = db.transaction().execute(async (tx) => {
      const { rows } = await selectPid.execute(tx)
      await closeByDatabase(rows[0]?.pid ?? 0)
      // A statement on another connection gives the driver time to notice the closed one, which waits inside its transaction.
      await selectPid.execute(db)
      return selectPid.execute(tx)
    })
    await expect(interrupted).rejects.toThrow()
    expect((await selectPid.execute(db)).rows).toHaveLength(1)
  } finally {
    await db.destroy()
    await database.drop()
  }
})
