// The staff's overview: what happened on each day, and failed background jobs.
import { getFigures, listFailedJobs, retryJob } from '@sverka/contract/back-office/back-office'
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'
import { moscowDay } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('each of the last days has figures, even if nothing happened on it', async () => {
  const staff = await world.staff()
  const before = (await as(staff)(getFigures, { query: { days: 14 } })).body.result
  expect(before).toHaveLength(14)
  expect(before.at(-1)?.day).toBe(moscowDay(app.clock.now()))
  expect(before[0]).toMatchObject({ registrations: 0, checks: 0, orders: 0, turnover: 0 })
  const person = await world.person()
  // A successful payment of 490.50 rubles for a plan (subscription).
  const payment = { status: 'succeeded', settled_at: app.clock.now(), provider: 'sandbox', purpose: 'plan', request: '{}' }
  await app.db
    .insertInto('payments')
    .values({ ...payment, user_id: person.id, amount_kopecks: 49050, idempotence_key: randomIds.uuid(), created_at: app.clock.now() })
    .execute()
  const after = (await as(staff)(getFigures, { query: { days: 14 } })).body.result.at(-1)
  // A second page of results does not count as another search.
  await as(null)(searchCompanies, { query: { query: 'ромашка' } })
  await as(null)(searchCompanies, { query: { query: 'ромашка', page: 2 } })
  await expect
    .poll(async () => (await as(staff)(getFigures, { query: { days: 1 } })).body.result[0]?.searches)
    .toBe((before.at(-1)?.searches ?? 0) + 1)
  expect(after?.registrations).toBe((before.at(-1)?.registrations ?? 0) + 1)
  expect(after?.turnover).toBe((before.at(-1)?.turnover ?? 0) + 490.5)
  // At most 90 days can be requested.
  expect((await as(staff)(getFigures, { query: { days: 91 } })).status).toBe(400)
})

/** Inserts a failed job into the tables of pg-boss, the job queue library; any of its queues will do. Returns the name of that queue. */
async function insertFailedJob(id: string, output: object): Promise<string> {
  const owner = new pg.Client(app.database.ownerUrl)
  await owner.connect()
  try {
    const { rows } = await owner.query(
      `insert into jobs.job (id, name, data, state, output, completed_on)
        select $1, name, $2, 'failed', $3, now() from jobs.queue order by name limit 1 returning name`,
      [id, { secret: 'не показывать' }, output],
    )
    return rows[0].name
  } finally {
    await owner.end()
  }
}

test('a failed job is shown without its data, and can be retried once', async () => {
  const staff = await world.staff()
  const id = randomIds.uuid()
  const name = await insertFailedJob(id, { message: 'Почтовый сервер ответил 451' })
  const { body } = await as(staff)(listFailedJobs, { query: {} })
  expect(body.result.find((job) => job.id === id)).toMatchObject({ error: 'Почтовый сервер ответил 451', name })
  expect(JSON.stringify(body)).not.toContain('не показывать')
  expect((await as(staff)(retryJob, { params: { id } })).status).toBe(204)
  expect((await as(staff)(retryJob, { params: { id } })).status).toBe(404)
  expect(await world.findLastAudit(staff)).toMatchObject({ action: 'jobs.retried', subject: `job:${id}`, details: { name } })
})
