// A company search that the database does not answer in time is reported as `search_late`, never as «nothing found». The tables of the index are
// `company_search_terms` and `company_search_documents`; `companies` is the register.
import { beforeAll, expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { type LockedTable, whileLocked } from '../../test/locked-table.ts'
import { addRecords } from '../../test/search-records.ts'
import { companyTermRules } from '../company-index/company-index.ts'

const app = testApplication({ SEARCH_PASS_MS: '1000' })

beforeAll(async () => {
  await addRecords(app.db, [
    { name: 'ООО "РОМАШКА"', revenue: 5e6, inn: '1690001169' },
    { name: 'АО "РОМАШКА"', revenue: 9e9 },
    { name: 'ООО "РОМАШКА И К"', status: 'Не действует' },
  ])
})

/** The refusal; the browser may repeat the search after two seconds. */
const LATE = { status: 503, code: 'search_late', retryAfter: '2' }

async function search(query: string, url = '/api/v1/company-search/') {
  const answer = await app.server.inject({ url, query: { query } })
  const { code, complete, count } = answer.json()
  if (answer.statusCode === 200) return { complete, count }
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'] }
}

/** Locks the table while `work` runs, so that a search that reads it has to wait. */
const whileTableLocked = (table: LockedTable, work: () => Promise<void>): Promise<void> => whileLocked(app.database.ownerUrl, table, work)

test('an unfinished search is distinguished from one without results', async () => {
  await whileTableLocked('company_search_terms', async () => {
    expect(await search('ромашка')).toEqual(LATE)
  })
  expect(await search('ромашка')).toEqual({ complete: true, count: 3 })
})

test('rows that cannot be read in time make a search late', async () => {
  expect(await search('ромашка')).toEqual({ complete: true, count: 3 })
  await whileTableLocked('companies', async () => {
    expect(await search('ромашка')).toEqual(LATE)
  })
  expect(await search('ромашка')).toEqual({ complete: true, count: 3 })
})

test('the search of the home page is refused as late too', async () => {
  const everywhere = '/api/v1/company-search/everywhere/'
  await whileTableLocked('companies', async () => {
    expect(await search('ромашка', everywhere)).toEqual(LATE)
  })
  expect(await search('ромашка', everywhere)).toEqual({ complete: true, count: 3 })
})

test('the lists of companies are refused as late too', async () => {
  await whileTableLocked('company_search_terms', async () => {
    for (const status of ['Действует', 'Банкротство']) {
      // A word that was not searched before, so that its list is not in a cache.
      const answer = await app.server.inject({ url: '/api/v1/companies/', query: { search: 'комашка', status } })
      expect(answer.statusCode).toBe(503)
    }
  })
})

// /search/ answers in the format of the aggregator Checko.
test('the search in the format of the aggregator is refused as late too', async () => {
  await whileTableLocked('company_search_terms', async () => {
    const answer = await app.server.inject({ url: '/search/', query: { key: 'demo', by: 'name', obj: 'org', query: 'ромажка' } })
    expect([answer.statusCode, answer.json().meta.status, answer.headers['retry-after']]).toEqual([503, 'error', '2'])
  })
})

test('a number is found without the index', async () => {
  await whileTableLocked('company_search_documents', async () => {
    for (const url of ['/api/v1/company-search/', '/api/v1/company-search/everywhere/'])
      expect(await search('1690001169', url)).toEqual({ complete: true, count: 1 })
  })
})

test('warming up succeeds even if its first searches run out of time', async () => {
  await whileTableLocked('company_search_terms', async () => {
    await expect(app.warm()).resolves.toBeUndefined()
  })
})

test('answers of an index that is not built completely are marked as incomplete', async () => {
  // An index of another version of the terms counts as not built.
  const setVersion = (version: number) => app.db.updateTable('company_search_state').set({ version }).execute()
  await setVersion(0)
  expect(await search('ромашка')).toEqual({ complete: false, count: 3 })
  expect(await search('нетакой')).toEqual(LATE)
  await setVersion(companyTermRules.version)
  expect(await search('нетакой')).toEqual({ complete: true, count: 0 })
})
