// Tests of API keys: a key is shown once, reads public data only, has its requests counted exactly, and is invalid at once when revoked.
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

// The plan «pro» includes API keys with 10,000 requests a day; the plan «business» includes none.
const makeKey = async (person: Person, name = 'Склад') => (await as(person)(createApiKey, { body: { name } })).body
/** Calls a public operation with the key. */
const readRegions = (key: string) => as({ access: key })(listRegions, { query: {} })
const setPlan = (person: Person, plan: string) => app.db.updateTable('users').set({ plan }).where('id', '=', person.id).execute()
const readOwnUsage = async (person: Person) => (await as(person)(getApiUsage, {})).body

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
  expect((await readRegions(key)).status).toBe(200)
  const asToken = await app.server.inject({ url: '/api/v1/regions/', headers: { authorization: `Token ${key}` } })
  expect(asToken.statusCode).toBe(200)
  expect((await readRegions(`${key.slice(0, -1)}!`)).code).toBe('unauthorized')
  expect((await readRegions(`svk_${'a'.repeat(43)}`)).code).toBe('key_unknown')
  // A key in the URL is ignored: these operations accept it in a header only.
  const inUrl = await app.server.inject({ url: `/api/v1/friends/?key=${key}` })
  expect(inUrl.statusCode).toBe(401)
  expect((await as(seller)(revokeApiKey, { params: { id } })).status).toBe(204)
  expect((await readRegions(key)).code).toBe('key_unknown')
  expect((await as(seller)(revokeApiKey, { params: { id } })).code).toBe('not_found')
})

test('a key reads no private data of its owner and makes no other keys', async () => {
  const { key } = await makeKey(seller)
  for (const answer of [await as({ access: key })(getMe, {}), await as({ access: key })(listFriends, { query: {} })])
    expect(answer.code).toBe('key_not_allowed')
  expect((await as({ access: key })(createApiKey, { body: { name: 'Ещё' } })).code).toBe('key_not_allowed')
})

test('without a plan that includes keys none can be created, and existing keys stop working', async () => {
  const buyer = await world.person({ plan: 'business' })
  expect((await as(buyer)(createApiKey, { body: { name: 'Склад' } })).code).toBe('plan_required')
  expect((await readOwnUsage(buyer)).limit).toBe(0)
  const person = await world.person({ plan: 'pro' })
  const { key } = await makeKey(person)
  await setPlan(person, 'business')
  expect((await readRegions(key)).code).toBe('plan_required')
  await setPlan(person, 'pro')
  expect((await readRegions(key)).status).toBe(200)
})

test('a blocked member has no keys', async () => {
  const person = await world.person({ plan: 'pro' })
  const { key } = await makeKey(person)
  await world.block(person.id)
  expect((await readRegions(key)).code).toBe('key_unknown')
})

test('a member’s eleventh key is refused, even when many are requested at once', async () => {
  const person = await world.person({ plan: 'pro' })
  const answers = await Promise.all(Array.from({ length: 14 }, () => as(person)(createApiKey, { body: { name: 'Склад' } })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.filter(({ code }) => code === 'too_many_keys')).toHaveLength(4)
})

test('requests of all keys count towards one daily limit that resets at midnight in Moscow', async () => {
  const person = await world.person({ plan: 'pro' })
  const keys = [await makeKey(person), await makeKey(person)]
  // Ten of the plan's 10,000 requests a day remain.
  await app.db.insertInto('api_counts').values({ user_id: person.id, day: '2026-11-20', used: 9990 }).execute()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => readRegions(keys[index % 2]?.key ?? '')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.filter(({ code }) => code === 'requests_exhausted')
  expect(refused).toHaveLength(20)
  // The test clock stands at 12:30 in Moscow (UTC+3): 11.5 hours to midnight.
  expect(refused[0]).toMatchObject({ status: 429, headers: { 'retry-after': String(11.5 * 3600) } })
  expect(await readOwnUsage(person)).toMatchObject({
    day: '2026-11-20',
    used: 10_000,
    limit: 10_000,
    resets_at: '2026-11-20T21:00:00.000Z',
  })
  // Reading the usage is not counted and works when no request is left; signing in works as before.
  expect((await as({ access: keys[0]?.key ?? '' })(getApiUsage, {})).body.used).toBe(10_000)
  expect((await as(person)(listRegions, { query: {} })).status).toBe(200)
  const { body } = await as(person)(listApiKeys, {})
  expect(body.keys.reduce((sum, { used }) => sum + used, 0)).toBe(10)
  app.clock.advance(11.5 * 3_600_000)
  const signedIn = await world.signInAgain(person)
  expect((await readRegions(keys[0]?.key ?? '')).status).toBe(200)
  expect(await readOwnUsage(signedIn)).toMatchObject({ day: '2026-11-21', used: 1 })
})
