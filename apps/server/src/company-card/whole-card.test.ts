// The page's one call answers what the three calls for its parts answer.
import { sql } from 'kysely'
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
])('the whole card of a %s holds what its parts say', async (kind, number) => {
  const { status, body } = await get(`company-card/?query=${number}&lang=en`)
  expect(status).toBe(200)
  expect(body.company).toEqual({ ...(await get(`${kind}/?query=${number}`)).body, html_checko: null })
  expect(body.overview).toEqual((await get(`company-overview/?query=${number}`)).body)
  expect(body.reliability).toEqual((await get(`reliability-summary/?query=${number}&lang=en`)).body)
})

test('a wrong number and an unknown one are refused by their codes', async () => {
  expect((await get('company-card/?query=123')).body.code).toBe('number_invalid')
  expect((await get(`company-card/?query=${inventedInn(99_001)}`)).body.code).toBe('company_not_found')
})

test('after a start every connection is there and has its plans', async () => {
  await app.warm()
  const { rows } = await sql<{ connections: number }>`select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = 'sverka' and query like '%to_json(whole)%with "card"%'`.execute(app.db)
  expect(rows[0]?.connections).toBeGreaterThanOrEqual(4)
})
