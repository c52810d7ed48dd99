// The rows of a page of search results show the current state of the database, in order, also when several searches run at once or a bulk load is
// under way.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { addRecords } from '../../test/search-records.ts'
import { rebuildCompanySearch, updateSearchIndex } from '../company-index/company-index.ts'

const app = testApplication()
/** 24 names «КОТЕЛЬНАЯ …ЛЬФА» that differ in one letter (1040 is the code of «А»). */
const names = Array.from({ length: 24 }, (_, i) => `КОТЕЛЬНАЯ ${String.fromCharCode(1040 + i)}ЛЬФА`)
let ids: number[]

beforeAll(async () => {
  ids = await addRecords(
    app.db,
    names.map((name, i) => ({ name: `ООО "${name}"`, revenue: (i + 1) * 1e6 })),
  )
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
})

/** The fields of a result that the tests use. */
interface Shown {
  id: number
  name: string
  address: string | null
  closed_on: string | null
  as_of: string | null
}

async function search(query: string): Promise<Shown[]> {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query, page_size: '50' } })
  expect(answer.statusCode).toBe(200)
  return answer.json().result
}

const change = (id: number, values: object) => app.db.updateTable('companies').set(values).where('id', '=', id).execute()

test('a change of a field that is shown but not indexed is visible at once', async () => {
  const [id = 0] = ids
  const readShown = async () => (await search('котельная альфа')).find((found) => found.id === id)
  expect(await readShown()).toMatchObject({ address: null, closed_on: null })
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('companies').set({ address: 'г. Тверь, ул. Новая, д. 1' }).where('id', '=', id).execute()
    await updateSearchIndex(tx, [id])
  })
  expect(await readShown()).toMatchObject({ address: 'г. Тверь, ул. Новая, д. 1' })
})

test('a row has the day of the extract that gives the company’s status', async () => {
  // Any of the companies, but one that no other test uses.
  const id = ids[7] ?? 0
  await change(id, { register_as_of: '2018-03-12' })
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
  expect((await search('котельная')).find((found) => found.id === id)).toMatchObject({ status: 'Действует', as_of: '2018-03-12' })
})

test('during a bulk load rows are read from the database', async () => {
  const id = ids[5] ?? 0
  // A row of `registry_deferred_indexes` means that a bulk load is under way.
  const readShown = async () => (await search('котельная')).find((found) => found.id === id)?.address
  expect(await readShown()).toBeNull()
  await app.db.insertInto('registry_deferred_indexes').values({ name: 'companies_name', definition: 'create index' }).execute()
  await change(id, { address: 'г. Омск' })
  expect(await readShown()).toBe('г. Омск')
  await change(id, { address: 'г. Томск' })
  expect(await readShown()).toBe('г. Томск')
  await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0 })
  await app.db.deleteFrom('registry_deferred_indexes').execute()
  expect(await readShown()).toBe('г. Томск')
})

test('each of many simultaneous searches gets its own rows', async () => {
  const alone = new Map<string, number[]>()
  // The differing word of each name.
  const words = names.map((name) => name.split(' ')[1]?.toLowerCase() ?? '')
  for (const word of words.slice(0, 12))
    alone.set(
      word,
      (await search(word)).map(({ id }) => id),
    )
  const together = await Promise.all([...words, ...words].map(search))
  for (const [i, found] of together.entries()) {
    const word = words[i % words.length] ?? ''
    expect(found.map(({ name }) => name)).toEqual([`ООО "${names[i % words.length]}"`])
    if (alone.has(word)) expect(found.map(({ id }) => id)).toEqual(alone.get(word))
  }
})

test('pages over several segments and changed records have no gaps and no repeats', async () => {
  const later = await addRecords(
    app.db,
    Array.from({ length: 9 }, (_, i) => ({ name: `ООО "КОТЕЛЬНАЯ ПОЗДНЯЯ ${i}"`, revenue: (i * 3 + 0.5) * 1e6 })),
  )
  const page = async (number: number) => {
    const query = { query: 'котельная', page: String(number), page_size: '5' }
    const answer = await app.server.inject({ url: '/api/v1/company-search/', query })
    expect(answer.statusCode).toBe(200)
    return answer.json().result.map(({ id }: Shown) => id) as number[]
  }
  const pages = async () => (await Promise.all([1, 2, 3, 4, 5, 6, 7].map(page))).flat()
  const all = (await search('котельная')).map(({ id }) => id)
  expect(new Set(all)).toEqual(new Set([...ids, ...later]))
  expect(await pages()).toEqual(all)
  expect(await page(60)).toEqual([])
})
