// Tests that webhooks (addresses to which members have changes sent) cannot reach the operator's internal network, however an address is written
// and whatever a host name resolves to. Other tests allow internal addresses by the setting WEBHOOKS_INSIDE.
import { createWebhook } from '@sverka/contract/monitoring/webhooks'
import { expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { createClient } from '../../../test/client.ts'
import { webhookReceiver } from '../../../test/webhook-receiver.ts'
import { World } from '../../../test/world.ts'
import { postWebhook } from './post.adapter.ts'

const app = testApplication()
const as = createClient(() => app.server)
const world = new World(app)
const receiver = webhookReceiver()

test.each([
  ['https://127.0.0.1/in', 'address_inside'],
  // 127.0.0.1 as one number, a private address in IPv6 form, and the address at which clouds serve credentials.
  ['https://2130706433/in', 'address_inside'],
  ['https://[::ffff:10.0.0.1]/in', 'address_inside'],
  ['https://169.254.169.254/latest', 'address_inside'],
  ['http://hooks.sverka.test/in', 'not_https'],
  ['https://user:pass@hooks.sverka.test/in', 'not_https'],
  ['hooks', 'not_https'],
])('a new webhook at %s is refused (%s)', async (url, code) => {
  const person = await world.person({ plan: 'pro' })
  const { body } = await as(person)(createWebhook, { body: { url } })
  expect(body).toMatchObject({ code: 'validation_failed', errors: { url: [{ code }] } })
})

test.each(['127.0.0.1', 'localhost'])('nothing is sent to a stored webhook at %s', async (host) => {
  const { port } = new URL(receiver.url)
  const outcome = await postWebhook(`https://${host}:${port}/in`, { headers: {}, body: '{}' }, { totalMs: 60_000, allowInternal: false })
  expect(outcome).toEqual({ status: null, fault: 'inside' })
  expect(receiver.received).toEqual([])
})
