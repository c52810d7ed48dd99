// Refused access and exceeded rate limits are in the audit log: for each caller and operation once a minute, however many attempts.
import { blockUser, listUsers } from '@sverka/contract/auth/auth.staff'
import { createSupportRequest } from '@sverka/contract/support/support'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('a member who calls staff operations is recorded once per operation and minute', async () => {
  const person = await world.person()
  // Staff operations answer members with 404, as if they did not exist.
  for (let call = 0; call < 5; call++) expect((await as(person)(listUsers, { query: {} })).status).toBe(404)
  await expect.poll(() => world.listActions(person)).toEqual(['access.denied'])
  await as(person)(blockUser, { params: { id: 1 }, body: { reason: 'Хочу' } })
  await expect.poll(() => world.listActions(person)).toHaveLength(2)
  app.clock.advance(60_000)
  await as(person)(listUsers, { query: {} })
  await expect.poll(() => world.listActions(person)).toHaveLength(3)
  expect((await world.findLastAudit(person)).details).toEqual({ operation: 'GET /api/v1/admin/users/' })
})

test('exceeding a limit is recorded', async () => {
  const person = await world.person()
  // A member may send five requests to support an hour: the last four of nine are refused.
  for (let call = 0; call < 9; call++) await as(person)(createSupportRequest, { body: { support: 'Ещё раз' } })
  await expect.poll(() => world.listActions(person)).toEqual(['access.limited'])
})

test('calls open to everybody, and staff using their own operations, record nothing', async () => {
  const staff = await world.staff()
  await as(staff)(listUsers, { query: {} })
  // An id that no user has: the answer is 404, but it is no denied access.
  await as(staff)(blockUser, { params: { id: 2_000_000_000 }, body: { reason: 'Никого' } })
  // Entries are written in the background: once this later denial is recorded, an earlier one would be too.
  const member = await world.person()
  await as(member)(listUsers, { query: {} })
  await expect.poll(() => world.listActions(member)).toHaveLength(1)
  expect(await world.listActions(staff)).toEqual([])
})
