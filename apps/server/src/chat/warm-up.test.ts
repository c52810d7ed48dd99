// After a start of the server, PostgreSQL has planned the statements for a message before anybody writes one.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'

const app = testApplication()

/**
 * How many connections of the pool have planned the statement that stores a message. Queries run on all of them at once: each sleeps for a moment, so
 * that none gets two.
 */
async function countPlanned(): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: app.config.DATABASE_POOL }, () =>
      sql`select 1 from pg_prepared_statements where statement like '%insert into chat_messages%' and pg_sleep(0.05) is not null`.execute(
        app.db,
      ),
    ),
  )
  return answers.filter(({ rows }) => rows.length > 0).length
}

test('the statements of a message are planned at the start, and nothing is stored', async () => {
  expect(await countPlanned()).toBe(0)
  await app.warm()
  expect(await countPlanned()).toBeGreaterThan(0)
  expect(await app.db.selectFrom('chat_messages').select('id').execute()).toEqual([])
})
