// The staff's setup checklist of a new installation shows the real state of each step, from the tests of mail, backup and payments.
import { getFirstDay, sendTestMail } from '@sverka/contract/back-office/first-day'
import { createFirstCategories, listCategories } from '@sverka/contract/catalog/catalog'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { readOnly } from '../platform/db/connect.ts'
import { firstDay } from './first-day.ts'

// Port 9: nothing listens there, so no e-mail is ever accepted.
const app = testApplication({ SMTP_URL: 'smtp://127.0.0.1:9' })
const as = createClient(() => app.server)
const world = new World(app)

/** The steps of the checklist by name. */
async function steps() {
  const { body } = await as(await world.staff())(getFirstDay, {})
  return Object.fromEntries(body.result.map(({ step, ...rest }) => [step, rest]))
}

test('a new installation has every setup step open', async () => {
  expect(await steps()).toMatchObject({
    requisites: { state: 'todo' },
    mail: { state: 'waiting', at: null },
    search_index: { state: 'todo', count: 0 },
    backup: { state: 'todo', at: null },
    registers: { state: 'todo', count: 0 },
    categories: { state: 'todo', count: 0 },
    stop_list: { state: 'todo' },
    // The demo has a simulated payment provider, which has not been tested yet.
    payments: { state: 'waiting' },
    sellers: { state: 'todo', count: 0 },
    plans: { state: 'done' },
  })
})

test('outside the demo the payments step is open until there is a provider', async () => {
  const services = { ...app.services, config: { ...app.config, demo: false } }
  const { result } = await firstDay(readOnly(app.db), services)
  expect(result.find(({ step }) => step === 'payments')).toMatchObject({ state: 'todo', at: null })
})

test('a member who is not staff sees none of the steps', async () => {
  expect((await as(await world.person())(getFirstDay, {})).status).toBe(404)
})

test('the ready tree of categories is loaded once', async () => {
  const staff = await world.staff()
  const made = await as(staff)(createFirstCategories, {})
  expect(made).toMatchObject({ status: 201, body: { count: expect.any(Number) } })
  expect(made.body.count).toBeGreaterThan(100)
  expect((await as(null)(listCategories, {})).body[0]?.childrens[0]?.childrens.length).toBeGreaterThan(0)
  expect((await steps()).categories).toMatchObject({ state: 'done', count: made.body.count })
  expect((await as(staff)(createFirstCategories, {})).status).toBe(409)
})

test('a test e-mail that the mail server refuses is reported as failed', async () => {
  const staff = await world.staff()
  expect((await as(staff)(sendTestMail, {})).status).toBe(204)
  expect((await steps()).mail).toMatchObject({ state: 'waiting', at: app.clock.now().toISOString() })
  // An e-mail that waits for more than a minute means that the mail server does not work.
  app.clock.advance(61_000)
  expect((await steps()).mail?.state).toBe('failed')
  await app.db.deleteFrom('emails').execute()
  expect((await steps()).mail?.state).toBe('done')
})

test('a backup counts as fresh for a day', async () => {
  const at = app.clock.now()
  await sql`insert into backups (snapshot_at, verified_at, row_count, file_count, bytes) values (${at}, ${at}, 1, 1, 1)`.execute(app.db)
  expect((await steps()).backup).toEqual({ state: 'done', at: at.toISOString(), count: null, of: null })
  // A nightly backup is fresh for 26 hours: a day and the two hours that it may take.
  app.clock.advance(27 * 3_600_000)
  expect((await steps()).backup?.state).toBe('failed')
})
