// The access matrix: every operation of the contract as guest, stranger, owner and staff. An operation without a case fails.
import type { Operation } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { describe, expect, test } from 'vitest'
import { testApplication } from '../application.ts'
import { type RawInput, send } from '../client.ts'
import { type Person, World } from '../world.ts'
import { cases, findCase, unlimited } from './all-cases.ts'
import { Callers, mayHaveChanged } from './callers.ts'
import { type AccessCase, impliedBy, type Role } from './cases.ts'

const app = testApplication(unlimited)
const world = new World(app)

const table = Object.entries(operations) as [OperationName, Operation][]
const roles: readonly Role[] = ['guest', 'other', 'owner', 'staff']

const callers = new Callers(world)
const isStaffWrite = ({ access, method }: Operation): boolean => access === 'staff' && method !== 'GET'

async function makeObject({ input }: AccessCase): Promise<{ owner: Person; input: RawInput }> {
  const owner = await world.person({ plan: 'pro' })
  return { owner, input: await input(world, owner) }
}

describe.each(table)('%s', (name, operation) => {
  // Serves the next role too, unless a write was accepted: that role's answer shows that a refusal left it as it was.
  let made: { owner: Person; input: RawInput } | undefined

  test.each(roles)('as %s', async (role) => {
    const given = findCase(name, operation)
    expect(given, `no access case for ${name}: add it to test/access/<word>.access-cases.ts`).toBeDefined()
    if (!given) return
    made ??= await makeObject(given)
    // The audit log of this person is empty.
    if (isStaffWrite(operation)) callers.replace('staff')
    const who = await callers.find(role, made.owner)
    const { status } = await send(app.server, who, operation, made.input)
    if (mayHaveChanged(operation, status)) {
      made = undefined
      callers.replace(role)
    }
    const implied = impliedBy(operation.access, role)
    const expected = given.expected?.[role] ?? implied
    if (expected !== null) expect([expected].flat()).toContain(status)
    else expect([401, 403, 500]).not.toContain(status)
    if (isStaffWrite(operation) && role === 'staff' && status < 300)
      expect(await world.listActions(who), `${name} leaves no trace in the audit log`).toHaveLength(1)
  })

  test('a plan without the feature is refused', async () => {
    if (typeof operation.access !== 'object') return
    const { flag } = operation.access
    // Every plan has these.
    if (['basket_enabled', 'messenger_enabled', 'friends_enabled'].includes(flag)) return
    const free = await world.person({ plan: 'free' })
    const { code, status, body } = await send(app.server, free, operation, (await findCase(name, operation)?.input(world, free)) ?? {})
    // Surfaces of other services refuse in their own shape.
    if (operation.keys === 'required') expect(status).toBe(403)
    else expect([code, body]).toMatchObject(['plan_required', { plan: { feature: flag } }])
  })
})

test('every case belongs to an operation', () => {
  expect(Object.keys(cases).filter((name) => !(name in operations))).toEqual([])
})
