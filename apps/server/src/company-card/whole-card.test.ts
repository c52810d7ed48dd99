// The operation for the whole page of a company card gives the same as the operations for its parts; and its query is planned after a start without
// delaying other requests.
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egripFile, egrulFile, inventedInn, legalEntity, soleTrader } from '../../test/register-files.ts'

const app = testApplication()
const company = legalEntity({ asOf: '2026-10-01', name: 'ЦЕЛОЕ' })
const trader = soleTrader({ asOf: '2026-11-01', place: { region: '54', city: 'БЕРДСК' } })

beforeAll(() => loadRegister(app.database, app.clock, [egrulFile([company]), egripFile([trader], { version: '4.04' })]))

const get = async (path: string) => {
  const answer = await app.server.inject({ url: `/api/v1/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}

test.each([
  ['company', company.ogrn],
  ['entrepreneur', trader.ogrn],
])('the whole card of a %s equals the answers for its parts', async (kind, number) => {
  const { status, body } = await get(`company-card/?query=${number}&lang=en`)
  expect(status).toBe(200)
  expect(body.company).toEqual({ ...(await get(`${kind}/?query=${number}`)).body, trademarks: null, html_checko: null })
  expect(body.overview).toEqual((await get(`company-overview/?query=${number}`)).body)
  expect(body.reliability).toEqual((await get(`reliability-summary/?query=${number}&lang=en`)).body)
})

test('an invalid number and a number of no company are refused with different codes', async () => {
  expect((await get('company-card/?query=123')).body.code).toBe('number_invalid')
  expect((await get(`company-card/?query=${inventedInn(99_001)}`)).body.code).toBe('company_not_found')
})

/** Half of the five connections that a test's application has, rounded down: so many may plan queries after a start. */
const HALF = 2

/** Number of connections of the application that wait for a lock to run the card's statement. */
async function countWaiting(watcher: pg.Client): Promise<number> {
  const { rows } = await watcher.query(
    `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and application_name = 'sverka' and wait_event_type = 'Lock' and query like any($1)`,
    [['%to_json(whole)%with "card"%']],
  )
  return rows[0].waiting
}

test('while a slow database plans cards after a start, requests get the other connections', async () => {
  const [owner, watcher] = [new pg.Client(app.database.ownerUrl), new pg.Client(app.database.url)]
  await Promise.all([owner.connect(), watcher.connect()])
  try {
    await owner.query('begin; lock table companies in access exclusive mode')
    const warmed = app.warm()
    await expect.poll(() => countWaiting(watcher)).toBeGreaterThanOrEqual(HALF)
    // As many requests as there are other connections; `/readyz` queries the database.
    const readiness = Array.from({ length: app.config.DATABASE_POOL - HALF }, () => app.server.inject({ url: '/readyz' }))
    expect((await Promise.all(readiness)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await countWaiting(watcher)).toBe(HALF)
    await owner.query('rollback')
    await warmed
    expect(await countWaiting(watcher)).toBe(0)
  } finally {
    await Promise.all([owner.end(), watcher.end()])
  }
})
