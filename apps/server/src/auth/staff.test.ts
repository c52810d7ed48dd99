// What staff do with accounts: find, block, unblock, and read the audit log.
import { createTokens, getMe, refreshTokens } from '@sverka/contract/auth/auth'
import { blockUser, listAudit, listUsers, unblockUser } from '@sverka/contract/auth/auth.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('a block ends all sessions at the next call, and unblocking revives no token', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  const elsewhere = await world.signInAgain(person)
  expect((await as(staff)(blockUser, { params: { id: person.id }, body: { reason: 'Спам в отзывах' } })).status).toBe(204)
  for (const tokens of [person, elsewhere]) {
    expect((await as(tokens)(getMe, {})).status).toBe(401)
    expect((await as(null)(refreshTokens, { body: { refresh: tokens.refresh } })).status).toBe(401)
  }
  expect(await as(null)(createTokens, { body: person })).toMatchObject({ status: 401, code: 'bad_credentials' })
  expect((await as(staff)(unblockUser, { params: { id: person.id } })).status).toBe(204)
  expect((await as(person)(getMe, {})).status).toBe(401)
  expect((await as(null)(createTokens, { body: { email: person.email, password: person.password } })).status).toBe(200)
})

test('a block needs no reason, and then none is recorded', async () => {
  const [staff, person, other] = [await world.staff(), await world.person(), await world.person()]
  expect((await as(staff)(blockUser, { params: { id: person.id } } as never)).status).toBe(204)
  expect((await as(staff)(blockUser, { params: { id: other.id }, body: {} })).status).toBe(204)
  const blocked = await as(staff)(listAudit, { query: { subject: `user:${person.id}` } })
  expect(blocked.body.result).toMatchObject([{ action: 'auth.blocked', details: {} }])
})

test('staff cannot block themselves, a blocked account or a missing one, nor unblock an active one', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  const block = (id: number) => as(staff)(blockUser, { params: { id }, body: { reason: 'Проверка' } })
  expect((await block(staff.id)).status).toBe(409)
  expect((await as(staff)(unblockUser, { params: { id: person.id } })).status).toBe(409)
  expect((await block(person.id)).status).toBe(204)
  expect((await block(person.id)).status).toBe(409)
  expect((await block(2_000_000_000)).status).toBe(404)
})

test('people are found by a part of name or address, and pattern characters are literal', async () => {
  const staff = await world.staff()
  const person = await world.person({ fullName: 'Щукин 100% Лев_Львович', email: 'lev_shukin@luna.example' })
  const find = async (search: string) => (await as(staff)(listUsers, { query: { search } })).body.result.map(({ id }) => id)
  expect(await find('щукин')).toEqual([person.id])
  expect(await find('SHUKIN@')).toEqual([person.id])
  expect(await find('100%')).toEqual([person.id])
  expect(await find('lev_s')).toEqual([person.id])
  expect(await find('%%%')).toEqual([])
  const other = await world.person({ fullName: 'Щукин Борис' })
  const inOrder = async (ordering: '-created_at' | 'created_at' | 'full_name') =>
    (await as(staff)(listUsers, { query: { search: 'щукин', ordering } })).body.result.map(({ id }) => id)
  expect(await inOrder('-created_at')).toEqual([other.id, person.id])
  expect(await inOrder('created_at')).toEqual([person.id, other.id])
  expect(await inOrder('full_name')).toEqual([person.id, other.id])
  await world.block(person.id)
  const blocked = await as(staff)(listUsers, { query: { blocked: true, search: 'щукин' } })
  expect(blocked.body).toMatchObject({ count: 1, result: [{ email: 'lev_shukin@luna.example', blocked_at: expect.any(String) }] })
})

test('the audit log has actor, action, subject and IP address, and is searched by the first three', async () => {
  const [staff, person] = [await world.staff(), await world.person()]
  await as(staff)(blockUser, { params: { id: person.id }, body: { reason: 'Спам' } })
  await as(staff)(unblockUser, { params: { id: person.id } })
  await as(null)(createTokens, { body: { email: person.email, password: person.password } })
  const read = async (query: object) => (await as(staff)(listAudit, { query })).body.result
  const subject = `user:${person.id}`
  expect(await read({ subject })).toMatchObject([
    { action: 'auth.unblocked', actor: { id: staff.id, email: staff.email }, address: '127.0.0.1' },
    { action: 'auth.blocked', subject, details: { reason: 'Спам' } },
  ])
  expect((await read({ action: 'auth.login', actor: person.id })).map(({ action }) => action)).toEqual(['auth.login'])
  expect((await read({ action: 'auth.', page_size: 2 })).map(({ action }) => action)).toEqual(['auth.login', 'auth.unblocked'])
  expect(JSON.stringify(await read({}))).not.toContain(person.password)
})

test('the audit log is searched by a part of the actor’s e-mail and by days in Moscow, both inclusive', async () => {
  const staff = await world.staff()
  const person = await world.person()
  // A quarter past midnight in Moscow, while it is still the day before in UTC.
  app.clock.advance(Date.parse('2027-01-14T21:15:00Z') - app.clock.now().getTime())
  const again = await world.signInAgain(staff)
  await as(again)(blockUser, { params: { id: person.id }, body: {} })
  const found = async (query: object) => (await as(again)(listAudit, { query: { subject: `user:${person.id}`, ...query } })).body.count
  expect(await found({ who: staff.email.toUpperCase().slice(2, -2) })).toBe(1)
  expect(await found({ who: '%' })).toBe(0)
  expect(await found({ from: '2027-01-15', until: '2027-01-15' })).toBe(1)
  expect(await found({ until: '2027-01-14' })).toBe(0)
  expect(await found({ from: '2027-01-16' })).toBe(0)
  expect((await as(again)(listAudit, { query: { from: '2027-02-31' } })).status).toBe(400)
})
