// The import's own database connection when the database ends it, for example at a restart.
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { openImportDatabase } from './import-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a connection that ends between two statements fails the next one, not the process', async () => {
  const { db } = await openImportDatabase(database.ownerUrl)
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const administrator = new pg.Client(database.ownerUrl)
  await administrator.connect()
  // 5000: waits up to five seconds until the connection has ended.
  await administrator.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]).finally(() => administrator.end())
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/connection/i)
})
