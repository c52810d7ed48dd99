// A search finds every committed change of a company, in whatever order the transactions begin and commit. The index notices changes by the ids of
// transactions, so a transaction that commits after a later one must not be missed.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'
import type { Tx } from '../../platform/db/database.ts'
import { updateSearchIndex } from '../documents/update-index.ts'
import { compactCompanyIndex, rebuildCompanySearch } from './rebuild.ts'

const app = testApplication()
let ids: number[]

beforeAll(async () => {
  const names = ['ПЕРВАЯ', 'ВТОРАЯ', 'ТРЕТЬЯ', 'ЧЕТВЁРТАЯ']
  ids = await addRecords(
    app.db,
    names.map((name) => ({ name: `ООО "${name}"` })),
  )
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
})

const search = async (query: string): Promise<number[]> => {
  const response = await app.server.inject({ url: '/api/v1/company-search/', query: { query } })
  return response.json().result.map(({ id }: { id: number }) => id)
}

async function rename(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('companies').set({ name }).where('id', '=', id).execute()
  await updateSearchIndex(tx, [id])
}

/** Renames in a transaction that stays open; the returned function commits it. */
async function beginRename(id: number, name: string): Promise<() => Promise<void>> {
  const commit = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const done = app.db.transaction().execute(async (tx) => {
    await rename(tx, id, name)
    written.resolve()
    await commit.promise
  })
  await written.promise
  return () => {
    commit.resolve()
    return done
  }
}

test('a change that commits after a later one is not missed', async () => {
  const [first = 0, second = 0] = ids
  const commitFirst = await beginRename(first, 'ООО "ПОЗДНЯЯ"')
  await app.db.transaction().execute((tx) => rename(tx, second, 'ООО "РАННЯЯ"'))
  expect(await search('ранняя')).toEqual([second])
  expect(await search('поздняя')).toEqual([])
  expect(await search('первая')).toEqual([first])
  await commitFirst()
  expect(await search('поздняя')).toEqual([first])
  expect(await search('первая')).toEqual([])
})

test('a change that is rolled back leaves the record as it was', async () => {
  const [, , third = 0] = ids
  const change = app.db.transaction().execute(async (tx) => {
    await rename(tx, third, 'ООО "НЕСБЫВШАЯСЯ"')
    expect(await search('третья')).toEqual([third])
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  expect(await search('третья')).toEqual([third])
  expect(await search('несбывшаяся')).toEqual([])
})

test('cached results are replaced after a change, for words, filters and counts', async () => {
  const [first = 0] = ids
  const listed = async () => {
    const response = await app.server.inject({
      url: '/api/v1/company-search/',
      query: { kind: 'company', page_size: '50', facets: 'true' },
    })
    const { count, facets, result } = response.json()
    return { count, companies: facets.kind.company, names: result.map(({ name }: { name: string }) => name) }
  }
  const before = await listed()
  expect(await search('вчерашняя')).toEqual([])
  await app.db.transaction().execute((tx) => rename(tx, first, 'ООО "ВЧЕРАШНЯЯ"'))
  expect(await listed()).toMatchObject({
    count: before.count,
    companies: before.companies,
    names: expect.arrayContaining(['ООО "ВЧЕРАШНЯЯ"']),
  })
  expect(await search('вчерашняя')).toEqual([first])
  expect(await search('вчерашня')).toEqual([first])
  await app.db.transaction().execute((tx) => rename(tx, first, 'ООО "СЕГОДНЯШНЯЯ"'))
  expect(await search('вчерашняя')).toEqual([])
  expect(await search('сегодняшняя')).toEqual([first])
  const [added = 0] = await addRecords(app.db, [{ name: 'ООО "ЗАВТРАШНЯЯ"' }])
  expect(await listed()).toMatchObject({ count: before.count + 1, companies: before.companies + 1 })
  expect(await search('завтрашняя')).toEqual([added])
})

test('searches during changes and compaction find each company once', async () => {
  const [, , , id = 0] = ids
  let isOver = false
  const changes = (async () => {
    for (let n = 0; n < 12; n++) {
      await app.db.transaction().execute((tx) => rename(tx, id, `ООО "ИЗМЕНЧИВАЯ ${n}"`))
      // Compaction makes a segment from the changes; the 1 lets it do so from one change on, instead of from thousands.
      if (n % 4 === 3) await compactCompanyIndex({ ownerUrl: app.database.ownerUrl, workers: 0 }, 1)
    }
  })().finally(() => {
    isOver = true
  })
  await expect.poll(() => search('изменчивая')).toEqual([id])
  while (!isOver) expect(await search('изменчивая')).toEqual([id])
  await changes
  expect(await search('изменчивая 11')).toEqual([id])
  expect(await search('четвёртая')).toEqual([])
})
