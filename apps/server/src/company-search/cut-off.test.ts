// A search that is held up is cut off: the answer is in time, partial, and says so.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'
import { TIERS } from './rank.ts'
import { openOwnerDatabase } from './rebuild/owner.ts'

const app = testApplication({ SEARCH_PASS_MS: '300' })

beforeAll(async () => {
  await addRecords(app.db, [
    { name: 'ООО "РОМАШКА"', revenue: 5e6 },
    { name: 'АО "РОМАШКА"', revenue: 9e9 },
    { name: 'ООО "РОМАШКА И К"', status: 'Не действует' },
  ])
  // The first passes of a connection make their plans, which a busy machine may cut off.
  while (!(await ask('ромашка')).complete);
})

async function ask(query: string): Promise<{ complete: boolean; count: number; names: string[] }> {
  const { complete, count, result } = (await app.server.inject({ url: '/api/v1/company-search/', query: { query } })).json()
  return { complete, count, names: result.map(({ name }: { name: string }) => name) }
}

/** Holds a table of the index while `work` is done: a pass that comes to it waits. */
async function holding(tier: number | undefined, work: () => Promise<void>): Promise<void> {
  const owner = openOwnerDatabase(app.database.ownerUrl)
  try {
    await owner.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(`company_search_t${tier}`)} in access exclusive mode`.execute(tx)
      await work()
    })
  } finally {
    await owner.destroy()
  }
}

test('what the tiers before gave is answered', async () => {
  await holding(TIERS.closed.at(-1), async () => {
    expect(await ask('ромашка')).toEqual({ complete: false, count: 2, names: ['АО "РОМАШКА"', 'ООО "РОМАШКА"'] })
  })
  expect(await ask('ромашка')).toMatchObject({ complete: true, count: 3 })
})

test('nothing seen is told apart from nothing found', async () => {
  await holding(TIERS.active.at(0), async () => {
    expect(await ask('ромашка')).toEqual({ complete: false, count: 0, names: [] })
  })
})
