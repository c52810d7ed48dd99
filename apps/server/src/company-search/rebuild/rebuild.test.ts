// The index follows the register: changes at once, a rebuild gives the same answers, and the check sees doubles and gaps.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { countFaults, findState } from '../check.sql.ts'
import { keepCompaniesSearched } from '../keep.ts'
import { INDEX_VERSION } from '../keys.ts'
import { openOwnerDatabase } from './owner.ts'
import { takeTurn } from './rebuild.sql.ts'
import { RebuildUnderWay, rebuildCompanySearch } from './rebuild.ts'

const app = testApplication()
const NO_FAULTS = { missing: 0, orphaned: 0, doubled: 0, misplaced: 0 }
let owner: Db
let ids: number[]

beforeAll(async () => {
  owner = openOwnerDatabase(app.database.ownerUrl)
  ids = await addRecords(
    app.db,
    Array.from({ length: 40 }, (_, i) => ({
      name: `ООО "ЗАВОД ${i}"`,
      city: i % 2 ? 'Тверь' : 'Омск',
      status: ['Действует', 'Не действует', 'Банкротство'][i % 3] ?? 'Действует',
      revenue: i * 1e6,
    })),
  )
})
afterAll(() => owner.destroy())

const found = async (query: string) => {
  const answer = await app.server.inject({ url: '/api/v1/company-search/', query: { query, page_size: '100' } })
  return answer.json().result.map((company: { id: number }) => company.id)
}
const rebuild = (workers = 0) =>
  rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, appRole: new URL(app.database.url).username, workers })
const change = (id: number, values: object, keep: 'kept' | 'forgotten' = 'kept') =>
  app.db.transaction().execute(async (tx) => {
    await tx.updateTable('companies').set(values).where('id', '=', id).execute()
    if (keep === 'kept') await keepCompaniesSearched(tx, [id])
  })

test('a new database needs no rebuild', async () => {
  expect((await findState(readOnly(app.db))).version).toBe(INDEX_VERSION)
})

test.each([0, 2])('a rebuild with %i threads answers as the rows kept one by one did', async (workers) => {
  const before = await found('завод тверь')
  expect(before).toHaveLength(20)
  expect(await rebuild(workers)).toBe(40)
  expect(await found('завод тверь')).toEqual(before)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
  expect(await findState(readOnly(app.db))).toMatchObject({ version: INDEX_VERSION, rebuilding: false })
})

test('a changed name, status and size move the record at once', async () => {
  const [id = 0] = ids
  await change(id, { name: 'ООО "МАНУФАКТУРА"', status_name: 'Не действует', revenue_kopecks: 5 })
  expect(await found('мануфактура')).toEqual([id])
  expect(await found('завод 0')).toEqual([])
  await change(id, { status_name: 'Действует', revenue_kopecks: 9e15 })
  expect((await found('омск'))[0]).toBe(id)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a repeat changes no row', async () => {
  const [, id = 0] = ids
  const row = () => app.db.selectFrom('company_search').select(['id', 'keys']).where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  await change(id, { name_full: null })
  expect(await row()).toEqual(before)
})

test('two changes of one record at the same time leave one row', async () => {
  const [, , id = 0] = ids
  await Promise.all(
    ['Действует', 'Не действует', 'Банкротство', 'Действует'].map((status_name, i) =>
      change(id, { status_name, revenue_kopecks: i * 1e12 }),
    ),
  )
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a record that is gone is no longer found', async () => {
  const [, , , id = 0] = ids
  await app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('companies').where('id', '=', id).execute()
    await keepCompaniesSearched(tx, [id])
  })
  expect(await found('завод 3')).not.toContain(id)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('what changes while a rebuild reads is in the new index', async () => {
  const [, , , , id = 0] = ids
  const step = async (text: string) => {
    if (text.startsWith('indexing tier 3')) await change(id, { name: 'ООО "ПОДМЕНА"' })
  }
  const steps: Promise<void>[] = []
  await rebuildCompanySearch({
    ownerUrl: app.database.ownerUrl,
    appRole: new URL(app.database.url).username,
    workers: 0,
    onStep: (text) => void steps.push(step(text)),
  })
  await Promise.all(steps)
  expect(await found('подмена')).toEqual([id])
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('the check counts what is missing and what is too much', async () => {
  const [, , , , , missing = 0, doubled = 0] = ids
  await app.db.deleteFrom('company_search').where('id', '=', missing).execute()
  const row = await app.db.selectFrom('company_search').selectAll().where('id', '=', doubled).executeTakeFirstOrThrow()
  await app.db
    .insertInto('company_search')
    .values({ ...row, tier: row.tier === 3 ? 4 : 3 })
    .execute()
  expect(await countFaults(readOnly(app.db))).toEqual({ missing: 1, orphaned: 0, doubled: 1, misplaced: 1 })
  await rebuild()
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('one rebuild at a time', async () => {
  await takeTurn(owner)
  await expect(rebuild()).rejects.toBeInstanceOf(RebuildUnderWay)
})
