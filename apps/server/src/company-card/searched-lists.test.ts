// Lists of companies with a search text and a filter that the search index does not have (representative, exact status): the filter is applied to all
// matches and not only to the first results of the search.
import { listCompanies } from '@sverka/contract/company-card/company-card'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { addNamed, addRecords } from '../../test/search-records.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

/** Ids of two companies that come after 1,500 larger ones with the same word in the name; `ended` is liquidated. */
let own = 0
let ended = 0
beforeAll(async () => {
  await addNamed(app.db, 'ОСИНА', 1500)
  const ids = await addRecords(app.db, [
    { name: 'ООО "ЛЕСНАЯ ОСИНА"' },
    { name: 'ООО "ЛЕСНАЯ ОСИНА"', status: 'Ликвидирована' },
    { name: 'ООО "ЛИПА"' },
  ])
  ;[own = 0, ended = 0] = ids
})

test('a member’s own company is found however many others share its name', async () => {
  const person = await world.person()
  await world.represent(person, own)
  const list = async (search: string) => (await as(person)(listCompanies, { query: { representative__in: [person.id], search } })).body
  expect(await list('осина')).toMatchObject({ count: 1, result: [{ id: own }] })
  expect(await list('осина')).not.toHaveProperty('count_exact')
  expect(await list('липа')).toMatchObject({ count: 0, result: [] })
})

test('a member who represents no company finds none', async () => {
  const person = await world.person()
  const { body } = await as(person)(listCompanies, { query: { representative__in: [person.id], search: 'осина' } })
  expect(body).toMatchObject({ count: 0, result: [] })
})

test('a company with an exact status is found behind any number of others', async () => {
  const { body } = await as(null)(listCompanies, { query: { status: 'Ликвидирована', search: 'осина' } })
  expect(body).toMatchObject({ count: 1, result: [{ id: ended }] })
})

test('counting stops at a thousand, and the count is marked as not exact', async () => {
  const { body } = await as(null)(listCompanies, { query: { search: 'осина', page: 50 } })
  expect(body).toMatchObject({ count: 1000, count_exact: false, page: 50 })
  expect(body.result).toHaveLength(20)
})
