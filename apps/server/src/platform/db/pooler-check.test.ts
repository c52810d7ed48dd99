// A database URL through a pooler in transaction mode (each transaction in another PostgreSQL process) is refused with advice.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { transactionPooler } from '../../../test/transaction-pooler.ts'
import { createLog } from '../log.ts'
import { connectDatabase } from './connect.ts'
import { refusePooler, type Session, sharesProcesses } from './pooler-check.ts'
import { checkTimeLimits } from './startup-check.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

/**
 * A connection through a simulated pooler in transaction mode: each transaction takes one of the `free` connections to PostgreSQL.
 * `isInTurn`: the one unused for longest, else the one used last.
 */
class PooledSession implements Session {
  readonly #free: pg.Client[]
  readonly #isInTurn: boolean
  /** The connection that this session's open transaction occupies. */
  #held: pg.Client | null = null

  constructor(free: pg.Client[], isInTurn: boolean) {
    this.#free = free
    this.#isInTurn = isInTurn
  }

  async query(statement: string): Promise<{ rows: { pid: number }[] }> {
    const client = this.#held ?? (this.#isInTurn ? this.#free.shift() : this.#free.pop())
    if (!client) throw new Error('it would wait for ever')
    this.#held = statement === 'begin' ? client : statement === 'rollback' ? null : this.#held
    const answer = await client.query(statement)
    if (!this.#held) this.#free.push(client)
    return answer
  }
}

test.each([
  { processes: 1, isInTurn: false },
  { processes: 4, isInTurn: false },
  { processes: 2, isInTurn: true },
  { processes: 7, isInTurn: true },
])('a pooler with $processes processes is detected (handed out in turn is $isInTurn)', async ({ processes, isInTurn }) => {
  const clients = Array.from({ length: processes }, () => new pg.Client(database.url))
  for (const client of clients) await client.connect()
  const free = [...clients]
  expect(await sharesProcesses(new PooledSession(free, isInTurn), new PooledSession(free, isInTurn))).toBe(true)
  for (const client of clients) await client.end()
})

test('PostgreSQL without a pooler passes', async () => {
  await refusePooler('DATABASE_URL', database.url)
})

test('behind a pooler the role must have every time limit, and the message shows how to set them', async () => {
  const db = connectDatabase(database.url, { size: 1, waitMs: 60_000, log: createLog({ LOG_LEVEL: 'silent' }), isPooled: true })
  const reported = await checkTimeLimits(db, 'sverka_app').catch((error: Error) => error)
  await db.destroy()
  expect(reported).toMatchObject({ name: 'DatabaseUnfitError' })
  expect(String(reported).match(/alter role sverka_app set \w+/g)).toEqual([
    'alter role sverka_app set idle_in_transaction_session_timeout',
    'alter role sverka_app set lock_timeout',
    'alter role sverka_app set statement_timeout',
  ])
})

test('a URL that leads to a pooler is refused with the name of its setting and what to change', async () => {
  const pooler = await transactionPooler(database.url)
  const { host } = new URL(pooler.url)
  await expect(refusePooler('DATABASE_OWNER_URL', pooler.url)).rejects.toMatchObject({
    name: 'DatabaseUnfitError',
    message: expect.stringMatching(`^DATABASE_OWNER_URL leads to a connection pooler in transaction mode at ${host} .*session mode`),
  })
  pooler.close()
})
