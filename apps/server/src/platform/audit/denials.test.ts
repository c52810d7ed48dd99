// Refused access and exceeded limits are in the log: each once a minute for a caller, however often it was tried.
import { blockUser, listUsers } from '@sverka/contract/auth/auth.staff'
import { createSupportRequest } from '@sverka/contract/support/support'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { World } from '../../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('a member who calls staff operations is recorded once for each operation and minute', async () => {
  const person = await world.person()
  for (let time = 0; time < 5; time++) expect((await as(person)(listUsers, { query: {} })).status).toBe(404)
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
  for (let time = 0; time < 9; time++) await as(person)(createSupportRequest, { body: { support: 'Ещё раз' } })
  await expect.poll(() => world.listActions(person)).toEqual(['access.limited'])
})

test('calls open to everybody, and staff using their own operations, record nothing', async () => {
  const staff = await world.staff()
  await as(staff)(listUsers, { query: {} })
  await as(staff)(blockUser, { params: { id: 2_000_000_000 }, body: { reason: 'Никого' } })
  const other = await world.person()
  await as(other)(listUsers, { query: {} })
  await expect.poll(() => world.listActions(other)).toHaveLength(1)
  expect(await world.listActions(staff)).toEqual([])
})
