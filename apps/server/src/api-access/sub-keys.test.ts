// Tests sub-keys, the API keys that a member creates under another of their keys: a sub-key has no scopes beyond its parent's, may have a daily
// limit of its own, and is revoked together with its parent.
import { createApiKey, getApiUsage, KEYS_MAX, listApiKeys, revokeApiKey, SUB_KEYS_MAX } from '@sverka/contract/api-access/api-access'
import { listRegions } from '@sverka/contract/catalog/catalog'
import { listRooms } from '@sverka/contract/chat/chat'
import { listSales } from '@sverka/contract/orders/orders'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient, type InputFor } from '../../test/client.ts'
import { lockWaits } from '../../test/lock-waits.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication({ LIMIT_API: '100000/60' })
const as = createClient(() => app.server)
const world = new World(app)

type Body = InputFor<typeof createApiKey>['body']
const makeKey = (person: Person, body: Partial<Body> = {}) => as(person)(createApiKey, { body: { name: 'Склад', ...body } })
/** Calls operations with a key created by `makeKey`. */
const withKey = ({ body }: { body: { key: string } }) => as({ access: body.key })

test('a sub-key has some of its parent’s scopes and no others', async () => {
  const person = await world.person({ plan: 'pro' })
  const parentKey = await makeKey(person, { scopes: ['orders', 'chat'] })
  expect(await makeKey(person, { parent: parentKey.body.id, scopes: ['goods'] })).toMatchObject({ status: 409, code: 'key_scope_wider' })
  const subKey = await makeKey(person, { parent: parentKey.body.id, scopes: ['orders'] })
  expect(subKey).toMatchObject({ status: 201, body: { parent: parentKey.body.id, daily_limit: null } })
  expect((await withKey(subKey)(listSales, { query: {} })).status).toBe(200)
  expect((await withKey(subKey)(listRooms, { query: {} })).code).toBe('key_scope_missing')
  expect(await makeKey(person, { parent: subKey.body.id, scopes: ['orders'] })).toMatchObject({ code: 'not_found' })
  expect(await makeKey(await world.person({ plan: 'pro' }), { parent: parentKey.body.id, scopes: ['orders'] })).toMatchObject({
    code: 'not_found',
  })
})

test('a sub-key’s daily limit holds for simultaneous requests, and refused ones are not counted', async () => {
  const person = await world.person({ plan: 'pro' })
  const parentKey = await makeKey(person)
  const subKey = await makeKey(person, { parent: parentKey.body.id, daily_limit: 3 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => withKey(subKey)(listRegions, { query: {} })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  expect((await withKey(parentKey)(listRegions, { query: {} })).status).toBe(200)
  expect((await as(person)(getApiUsage, {})).body.used).toBe(4)
  const { keys } = (await as(person)(listApiKeys, {})).body
  expect(keys.map(({ parent, daily_limit, used }) => [parent, daily_limit, used])).toEqual([
    [parentKey.body.id, 3, 3],
    [null, null, 1],
  ])
})

test('revoking a key revokes its sub-keys', async () => {
  const person = await world.person({ plan: 'pro' })
  const parentKey = await makeKey(person)
  const subKey = await makeKey(person, { parent: parentKey.body.id })
  const otherKey = await makeKey(person)
  expect((await as(person)(revokeApiKey, { params: { id: parentKey.body.id } })).status).toBe(204)
  expect((await withKey(subKey)(listRegions, { query: {} })).code).toBe('key_unknown')
  expect((await withKey(otherKey)(listRegions, { query: {} })).status).toBe(200)
  expect(await makeKey(person, { parent: parentKey.body.id })).toMatchObject({ code: 'not_found' })
})

test('a sub-key can be revoked without its parent, and the number of sub-keys is limited', async () => {
  const person = await world.person({ plan: 'pro' })
  const parentKey = await makeKey(person)
  const first = await makeKey(person, { parent: parentKey.body.id })
  for (let count = 1; count < SUB_KEYS_MAX; count += 1) await makeKey(person, { parent: parentKey.body.id })
  expect(await makeKey(person, { parent: parentKey.body.id })).toMatchObject({ status: 409, code: 'too_many_sub_keys' })
  await as(person)(revokeApiKey, { params: { id: first.body.id } })
  expect((await withKey(parentKey)(listRegions, { query: {} })).status).toBe(200)
  expect((await makeKey(person, { parent: parentKey.body.id })).status).toBe(201)
})

test('the daily limit of a key covers it and its sub-keys together', async () => {
  const person = await world.person({ plan: 'pro' })
  const parentKey = await makeKey(person, { daily_limit: 4 })
  const parent = parentKey.body.id
  const subKeys = [await makeKey(person, { parent }), await makeKey(person, { parent, daily_limit: 1000 })]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => withKey(subKeys[index % 2] ?? parentKey)(listRegions, { query: {} })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect((await withKey(parentKey)(listRegions, { query: {} })).code).toBe('requests_exhausted')
  expect((await withKey(await makeKey(person))(listRegions, { query: {} })).status).toBe(200)
  expect((await as(person)(getApiUsage, {})).body.used).toBe(5)
})

test('all keys that may be in use at once are listed and can be revoked', async () => {
  const person = await world.person({ plan: 'pro' })
  const key = { user_id: person.id, name: 'Склад', head: 'svk_', tail: 'k9', scopes: ['register'], created_at: app.clock.now() }
  const hash = () => Buffer.from(String(world.next()))
  const rows = Array.from({ length: KEYS_MAX }, () => ({ ...key, hash: hash() }))
  const parents = await app.db.insertInto('api_keys').values(rows).returning('id').execute()
  const subKeys = parents.flatMap(({ id }) => Array.from({ length: SUB_KEYS_MAX }, () => ({ ...key, hash: hash(), parent_id: id })))
  await app.db.insertInto('api_keys').values(subKeys).execute()
  const { keys } = (await as(person)(listApiKeys, {})).body
  expect(keys).toHaveLength(KEYS_MAX * (1 + SUB_KEYS_MAX))
  expect(keys.filter(({ parent }) => parent === null)).toHaveLength(KEYS_MAX)
})

test('no sub-key is created while its parent is being revoked', async () => {
  const person = await world.person({ plan: 'pro' })
  const { id } = (await makeKey(person)).body
  const { answer } = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('api_keys').set({ revoked_at: app.clock.now() }).where('id', '=', id).execute()
    const answer = makeKey(person, { parent: id })
    // The creation reads the parent's row and waits, because this transaction has changed that row and not committed yet.
    await Promise.race([answer, expect.poll(() => lockWaits(app.db)).toBe(1)])
    return { answer }
  })
  expect(await answer).toMatchObject({ code: 'not_found' })
})
