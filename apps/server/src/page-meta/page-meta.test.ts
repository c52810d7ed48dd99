// Titles and descriptions of pages as the site reads them after a navigation: one entry for each path, cached in memory.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { readOnly } from '../platform/db/connect.ts'
import { addPageMeta, editPageMeta, pageMetaReader } from './page-meta.ts'

const app = testApplication()
const get = async (url: string) => (await app.server.inject({ url })).json()
const rest = { additional_title: '', text_field: '', keywords: '' }
const ids = { home: 0, about: 0 }

beforeAll(async () => {
  await app.db.transaction().execute(async (tx) => {
    ids.about = (await addPageMeta(tx, { slug: '/about', title: 'О Сверке', description: 'Кто мы', ...rest })).id
    ids.home = (await addPageMeta(tx, { slug: '/', title: 'Главная', description: '', ...rest })).id
  })
})

test('all entries by path, with the fields of the specification and no others', async () => {
  expect(await get('/api/v1/page-meta/')).toEqual([
    { slug: '/', title: 'Главная', description: '', ...rest },
    { slug: '/about', title: 'О Сверке', description: 'Кто мы', ...rest },
  ])
})

test('a single path is found with or without a trailing slash', async () => {
  expect(await get('/api/v1/page-meta?slug=/about/')).toHaveLength(1)
  expect(await get('/api/v1/page-meta/?slug=/')).toMatchObject([{ slug: '/' }])
  expect(await get('/api/v1/page-meta/?slug=/nowhere')).toEqual([])
})

test('a path has one entry', async () => {
  const again = app.db.transaction().execute((tx) => addPageMeta(tx, { slug: '/about', title: 'Ещё', description: '', ...rest }))
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
  const moved = app.db.transaction().execute((tx) => editPageMeta(tx, ids.home, { slug: '/about' }))
  await expect(moved).rejects.toMatchObject({ code: 'conflict' })
})

test('a change keeps the fields that it does not name', async () => {
  await app.db.transaction().execute((tx) => editPageMeta(tx, ids.about, { title: 'О нас' }))
  expect(await get('/api/v1/page-meta/?slug=/about')).toMatchObject([{ title: 'О нас', description: 'Кто мы' }])
})

test('entries in memory follow announced changes, and are read again without announcements', async () => {
  // The version counts changes that the database announces; null: this process gets no announcements, so nothing may be cached.
  let version: number | null = 1
  const read = pageMetaReader({ version: () => version })
  const readTitle = async () => (await read(readOnly(app.db), '/about/'))[0]?.title
  const rename = (title: string) => app.db.transaction().execute((tx) => editPageMeta(tx, ids.about, { title }))
  await rename('Первое')
  expect(await readTitle()).toBe('Первое')
  await rename('Второе')
  expect(await readTitle()).toBe('Первое')
  version = 2
  expect(await readTitle()).toBe('Второе')
  version = null
  await rename('Третье')
  expect(await readTitle()).toBe('Третье')
  expect(await read(readOnly(app.db), '/nowhere')).toEqual([])
})
