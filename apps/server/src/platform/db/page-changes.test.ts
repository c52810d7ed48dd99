// Each server process counts the changes to data that cached pages show, and reports when it may have missed some.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { type Listening, openListening } from './listen.ts'
import { type PageChanges, watchPageChanges } from './page-changes.ts'

let database: TestDatabase
let listening: Listening
let changes: PageChanges
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  listening = await openListening(database.url, createLog({ LOG_LEVEL: 'silent' }))
  changes = await watchPageChanges(listening)
  client = new pg.Client(database.ownerUrl)
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await listening.close()
  await database.drop()
})

/** Sets the title of the page `/a`, as staff may: pages show it. */
const insertTitle =
  "insert into page_meta (slug, title, description, additional_title, text_field, keywords) values ('/a', 'А', '', '', '', '')"

test('a change is reported when it is committed, not earlier and not after a rollback', async () => {
  const before = changes.version()
  await client.query('begin')
  await client.query(insertTitle)
  await client.query('rollback')
  await client.query('select 1')
  expect(changes.version()).toBe(before)
  await client.query(insertTitle)
  await expect.poll(() => changes.version()).toBe(Number(before) + 1)
})

test('a change of data that no page shows is not reported', async () => {
  const before = changes.version()
  await client.query("update users set plan = 'pro'")
  await client.query("update page_meta set title = 'Б'")
  await expect.poll(() => changes.version()).toBe(Number(before) + 1)
})

test('a lost connection is reported at once, and changes in the meantime are not missed', async () => {
  const before = Number(changes.version())
  const own = new pg.Client(database.url)
  await own.connect()
  await own.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sverka listening' and datname = current_database()",
  )
  await own.end()
  await expect.poll(() => changes.version(), { interval: 10 }).toBeNull()
  await expect.poll(() => changes.version()).toBeGreaterThan(before)
})
