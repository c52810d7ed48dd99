// Tests that webhooks (addresses to which members have changes sent) with long queues do not delay the others: each round of the background job
// sends at most 20 deliveries of one webhook and 200 in total.
import { createWebhook } from '@sverka/contract/monitoring/webhooks'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { webhookReceiver } from '../../../test/webhook-receiver.ts'
import { World } from '../../../test/world.ts'
import { sendDue } from './send.ts'

const app = testApplication({ WEBHOOKS_INSIDE: 'on', WEBHOOK_TIMEOUT_MS: '600000' })
const as = createClient(() => app.server)
const world = new World(app)
const receiver = webhookReceiver()

/** Creates a webhook with this many due deliveries; returns its id. */
async function createQueue(count: number): Promise<number> {
  const person = await world.person({ plan: 'pro' })
  const { id } = (await as(person)(createWebhook, { body: { url: receiver.url, topics: ['orders'] } })).body
  const delivery = { webhook_id: id, type: 'order.changed', data: JSON.stringify({ happened_at: app.clock.now().toISOString() }) }
  const deliveries = Array.from({ length: count }, () => delivery)
  await app.db.insertInto('webhook_deliveries').values(deliveries).execute()
  return id
}

const countWaiting = async (id: number) =>
  (await app.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', id).where('state', '=', 'waiting').execute()).length

test('ten receivers with long queues delay no other', async () => {
  const longQueues: number[] = []
  for (let count = 0; count < 10; count += 1) longQueues.push(await createQueue(60))
  const shortQueue = await createQueue(1)
  // The first round is full with the ten long queues; the second begins after them.
  await sendDue(app.services)
  await sendDue(app.services)
  expect(await countWaiting(shortQueue)).toBe(0)
  for (let round = 0; round < 4; round += 1) await sendDue(app.services)
  expect(await Promise.all(longQueues.map(countWaiting))).toEqual(longQueues.map(() => 0))
})
