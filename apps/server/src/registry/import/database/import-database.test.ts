// What the import's connection does if the database ends it.
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
  const other = new pg.Client(database.ownerUrl)
  await other.connect()
  await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]).finally(() => other.end())
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/connection/i)
})
