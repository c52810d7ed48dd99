// Counts of wrong passwords are removed a day after the last attempt, and the next removal is due a day later.
import { createTokens } from '@sverka/contract/auth/auth'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'

const app = testApplication()
const guest = createClient(() => app.server)(null)

async function tryWrong(email: string): Promise<void> {
  expect((await guest(createTokens, { body: { email, password: 'Неверный-1!' } })).status).toBe(401)
}

/** How many counts of wrong passwords are stored, one for each address tried. */
const counts = async (): Promise<number> => (await app.db.selectFrom('login_failures').select('email_hash').execute()).length

test('counts without an attempt for a day are removed, newer ones stay', async () => {
  await tryWrong('old@luna.example')
  await tryWrong('older@luna.example')
  app.clock.advance(23 * 3_600_000)
  await tryWrong('older@luna.example')
  await tryWrong('young@luna.example')
  app.clock.advance(2 * 3_600_000)
  expect(await counts()).toBe(3)
  await app.startWorkers()
  await expect.poll(counts).toBe(2)
  // The table of the job queue: the next run, under the job's historical name.
  const { rows } = await sql`
    select (start_after - created_on) >= interval '23 hours' as "waitsADay" from jobs.job
    where name = 'auth.faded-failures' and state = 'created'`.execute(app.db)
  expect(rows).toEqual([{ waitsADay: true }])
})
