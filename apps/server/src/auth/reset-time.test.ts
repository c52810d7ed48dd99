// Asking for a new password takes as long for an unknown address as for a known one.
import { requestPasswordReset } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

const app = testApplication({ LIMIT_LOGIN: '999/60', LIMIT_LOGIN_HOUR: '999/60' })
const guest = createClient(() => app.server)(null)
const world = new World(app)

test('a reset request takes the same minimum time for known and unknown accounts', async () => {
  const known = await world.person()
  for (const email of [known.email, 'nobody@luna.example', known.email, 'nobody@luna.example']) {
    const started = performance.now()
    const answer = await guest(requestPasswordReset, { body: { email } })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    // Timers of Node may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(98)
  }
  expect(await world.emailsTo(known.email)).toHaveLength(2)
})
