// The access matrix: sends a request for every operation of the API as a guest, as the owner of its object, as another member and as staff, and
// checks the status. The requests («cases») are in `*.access-cases.ts`; an operation without a case fails.
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
  // The object is used for the next role too, unless a write was accepted: that role's response shows that a refusal changed nothing.
  let made: { owner: Person; input: RawInput } | undefined

  test.each(roles)('as %s', async (role) => {
    const accessCase = findCase(name, operation)
    expect(accessCase, `no access case for ${name}: add it to test/access/<word>.access-cases.ts`).toBeDefined()
    if (!accessCase) return
    made ??= await makeObject(accessCase)
    // A new member of staff, whose audit log is empty.
    if (isStaffWrite(operation)) callers.replace('staff')
    const who = await callers.find(role, made.owner)
    const { status } = await send(app.server, who, operation, made.input)
    if (mayHaveChanged(operation, status)) {
      made = undefined
      callers.replace(role)
    }
    const implied = impliedBy(operation.access, role)
    const expected = accessCase.expected?.[role] ?? implied
    if (expected !== null) expect([expected].flat()).toContain(status)
    else expect([401, 403, 500]).not.toContain(status)
    if (isStaffWrite(operation) && role === 'staff' && status < 300)
      expect(await world.listActions(who), `${name} leaves no trace in the audit log`).toHaveLength(1)
  })

  test('a plan without the feature is refused', async () => {
    if (typeof operation.access !== 'object') return
    const { flag } = operation.access
    // Every plan (subscription), also the free one, includes these features.
    if (['basket_enabled', 'messenger_enabled', 'friends_enabled'].includes(flag)) return
    const free = await world.person({ plan: 'free' })
    const { code, status, body } = await send(app.server, free, operation, (await findCase(name, operation)?.input(world, free)) ?? {})
    // Operations that imitate the APIs of other services, called with an API key, refuse in the format of those services.
    if (operation.keys === 'required') expect(status).toBe(403)
    else expect([code, body]).toMatchObject(['plan_required', { plan: { feature: flag } }])
  })
})

test('every case belongs to an operation', () => {
  expect(Object.keys(cases).filter((name) => !(name in operations))).toEqual([])
})
