// Staff see which requests of a queue their colleagues have open. For a request that several have open, the one who came first is shown.
// The mark ends when it expires, when its author opens another request, or when the author leaves the queue.
import { listPresences, putPresence } from '@sverka/contract/back-office/back-office'
import { PRESENCE_MS, type QueueName } from '@sverka/contract/back-office/back-office.rules'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { type Person, World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const openByOthers = async (who: Person, queue: QueueName) => (await as(who)(listPresences, { query: { queue } })).body.result
/** The page of a request reports that it is open; `request` null: the person leaves the queue. Returns the requests that others have open. */
const openRequest = async (who: Person, queue: QueueName, request: number | null) =>
  (await as(who)(putPresence, { body: { queue, request } })).body.result

// Ids of requests are arbitrary here: a mark does not check that its request exists.
test('of two staff with the same request open only the later one sees the other', async () => {
  const [anna, gleb] = [await world.staff(), await world.staff()]
  expect(await openRequest(anna, 'products', 7)).toEqual([])
  app.clock.advance(1000)
  expect(await openByOthers(gleb, 'products')).toEqual([{ request: 7, full_name: anna.fullName }])
  expect(await openByOthers(gleb, 'support')).toEqual([])
  expect(await openRequest(gleb, 'products', 7)).toEqual([{ request: 7, full_name: anna.fullName }])
  // Repeating it keeps the place before colleagues who came later.
  app.clock.advance(PRESENCE_MS - 2000)
  expect(await openRequest(anna, 'products', 7)).toEqual([])
  expect(await openByOthers(gleb, 'products')).toEqual([{ request: 7, full_name: anna.fullName }])
  // After moving to another request, the earlier one is the colleague's.
  expect(await openRequest(anna, 'products', 8)).toEqual([{ request: 7, full_name: gleb.fullName }])
  expect(await openByOthers(gleb, 'products')).toEqual([{ request: 8, full_name: anna.fullName }])
  // Each request that somebody opened is in the audit log once, however long they stayed.
  expect(await world.listActions(anna)).toEqual(['back-office.taken_on', 'back-office.taken_on'])
  expect(await world.findLastAudit(anna)).toMatchObject({ action: 'back-office.taken_on', subject: 'product:8' })
})

test('a presence that is not renewed expires, and one that is withdrawn ends at once', async () => {
  const [anna, gleb] = [await world.staff(), await world.staff()]
  await openRequest(anna, 'tickets', 3)
  app.clock.advance(PRESENCE_MS - 1)
  expect(await openByOthers(gleb, 'tickets')).toHaveLength(1)
  app.clock.advance(1)
  expect(await openByOthers(gleb, 'tickets')).toEqual([])
  // Whoever comes back after it has expired is placed after colleagues who came meanwhile.
  await openRequest(gleb, 'tickets', 3)
  app.clock.advance(1000)
  expect(await openRequest(anna, 'tickets', 3)).toEqual([{ request: 3, full_name: gleb.fullName }])
  expect(await openRequest(gleb, 'tickets', null)).toEqual([{ request: 3, full_name: anna.fullName }])
  expect(await openByOthers(anna, 'tickets')).toEqual([])
})
