// People who lose their staff rights lose every staff operation at once, and their open sockets are closed.
import { createTokens } from '@sverka/contract/auth/auth'
import type { Operation } from '@sverka/contract/http/http'
import { type OperationName, operations } from '@sverka/contract/operations/operations'
import { beforeAll, describe, expect, test } from 'vitest'
import { setStaffAccess } from '../../src/auth/staff/staff-access.ts'
import { setStaff } from '../../src/auth/users.sql.ts'
import { testApplication } from '../application.ts'
import { createClient, send } from '../client.ts'
import { SocketClient, startListening } from '../socket-client.ts'
import { type Person, World } from '../world.ts'
import { findCase, unlimited } from './all-cases.ts'

const app = testApplication(unlimited, { listens: true })
const as = createClient(() => app.server)
const world = new World(app)
let origin = ''
beforeAll(async () => {
  origin = await startListening(app.server)
})

const ofStaff = (Object.entries(operations) as [OperationName, Operation][]).filter(([, { access }]) => access === 'staff')

describe('operations of staff', () => {
  let former: Person
  let signedInAgain: { access: string }
  beforeAll(async () => {
    former = await world.staff()
    await as(former)(operations.listUsers, { query: {} })
    // Changes the table directly: the rights are removed, and the session stays, which the command for operators would end.
    await app.db.transaction().execute((tx) => setStaff(tx, former.id, false))
    const removed = await world.staff()
    await setStaffAccess(app.db, app.clock, { email: removed.email, isStaff: false })
    expect((await as(removed)(operations.listUsers, { query: {} })).status).toBe(401)
    signedInAgain = (await as(null)(createTokens, { body: { email: removed.email, password: removed.password } })).body
  })

  test.each(ofStaff)('%s is not found for a former member of staff', async (name, operation) => {
    const owner = await world.person({ plan: 'pro' })
    const input = (await findCase(name, operation)?.input(world, owner)) ?? {}
    expect((await send(app.server, former, operation, input)).status).toBe(404)
    expect((await send(app.server, signedInAgain, operation, input)).status).toBe(404)
    expect((await world.listActions(former)).filter((action) => action !== 'access.denied')).toEqual([])
  })
})

test('an open socket of a former member of staff ends by itself, even without traffic', async () => {
  const staff = await world.staff()
  const socket = new SocketClient(`${origin}/ws/signals/`, ['bearer', staff.access])
  expect(await socket.opened()).toBe(true)
  await setStaffAccess(app.db, app.clock, { email: staff.email, isStaff: false })
  // Close code 4401: the session has ended.
  expect(await socket.closed).toBe(4401)
})
