// Webhooks with a long queue do not delay the others: each pass sends a limited number for each.
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
async function makeQueue(count: number): Promise<number> {
  const person = await world.person({ plan: 'pro' })
  const { id } = (await as(person)(createWebhook, { body: { url: receiver.url, topics: ['orders'] } })).body
  const one = { webhook_id: id, type: 'order.changed', data: JSON.stringify({ happened_at: app.clock.now().toISOString() }) }
  const many = Array.from({ length: count }, () => one)
  await app.db.insertInto('webhook_deliveries').values(many).execute()
  return id
}

const countLeft = async (id: number) =>
  (await app.db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', id).where('state', '=', 'waiting').execute()).length

test('ten receivers with long queues delay no other', async () => {
  const busy: number[] = []
  for (let made = 0; made < 10; made += 1) busy.push(await makeQueue(60))
  const shortQueue = await makeQueue(1)
  await sendDue(app.services)
  await sendDue(app.services)
  expect(await countLeft(shortQueue)).toBe(0)
  for (let round = 0; round < 4; round += 1) await sendDue(app.services)
  expect(await Promise.all(busy.map(countLeft))).toEqual(busy.map(() => 0))
})
