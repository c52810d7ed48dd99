// Facets of the company search (counts of results by kind and status) are the same wherever the companies are in the index: in segments, which are
// built once, or in the delta, which has the companies changed since.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'
import { compact, rebuildCompanySearch, updateSearchIndex } from '../../company-index/company-index.ts'

const app = testApplication()
let ids: number[]

// 11 companies (7 active, 3 closed, 1 in bankruptcy, which counts as liquidated) and 5 sole traders (4 active, 1 closed).
beforeAll(async () => {
  ids = await addRecords(app.db, [
    ...Array.from({ length: 7 }, (_, i) => ({ name: `ООО "СОСНА ${i}"`, revenue: i * 1e6 })),
    ...Array.from({ length: 3 }, (_, i) => ({ name: `АО "СОСНА БЫВШАЯ ${i}"`, status: 'Не действует', revenue: i * 1e6 })),
    { name: 'ООО "СОСНА В БЕДЕ"', status: 'Банкротство' },
    ...Array.from({ length: 4 }, (_, i) => ({ name: `ИП Соснин ${i}`, kind: 'entrepreneur' as const, revenue: i * 1e6 })),
    { name: 'ИП Соснина', kind: 'entrepreneur' as const, status: 'Не действует' },
  ])
})

/** The facets of a query that finds all records. */
const facets = async (filters: Record<string, string> = {}) =>
  (await app.server.inject({ url: '/api/v1/company-search/', query: { query: 'сосн', facets: 'true', ...filters } })).json().facets

const statuses = (active: number, closed: number, liquidated: number) => [
  { name: 'Действует', count: active },
  { name: 'Не действует', count: closed },
  { name: 'Ликвидирована', count: liquidated },
]

/** A filter narrows the counts of the other facet, not of its own: the reader sees what another choice would find. */
async function expectCounts(): Promise<void> {
  const all = await facets()
  expect(all).toEqual({ kind: { company: 11, entrepreneur: 5 }, status: statuses(11, 4, 1) })
  expect(await facets({ kind: 'company' })).toEqual({ kind: all.kind, status: statuses(7, 3, 1) })
  expect(await facets({ status__in: 'Действует' })).toEqual({ kind: { company: 7, entrepreneur: 4 }, status: all.status })
}

/** Changes the companies with these ids, which moves them from their segment to the delta. */
const moveToDelta = (some: readonly number[]) =>
  app.db.transaction().execute(async (tx) => {
    for (const id of some)
      await tx
        .updateTable('companies')
        .set({ city: `Тверь ${id}` })
        .where('id', '=', id)
        .execute()
    await updateSearchIndex(tx, some)
  })

// Nothing was built yet: all records are in the delta.
test('counts are right among changed records', expectCounts)

test('counts are right in one segment', async () => {
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
  await expectCounts()
})

test('counts are right in a segment and among changed records', async () => {
  await moveToDelta(ids.slice(0, 3))
  await expectCounts()
})

test('counts are right in two segments and among changed records', async () => {
  // Compaction builds a segment of its own from the delta.
  await compact({ ownerUrl: app.database.ownerUrl, workers: 0 }, 1)
  await moveToDelta(ids.slice(8, 9))
  await expectCounts()
})

test('beyond 1,000 results each choice is counted by its own search, up to 1,000', async () => {
  await addRecords(
    app.db,
    Array.from({ length: 1010 }, (_, i) => ({ name: `ООО "ЕЛЬ ${i}"`, status: i < 1005 ? 'Действует' : 'Не действует', revenue: 1e9 })),
  )
  await addRecords(app.db, [{ name: 'ИП Елькина', kind: 'entrepreneur' as const, status: 'Не действует' }])
  // 1,005 active and 5 closed companies, and a closed sole trader. A count stops at 1,000.
  const kinds = { company: 1000, entrepreneur: 1 }
  expect(await facets({ query: 'ел' })).toEqual({ kind: kinds, status: statuses(1000, 6, 0) })
  expect(await facets({ query: 'ел', kind: 'entrepreneur' })).toEqual({ kind: kinds, status: statuses(0, 1, 0) })
  expect(await facets({ query: '', kind: 'entrepreneur' })).toEqual({ kind: { company: 1000, entrepreneur: 6 }, status: statuses(4, 2, 0) })
})

test('a changed company whose name is the query comes before a thousand in a segment', async () => {
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
  const [equal] = await addRecords(app.db, [
    { name: 'ООО "ЕЛ"', status: 'Не действует' },
    { name: 'ООО "ЗАРЯ ЕЛКИНА"', revenue: 1e12 },
  ])
  const search = async (page: number) =>
    (await app.server.inject({ url: '/api/v1/company-search/', query: { query: 'ел', page: String(page), page_size: '2' } })).json()
  const first = await search(1)
  expect(first).toMatchObject({ count: 1000, count_exact: false })
  expect(first.result.map((found: { id: number; name: string }) => [found.id === equal, found.name.startsWith('ООО "ЕЛ')])).toEqual([
    [true, true],
    [false, true],
  ])
  expect((await search(2)).result.map(({ name }: { name: string }) => name.startsWith('ООО "ЕЛЬ'))).toEqual([true, true])
})
