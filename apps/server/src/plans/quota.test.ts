// Full checks of companies are counted against the limit of the plan: each company once a period, and of many concurrent checks exactly one gets
// the last place. The plan Free has five checks.
import { getMe } from '@sverka/contract/auth/auth'
import { listChecks, makeCheck } from '@sverka/contract/checks/checks'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'
import { useUpCheck } from './quota.ts'

const app = testApplication({ LIMIT_REPORT: '1000/60' })
const as = createClient(() => app.server)
const world = new World(app)
const DAY = 24 * 3_600_000

const check = (person: Person, inn: string) => as(person)(makeCheck, { body: { inn } })
const readUsed = async (person: Person) => (await as(person)(getMe, {})).body.checks_used

test('a company counts once, a sixth one is refused, and companies already counted stay open', async () => {
  const person = await world.person()
  const companies = await Promise.all(Array.from({ length: 6 }, () => world.company()))
  const [first, , , , , sixth] = companies.map(({ inn }) => inn)
  expect((await check(person, first ?? '')).status).toBe(201)
  expect((await check(person, first ?? '')).status).toBe(200)
  expect(await readUsed(person)).toBe(1)
  for (const { inn } of companies.slice(1, 5)) expect((await check(person, inn)).status).toBe(201)
  const refused = await check(person, sixth ?? '')
  expect([refused.status, refused.code, await readUsed(person)]).toEqual([403, 'quota_exhausted', 5])
  expect((await check(person, first ?? '')).status).toBe(200)
  expect((await as(person)(listChecks, { query: {} })).body.count).toBe(7)
})

test('exactly one of fifty simultaneous checks passes if one check remains', async () => {
  const person = await world.person()
  const companies = await Promise.all(Array.from({ length: 54 }, () => world.company()))
  const count = (companyId: number) =>
    app.db.transaction().execute((tx) => useUpCheck(tx, { userId: person.id, companyId, at: app.clock.now() }))
  for (const { id } of companies.slice(0, 4)) await count(id)
  const results = await Promise.allSettled(companies.slice(4).map(({ id }) => count(id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readUsed(person)).toBe(5)
  const again = await Promise.all(Array.from({ length: 20 }, () => count(companies[0]?.id ?? 0)))
  expect([again.some(Boolean), await readUsed(person)]).toEqual([false, 5])
})

test('checks of Free end after thirty days, and those of a paid plan renew each month', async () => {
  const [free, paid] = [await world.person(), await world.person({ plan: 'business' })]
  const { inn } = await world.company()
  for (const person of [free, paid]) expect((await check(person, inn)).status).toBe(201)
  app.clock.advance(31 * DAY)
  const { access } = await world.signInAgain(free)
  expect((await check({ ...free, access }, inn)).code).toBe('quota_exhausted')
  const again = { ...paid, ...(await world.signInAgain(paid)) }
  expect(await readUsed(again)).toBe(0)
  expect((await check(again, inn)).status).toBe(201)
})
