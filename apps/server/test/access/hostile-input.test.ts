// Input that only an attacker sends, for every operation: undeclared fields (such as another user's id) change nothing, and texts and numbers that
// the database cannot store are refused without a failure of the server.
import type { Operation } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { describe, expect, test } from 'vitest'
import { testApplication } from '../application.ts'
import { type RawInput, send } from '../client.ts'
import { type Person, World } from '../world.ts'
import { findCase, unlimited } from './all-cases.ts'
import { mayHaveChanged } from './callers.ts'

const app = testApplication(unlimited)
const world = new World(app)

const table = Object.entries(operations) as [OperationName, Operation][]

/** Undeclared fields with the names that the server's code uses for the owner and the caller, pointing to the victim. */
const surplus = ({ id, email }: Person): Record<string, unknown> => {
  const session = { userId: id, sessionId: '00000000-0000-4000-8000-000000000000', isStaff: true, flags: [] }
  const names = ['userId', 'user_id', 'user', 'author_id', 'owner', 'owner_id', 'actor', 'staff_id', 'sessionId', 'session_id']
  const states = ['isStaff', 'is_staff', 'is_superuser', 'is_active', 'blocked_at', 'deleted_at', 'second_factor', 'second_factor_secret']
  return {
    ...Object.fromEntries(names.map((name) => [name, id])),
    ...Object.fromEntries(states.map((name) => [name, true])),
    ...{
      session,
      caller: session,
      staff: session,
      plan: 'pro',
      address: '192.0.2.66',
      clientIp: '192.0.2.66',
      client: null,
      db: null,
      tx: null,
      deps: null,
    },
    ...{ clock: null, new_email: email, role: 'staff' },
  }
}

/** All data of one person in the database. */
const findRow = (id: number) => app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const writes = table.filter(([, { method, body }]) => method !== 'GET' && body)

/** A caller who may use the operation, and a valid request. */
async function asItsOwner(name: OperationName, operation: Operation): Promise<{ who: Person; input: RawInput }> {
  const who = operation.access === 'staff' ? await world.staff() : await world.person({ plan: 'pro' })
  return { who, input: (await findCase(name, operation)?.input(world, who)) ?? {} }
}

let victim: Person | undefined

test.each(writes)('%s answers the same with thirty undeclared fields, and touches nobody else', async (name, operation) => {
  victim ??= await world.person()
  const before = await findRow(victim.id)
  const plain = await asItsOwner(name, operation)
  const expected = await send(app.server, plain.who, operation, plain.input)
  const { who, input } = mayHaveChanged(operation, expected.status) ? await asItsOwner(name, operation) : plain
  const body = { ...surplus(victim), ...(input.body as object) }
  expect(Object.keys(body).length).toBeGreaterThanOrEqual(30)
  const { status } = await send(app.server, who, operation, { ...input, body })
  expect(status).toBe(expected.status)
  expect(await findRow(victim.id)).toEqual(before)
})

type Schema = { type?: string; properties?: Record<string, Schema>; anyOf?: Schema[]; items?: Schema }

const NUMBERS = ['1e309', '-1e309', 1e300, 2 ** 53, 2 ** 63, 1e18]
/** PostgreSQL stores no NUL character and no half of a surrogate pair. */
const TEXTS = ['\0', 'а\0б', '\ud800']

/** Values of the right type that no honest client sends. */
const hostile = ({ type, anyOf, items }: Schema, isJson: boolean): unknown[] => {
  // A list may also consist of commas only.
  if (items) return [...hostile(items, isJson).map((value) => (isJson ? [value] : value)), isJson ? [] : ',,']
  if (anyOf) return anyOf.flatMap((option) => hostile(option, isJson))
  if (type === 'integer' || type === 'number') return isJson ? NUMBERS.slice(2) : NUMBERS
  return type === 'string' ? TEXTS : []
}

describe.each(table)('%s', (name, operation) => {
  let untouched: Awaited<ReturnType<typeof asItsOwner>> | undefined
  test.each(['params', 'query', 'body'] as const)(
    '%s refuses values beyond the limits of the database instead of failing',
    async (part) => {
      const { properties } = (operation[part] ?? {}) as Schema
      for (const [field, schema] of Object.entries(properties ?? {})) {
        for (const value of hostile(schema, part === 'body')) {
          // A lone surrogate cannot be encoded in an address.
          if (part === 'params' && value === '\ud800') continue
          untouched ??= await asItsOwner(name, operation)
          const { who, input } = untouched
          const changed = { ...input, [part]: { ...(input[part] as object), [field]: value } }
          const { status, body } = await send(app.server, who, operation, changed)
          expect(status, `${part}.${field} = ${JSON.stringify(value)}: ${JSON.stringify(body)}`).toBeLessThan(500)
          if (mayHaveChanged(operation, status)) untouched = undefined
        }
      }
    },
  )
})
