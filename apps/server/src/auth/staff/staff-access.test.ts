// The command line gives a member the rights of staff or takes them away: from the next sign-in on, and recorded in the audit log.
import { createTokens, getMe } from '@sverka/contract/auth/auth'
import { listUsers } from '@sverka/contract/auth/auth.staff'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { World } from '../../../test/world.ts'
import { setStaffAccess } from './staff-access.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

test('becoming staff and ceasing to be each end the member’s sessions', async () => {
  const person = await world.person()
  const signIn = async () => (await as(null)(createTokens, { body: { email: person.email, password: person.password } })).body
  // Operations of staff are «not found» for everybody else.
  expect((await as(person)(listUsers, { query: {} })).status).toBe(404)
  expect(await setStaffAccess(app.db, app.clock, { email: ` ${person.email.toUpperCase()} `, isStaff: true })).toBe(true)
  expect((await as(person)(getMe, {})).status).toBe(401)
  const staff = await signIn()
  expect((await as(staff)(listUsers, { query: {} })).status).toBe(200)
  await setStaffAccess(app.db, app.clock, { email: person.email, isStaff: false })
  expect((await as(staff)(getMe, {})).status).toBe(401)
  expect((await as(await signIn())(listUsers, { query: {} })).status).toBe(404)
  expect(await world.auditActions()).toEqual(expect.arrayContaining(['auth.staff_granted', 'auth.staff_revoked']))
})

test('an address without an account changes nothing', async () => {
  expect(await setStaffAccess(app.db, app.clock, { email: 'nobody@luna.example', isStaff: true })).toBe(false)
})
