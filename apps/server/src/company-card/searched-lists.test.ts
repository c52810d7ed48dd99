// Lists of companies with a search: filters that the search index does not know are applied beyond its first results.
import { listCompanies } from '@sverka/contract/company-card/company-card'
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'
import { addNamed, addRecords } from '../../test/search-records.ts'
import { World } from '../../test/world.ts'

const app = testApplication()
const world = new World(app)
const as = createClient(() => app.server)

/** Comes after 1,500 larger companies of the same name. */
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

test('one’s own company is found however many others share its name', async () => {
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

test('a status is found behind any number of companies of the same class', async () => {
  const { body } = await as(null)(listCompanies, { query: { status: 'Ликвидирована', search: 'осина' } })
  expect(body).toMatchObject({ count: 1, result: [{ id: ended }] })
})

test('counting stops at a thousand, and the answer says so', async () => {
  const { body } = await as(null)(listCompanies, { query: { search: 'осина', page: 50 } })
  expect(body).toMatchObject({ count: 1000, count_exact: false, page: 50 })
  expect(body.result).toHaveLength(20)
})
