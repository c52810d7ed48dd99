// A request for a reset link takes the same minimum time for an address with an account and for one without, so that it reveals neither.
import { requestPasswordReset } from '@sverka/contract/auth/auth'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { World } from '../../test/world.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_LOGIN: '999/60', LIMIT_LOGIN_HOUR: '999/60' })
const guest = createClient(() => app.server)(null)
const world = new World(app)

/** The same as `RESET_ANSWER_MS` of `auth.routes.ts`. */
const MIN_ANSWER_MS = 100
/** Timers of Node may fire a millisecond early. */
const TIMER_ERROR_MS = 2

test('a reset request takes the same minimum time for known and unknown accounts', async () => {
  const known = await world.person()
  for (const email of [known.email, 'nobody@luna.example', known.email, 'nobody@luna.example']) {
    const started = performance.now()
    const answer = await guest(requestPasswordReset, { body: { email } })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(performance.now() - started).toBeGreaterThan(MIN_ANSWER_MS - TIMER_ERROR_MS)
  }
  // The account did get its two links.
  expect(await world.emailsTo(known.email)).toHaveLength(2)
})
