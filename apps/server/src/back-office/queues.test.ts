// The staff's overview of queues: how many requests wait and for how long, how many were decided today, and that each list is as long as counted.
import { listQueues, type QueueState } from '@sverka/contract/back-office/back-office'
import { approveTicket, createTicket, listStaffTickets } from '@sverka/contract/company-binding/company-binding'
import { listStaffProducts } from '@sverka/contract/products/products.staff'
import { answerSupportRequest, listSupportRequests } from '@sverka/contract/support/support'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { pdf } from '../../test/pdf.ts'
import { openDocuments } from '../../test/ticket-documents.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)

const HOUR_MS = 3_600_000

async function queue(name: QueueState['queue']): Promise<QueueState> {
  const { body } = await as(await world.staff())(listQueues, {})
  const state = body.result.find((entry) => entry.queue === name)
  if (!state) throw new Error(`no queue ${name}`)
  return state
}

test('a queue shows its oldest request, how many wait too long, and what was decided today', async () => {
  // Requests to support have a target time of 8 hours. `ages` counts them by age: under 4 hours, under 12 (here: up to 8), up to 8, over it.
  const author = await world.person()
  expect(await queue('support')).toMatchObject({ waiting: 0, oldest_at: null, decided_today: 0 })
  const first = app.clock.now().toISOString()
  const oldest = await world.supportRequest(author)
  app.clock.advance(5 * HOUR_MS)
  await world.supportRequest(author)
  app.clock.advance(2 * HOUR_MS)
  await world.supportRequest(author)
  expect(await queue('support')).toMatchObject({ waiting: 3, oldest_at: first, ages: { hours4: 2, hours12: 1, norm: 0, overdue: 0 } })
  app.clock.advance(1 * HOUR_MS)
  expect((await queue('support')).ages).toEqual({ hours4: 2, hours12: 0, norm: 1, overdue: 0 })
  app.clock.advance(60_000)
  expect((await queue('support')).ages).toEqual({ hours4: 2, hours12: 0, norm: 0, overdue: 1 })
  const staff = await world.staff()
  await as(staff)(answerSupportRequest, { params: { id: oldest }, body: { text: 'Проверьте спам' } })
  expect(await queue('support')).toMatchObject({ waiting: 2, decided_today: 1, ages: { overdue: 0 } })
  app.clock.advance(24 * HOUR_MS)
  expect(await queue('support')).toMatchObject({ decided_today: 0, ages: { overdue: 2 } })
})

test('the lists of the queues have as many items as are counted', async () => {
  const author = await world.person()
  const files = { passport: pdf(), contract: pdf() }
  const ticket = (await as(author)(createTicket, { body: { company: (await world.company()).inn }, files })).body
  const staff = await world.staff()
  const countWaiting = async () =>
    Promise.all([queue('tickets'), queue('support'), queue('products')].map(async (state) => (await state).waiting))
  const countListed = async () => [
    (await as(staff)(listStaffTickets, { query: { status: 'pending' } })).body.count,
    (await as(staff)(listSupportRequests, { query: { answered: false } })).body.count,
    (await as(staff)(listStaffProducts, { query: {} })).body.count,
  ]
  expect(await countWaiting()).toEqual(await countListed())
  await openDocuments(as, staff, ticket.id)
  await as(staff)(approveTicket, { params: { id: ticket.id } })
  expect(await countWaiting()).toEqual(await countListed())
  expect((await queue('tickets')).decided_today).toBe(1)
})
