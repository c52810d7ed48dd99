// API keys: shown once, read public data only, counted exactly, invalid at once when revoked.
import { createApiKey, getApiUsage, listApiKeys, revokeApiKey } from '@sverka/contract/api-access/api-access'
import { getMe } from '@sverka/contract/auth/auth'
import { listRegions } from '@sverka/contract/catalog/catalog'
import { listFriends } from '@sverka/contract/friends/friends'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
let seller: Person

beforeAll(async () => {
  seller = await world.person({ plan: 'pro' })
})

const makeKey = async (person: Person, name = 'Склад') => (await as(person)(createApiKey, { body: { name } })).body
const regions = (key: string) => as({ access: key })(listRegions, { query: {} })
const setPlan = (person: Person, plan: string) => app.db.updateTable('users').set({ plan }).where('id', '=', person.id).execute()
const usage = async (person: Person) => (await as(person)(getApiUsage, {})).body

test('a key is shown once, recognised by its first and last characters, and never stored', async () => {
  const person = await world.person({ plan: 'pro' })
  const { key, id, mark } = await makeKey(person)
  expect(key).toMatch(/^svk_[\w-]{43}$/)
  expect(mark).toBe(`${key.slice(0, 8)}…${key.slice(-2)}`)
  const { body } = await as(person)(listApiKeys, {})
  expect(body.keys).toEqual([expect.objectContaining({ id, name: 'Склад', mark, last_used_at: null, used: 0 })])
  expect(JSON.stringify(body)).not.toContain(key)
  const rows = await app.db.selectFrom('api_keys').selectAll().where('id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(key.slice(8, -2))
  expect(await world.listActions(person)).toEqual(['api-access.key_made'])
})

test('a key in either header reads public data, and a wrong or revoked key is refused', async () => {
  const { key, id } = await makeKey(seller)
  expect((await regions(key)).status).toBe(200)
  const asToken = await app.server.inject({ url: '/api/v1/regions/', headers: { authorization: `Token ${key}` } })
  expect(asToken.statusCode).toBe(200)
  expect((await regions(`${key.slice(0, -1)}!`)).code).toBe('unauthorized')
  expect((await regions(`svk_${'a'.repeat(43)}`)).code).toBe('key_unknown')
  // A key is accepted in a header only.
  const inAddress = await app.server.inject({ url: `/api/v1/friends/?key=${key}` })
  expect(inAddress.statusCode).toBe(401)
  expect((await as(seller)(revokeApiKey, { params: { id } })).status).toBe(204)
  expect((await regions(key)).code).toBe('key_unknown')
  expect((await as(seller)(revokeApiKey, { params: { id } })).code).toBe('not_found')
})

test('a key reads no private data of its owner and makes no other keys', async () => {
  const { key } = await makeKey(seller)
  for (const answer of [await as({ access: key })(getMe, {}), await as({ access: key })(listFriends, { query: {} })])
    expect(answer.code).toBe('key_not_allowed')
  expect((await as({ access: key })(createApiKey, { body: { name: 'Ещё' } })).code).toBe('key_not_allowed')
})

test('without a plan that includes keys none can be made, and existing keys stop working', async () => {
  const buyer = await world.person({ plan: 'business' })
  expect((await as(buyer)(createApiKey, { body: { name: 'Склад' } })).code).toBe('plan_required')
  expect((await usage(buyer)).limit).toBe(0)
  const person = await world.person({ plan: 'pro' })
  const { key } = await makeKey(person)
  await setPlan(person, 'business')
  expect((await regions(key)).code).toBe('plan_required')
  await setPlan(person, 'pro')
  expect((await regions(key)).status).toBe(200)
})

test('a blocked member has no keys', async () => {
  const person = await world.person({ plan: 'pro' })
  const { key } = await makeKey(person)
  await world.block(person.id)
  expect((await regions(key)).code).toBe('key_unknown')
})

test('an eleventh key is refused, even when many are requested at once', async () => {
  const person = await world.person({ plan: 'pro' })
  const asked = await Promise.all(Array.from({ length: 14 }, () => as(person)(createApiKey, { body: { name: 'Склад' } })))
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(asked.filter(({ code }) => code === 'too_many_keys')).toHaveLength(4)
})

test('requests of all keys count towards one daily limit that resets at midnight in Moscow', async () => {
  const person = await world.person({ plan: 'pro' })
  const keys = [await makeKey(person), await makeKey(person)]
  // Ten requests are left of the plan's 10,000 a day.
  await app.db.insertInto('api_counts').values({ user_id: person.id, day: '2026-11-20', used: 9990 }).execute()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => regions(keys[index % 2]?.key ?? '')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ code }) => code === 'requests_exhausted')
  expect(refused).toHaveLength(20)
  // 12:30 in Moscow.
  expect(refused[0]).toMatchObject({ status: 429, headers: { 'retry-after': String(11.5 * 3600) } })
  expect(await usage(person)).toMatchObject({ day: '2026-11-20', used: 10_000, limit: 10_000, resets_at: '2026-11-20T21:00:00.000Z' })
  // Reading the usage is not counted and works when no request is left; signing in works as before.
  expect((await as({ access: keys[0]?.key ?? '' })(getApiUsage, {})).body.used).toBe(10_000)
  expect((await as(person)(listRegions, { query: {} })).status).toBe(200)
  const { body } = await as(person)(listApiKeys, {})
  expect(body.keys.reduce((sum, { used }) => sum + used, 0)).toBe(10)
  app.clock.advance(11.5 * 3_600_000)
  const signedIn = await world.signInAgain(person)
  expect((await regions(keys[0]?.key ?? '')).status).toBe(200)
  expect(await usage(signedIn)).toMatchObject({ day: '2026-11-21', used: 1 })
})
