// A database that is too old, not UTF-8 or without Cyrillic lower case is refused at the start with advice.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { newClient } from './client.ts'
import { connectDatabase } from './connect.ts'
import type { Db } from './database.ts'
import { checkDatabase } from './startup-check.ts'

const log = createLog({ LOG_LEVEL: 'silent' })
let database: TestDatabase
let owner: Db
beforeAll(async () => {
  database = await createTestDatabase()
  owner = connectDatabase(database.ownerUrl, { size: 1, log, waitMs: 60_000 })
})
afterAll(async () => {
  await owner.destroy()
  await database.drop()
})

async function check(connectionString: string, options = ''): Promise<void> {
  const client = newClient({ connectionString, options })
  await client.connect()
  await checkDatabase(client).finally(() => client.end())
}

/** Checks the test's database with functions of `schema` in place of PostgreSQL's own: 'fit', or the error as text. */
const checkWithSchema = (schema: string) => check(database.ownerUrl, `-c search_path=${schema},pg_catalog`).then(() => 'fit', String)

test.each([
  { setting: 'server_version_num', value: '140018', reported: /PostgreSQL 14; 15 or newer is needed/ },
  { setting: 'server_encoding', value: 'WIN1251', reported: /stores WIN1251; create it with ENCODING 'UTF8'/ },
])('a database whose $setting is $value is refused with a message that names the value', async ({ setting, value, reported }) => {
  const schema = `with_${setting}`
  await sql`create schema ${sql.id(schema)}`.execute(owner)
  await sql`create function ${sql.id(schema)}.current_setting(name text) returns text language sql
    as ${sql.lit(`select case name when '${setting}' then '${value}' else pg_catalog.current_setting(name) end`)}`.execute(owner)
  expect(await checkWithSchema(schema)).toMatch(reported)
})

test('a database that does not lower-case Cyrillic is refused, and the one that migrations made is not', async () => {
  const withLocaleC = await createTestDatabase({ empty: true, locale: 'C' })
  await expect(check(withLocaleC.ownerUrl)).rejects.toThrow(/does not lower-case Cyrillic.*BUILTIN_LOCALE 'C.UTF-8'/)
  await withLocaleC.drop()
  expect(await checkWithSchema('public')).toBe('fit')
})
