// A search that is held up is cut off: the answer is in time, partial, and says so.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'
import { INDEX_VERSION } from './documents/terms.ts'
import { openOwnerDatabase } from './rebuild/owner.ts'

const app = testApplication({ SEARCH_PASS_MS: '1000' })

beforeAll(async () => {
  await addRecords(app.db, [
    { name: 'ООО "РОМАШКА"', revenue: 5e6 },
    { name: 'АО "РОМАШКА"', revenue: 9e9 },
    { name: 'ООО "РОМАШКА И К"', status: 'Не действует' },
  ])
})

async function ask(query: string): Promise<{ complete: boolean; count: number; names: string[] }> {
  const { complete, count, result } = (await app.server.inject({ url: '/api/v1/company-search/', query: { query } })).json()
  return { complete, count, names: result.map(({ name }: { name: string }) => name) }
}

/** Holds a table of the index while `work` is done: a search that comes to it waits. */
async function holding(table: 'company_search_terms' | 'companies', work: () => Promise<void>): Promise<void> {
  const owner = openOwnerDatabase(app.database.ownerUrl)
  try {
    await owner.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
      await work()
    })
  } finally {
    await owner.destroy()
  }
}

test('nothing seen is told apart from nothing found', async () => {
  await holding('company_search_terms', async () => {
    expect(await ask('ромашка')).toEqual({ complete: false, count: 0, names: [] })
  })
  expect(await ask('ромашка')).toMatchObject({ complete: true, count: 3 })
})

test('rows that cannot be read in time are not waited for', async () => {
  expect(await ask('ромашка')).toMatchObject({ complete: true, count: 3 })
  await holding('companies', async () => {
    expect(await ask('ромашка')).toEqual({ complete: false, count: 0, names: [] })
  })
  expect(await ask('ромашка')).toMatchObject({ complete: true, count: 3 })
})

test('the search of the home page says so too', async () => {
  const askEverywhere = async () => {
    const answer = await app.server.inject({ url: '/api/v1/company-search/everywhere/', query: { query: 'ромашка' } })
    const { complete, count } = answer.json()
    return { complete, count }
  }
  await holding('companies', async () => {
    expect(await askEverywhere()).toEqual({ complete: false, count: 0 })
  })
  expect(await askEverywhere()).toEqual({ complete: true, count: 3 })
})

test('a start whose first searches are cut off prepares what comes after them', async () => {
  await holding('company_search_terms', async () => {
    await expect(app.warm()).resolves.toBeUndefined()
  })
})

test('an index that is yet to be built says that there may be more', async () => {
  const setVersion = (version: number) => app.db.updateTable('company_search_state').set({ version }).execute()
  await setVersion(0)
  expect(await ask('ромашка')).toMatchObject({ complete: false, count: 3 })
  expect(await ask('нетакой')).toEqual({ complete: false, count: 0, names: [] })
  await setVersion(INDEX_VERSION)
  expect(await ask('нетакой')).toEqual({ complete: true, count: 0, names: [] })
})
