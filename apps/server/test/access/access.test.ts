// The access matrix: every operation of the contract as guest, stranger, owner and staff. An operation without a case fails.
import type { Operation } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { describe, expect, test } from 'vitest'
import { testApplication } from '../application.ts'
import { send } from '../client.ts'
import { type Person, World } from '../world.ts'
import { cases, findCase, unlimited } from './all-cases.ts'
import { impliedBy, type Role } from './cases.ts'

const app = testApplication(unlimited)
const world = new World(app)

const table = Object.entries(operations) as [OperationName, Operation][]
const roles: readonly Role[] = ['guest', 'other', 'owner', 'staff']

async function makePerson(role: Role, owner: Person): Promise<Person | null> {
  if (role === 'guest') return null
  if (role === 'owner') return owner
  return role === 'staff' ? world.staff() : world.person({ plan: 'pro' })
}

describe.each(table)('%s', (name, operation) => {
  test.each(roles)('as %s', async (role) => {
    const given = findCase(name, operation)
    expect(given, `no access case for ${name}: add it to test/access/<word>.access-cases.ts`).toBeDefined()
    if (!given) return
    const owner = await world.person({ plan: 'pro' })
    const who = await makePerson(role, owner)
    const input = await given.input(world, owner)
    const { status } = await send(app.server, who, operation, input)
    const implied = impliedBy(operation.access, role)
    const expected = given.expected?.[role] ?? implied
    if (expected !== null) expect([expected].flat()).toContain(status)
    else expect([401, 403, 500]).not.toContain(status)
    const isStaffWrite = operation.access === 'staff' && operation.method !== 'GET'
    if (isStaffWrite && role === 'staff' && status < 300)
      expect(await world.listActions(who), `${name} leaves no trace in the audit log`).toHaveLength(1)
  })

  test('a plan without the feature is refused', async () => {
    if (typeof operation.access !== 'object') return
    const free = await world.person({ plan: 'free' })
    const { flag } = operation.access
    const hasIt = ['basket_enabled', 'messenger_enabled', 'friends_enabled'].includes(flag)
    const { code, status, body } = await send(app.server, free, operation, (await findCase(name, operation)?.input(world, free)) ?? {})
    if (hasIt) return
    // Surfaces of other services refuse in their own shape.
    if (operation.keys === 'required') expect(status).toBe(403)
    else expect([code, body]).toMatchObject(['plan_required', { plan: { feature: flag } }])
  })
})

test('every case belongs to an operation', () => {
  expect(Object.keys(cases).filter((name) => !(name in operations))).toEqual([])
})
