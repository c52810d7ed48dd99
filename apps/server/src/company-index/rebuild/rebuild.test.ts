// The search index follows the register: changes are searchable at once, rebuilds and compaction keep the results of searches, and the consistency
// check finds faults. Compaction builds a segment (posting lists of a part of the companies) from the changes since the last build, which are in a
// table called the delta. Each test continues with the records and the index of the tests before it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApplication } from '../../../test/application.ts'
import { addRecords } from '../../../test/search-records.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import { INDEX_VERSION } from '../documents/terms.ts'
import { updateSearchIndex } from '../documents/update-index.ts'
import { countFaults, findState } from '../store/check.sql.ts'
import { openOwnerDatabase, RebuildUnderWay } from '../store/owner.ts'
import { compactCompanyIndex, type RebuildOptions, rebuildCompanySearch, rebuildOutdatedSearch } from './rebuild.ts'

const app = testApplication()
/**
 * `countFaults` of a consistent index: `missing` records, documents without a record (`orphaned`), second documents of a record (`doubled`),
 * documents in the wrong order (`misplaced`), and lists with another number of stored chunks than recorded (`torn`).
 */
const NO_FAULTS = { missing: 0, orphaned: 0, doubled: 0, misplaced: 0, torn: 0 }
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

/** Ids of the companies that a search finds, in the order of results. */
const search = async (query: string) => {
  const response = await app.server.inject({ url: '/api/v1/company-search/', query: { query, page_size: '100' } })
  return response.json().result.map((company: { id: number }) => company.id)
}
/** With 0 workers the rebuild runs in this thread. */
const rebuild = (workers = 0) => rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers })
/** Compacts from one change on (the last argument); in production from thousands. */
const compactNow = (onStep?: RebuildOptions['onStep']) =>
  compactCompanyIndex({ ownerUrl: app.database.ownerUrl, workers: 0, ...(onStep ? { onStep } : {}) }, 1)
const countSegments = async () => (await app.db.selectFrom('company_search_segments').select('segment').execute()).length
const change = (id: number, values: object) =>
  app.db.transaction().execute(async (tx) => {
    await tx.updateTable('companies').set(values).where('id', '=', id).execute()
    await updateSearchIndex(tx, [id])
  })

test('a new database needs no rebuild', async () => {
  expect((await findState(readOnly(app.db))).version).toBe(INDEX_VERSION)
})

// `beforeAll` has added the records through single updates; a rebuild returns how many records it read.
test.each([0, 2])('a rebuild with %i threads gives the same answers as updates row by row', async (workers) => {
  const before = await search('завод тверь')
  expect(before).toHaveLength(20)
  expect(await rebuild(workers)).toBe(40)
  expect(await search('завод тверь')).toEqual(before)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
  expect((await findState(readOnly(app.db))).version).toBe(INDEX_VERSION)
})

test('a change of name, status or size is searchable at once', async () => {
  const [id = 0] = ids
  await change(id, { name: 'ООО "МАНУФАКТУРА"', status_name: 'Не действует', revenue_kopecks: 5 })
  expect(await search('мануфактура')).toEqual([id])
  expect(await search('завод 0')).toEqual([])
  await change(id, { status_name: 'Действует', revenue_kopecks: 9e15 })
  expect((await search('омск'))[0]).toBe(id)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a change that alters nothing is not written to the index', async () => {
  const [, id = 0] = ids
  const readDelta = () => app.db.selectFrom('company_search_delta').select(['company_id', 'version']).where('company_id', '=', id).execute()
  const before = await readDelta()
  await change(id, { name_full: null })
  expect(await readDelta()).toEqual(before)
})

test('simultaneous changes of one record leave one document', async () => {
  const [, , id = 0] = ids
  await Promise.all(
    ['Действует', 'Не действует', 'Банкротство', 'Действует'].map((status_name, i) =>
      change(id, { status_name, revenue_kopecks: i * 1e12 }),
    ),
  )
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a deleted record is no longer found', async () => {
  const [, , , id = 0] = ids
  await app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('companies').where('id', '=', id).execute()
    await updateSearchIndex(tx, [id])
  })
  expect(await search('завод 3')).not.toContain(id)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a record changed repeatedly is found as it is now, segment by segment', async () => {
  const [, , , , , , id = 0, other = 0] = ids
  for (const name of ['ПЕРВЫЙ', 'ВТОРОЙ', 'ТРЕТИЙ']) {
    await change(id, { name: `ООО "${name}"` })
    await change(other, { name: `ООО "${name} И СЫНОВЬЯ"` })
    expect((await search(name)).toSorted()).toEqual([id, other].toSorted())
    await compactNow()
    expect((await search(name)).toSorted()).toEqual([id, other].toSorted())
    expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
  }
  expect(await search('первый')).toEqual([])
  expect(await search('второй сыновья')).toEqual([])
  // Compaction has merged the small segments by now.
  expect(await countSegments()).toBeLessThanOrEqual(2)
})

test('records of several segments and recent changes are sorted together', async () => {
  const before = await search('завод')
  // Any two of the results.
  const [id = 0, next = 0] = before.slice(3)
  await change(id, { name: 'ООО "ЗАВОД ПЕРЕНАЗВАННЫЙ"' })
  await compactNow()
  await change(next, { name: 'ООО "ЗАВОД ЕЩЁ ОДИН"' })
  expect(await search('завод')).toEqual(before)
  expect(await search('ооо завод')).toEqual(before)
})

test.each(['rebuild', 'compaction'] as const)('changes made while a %s reads are in the new index', async (kind) => {
  // The run with a rebuild deletes one of the first records, so the run with compaction takes later ones.
  const [, , , , id = 0, gone = 0] = ids.slice(kind === 'compaction' ? 10 : 0)
  const changes: Promise<unknown>[] = []
  const meanwhile = async () => {
    await change(id, { name: `ООО "ПОДМЕНА ${kind}"` })
    await app.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('companies').where('id', '=', gone).execute()
      await updateSearchIndex(tx, [gone])
    })
  }
  const onStep = (step: string) => {
    if (step === 'merging words') changes.push(meanwhile())
  }
  if (kind === 'compaction') {
    await change(id, { name: 'ООО "ЗАВОД ПЕРЕД ПОДМЕНОЙ"' })
    await compactNow(onStep)
  } else await rebuildCompanySearch({ ownerUrl: app.database.ownerUrl, workers: 0, onStep })
  await Promise.all(changes)
  expect(changes).toHaveLength(1)
  expect(await search(`подмена ${kind}`)).toEqual([id])
  expect(await search('завод')).not.toContain(gone)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a search while a rebuild replaces segments gives the same answers', async () => {
  const before = await search('завод')
  await change(before[0] ?? 0, { name_full: 'ЗАВОД ПОЛНОСТЬЮ' })
  let isRebuilt = false
  const rebuilt = rebuild().finally(() => {
    isRebuilt = true
  })
  while (!isRebuilt) expect(await search('завод')).toEqual(before)
  await rebuilt
  expect(await search('завод')).toEqual(before)
})

test('the check counts missing and surplus records', async () => {
  await rebuild()
  const document = await app.db.selectFrom('company_search_documents').selectAll().orderBy('document_id').limit(1).executeTakeFirstOrThrow()
  // `missing`: a document marked as deleted. `doubled`: a second document of one company. `misplaced`: that second one, whose id comes after all
  // others although its rank does not.
  await app.db.insertInto('company_search_tombstones').values({ segment: document.segment, document_id: document.document_id }).execute()
  const doubled = await app.db.selectFrom('company_search_documents').selectAll().where('document_id', '=', 1).executeTakeFirstOrThrow()
  await app.db
    .insertInto('company_search_documents')
    .values({ ...doubled, document_id: 1_000_000 })
    .execute()
  // `torn`: the word lists two chunks, one is stored.
  await app.db.updateTable('company_search_terms').set({ ends: '0 1' }).where('term', '=', 'завод').execute()
  expect(await countFaults(readOnly(app.db))).toEqual({ missing: 1, orphaned: 0, doubled: 1, misplaced: 1, torn: 1 })
  await rebuild()
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

test('a build removes the rows that an interrupted build left', async () => {
  const { segment } = await owner.insertInto('company_search_segments').defaultValues().returning('segment').executeTakeFirstOrThrow()
  await owner.insertInto('company_search_terms').values({ segment, term: 'завод', chunk: 0, df: 1, ends: '0', body: '' }).execute()
  await rebuild()
  expect(await owner.selectFrom('company_search_terms').select('term').where('segment', '=', segment).execute()).toEqual([])
  expect(await countSegments()).toBe(1)
})

/** Number of idle connections of builds. */
const countIdleBuilders = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where application_name = 'sverka-search-rebuild' and state = 'idle' and pid <> pg_backend_pid()
      and datname = current_database()`.execute(owner)
  return rows[0]?.count
}

/** Number of rows of segments that no search reads. */
const countUnread = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from company_search_terms as term
    where not exists (select from company_search_segments as ready where ready.segment = term.segment and ready.is_ready)`.execute(owner)
  return rows[0]?.count
}

/** Rebuilds, and runs `meanwhile` at one step; by default while words are being merged and the new segment is half written. */
const rebuildWith = (meanwhile: () => Promise<unknown>, at = 'merging words') =>
  rebuildCompanySearch({
    ownerUrl: app.database.ownerUrl,
    workers: 0,
    onStep: async (step) => {
      if (step === at) await meanwhile()
    },
  })

test('no second build starts while a long one is running', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = await search('завод')
  const second = vi.fn()
  await rebuildWith(async () => {
    // Longer than any pool keeps an unused connection.
    await vi.advanceTimersByTimeAsync(60_000)
    // The polling and the rest of the build run in real time. Only the connection that holds the lock may still be open and idle.
    vi.useRealTimers()
    await expect.poll(countIdleBuilders).toBeLessThanOrEqual(1)
    await compactNow().catch(second)
  })
  expect(second).toHaveBeenCalledWith(expect.any(RebuildUnderWay))
  expect(await search('завод')).toEqual(before)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
})

// Builds and the audit log both use advisory locks, which must differ.
test('an entry of the audit log does not wait for a build', async () => {
  const record = () =>
    app.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '2s'`.execute(tx)
      await recordAudit(tx, app.clock, { actorId: null, action: 'staff.granted', clientIp: null })
    })
  expect(await rebuildWith(record)).toBeGreaterThan(0)
})

test('a build that lost its lock ends without a change and leaves nothing behind', async () => {
  const before = await search('завод')
  const lost = rebuildWith(async () => {
    // Ends the connection that holds the build's lock.
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`.execute(owner)
    // Another build can take the lock now.
    await compactNow()
  })
  await expect(lost).rejects.toThrow()
  expect(await search('завод')).toEqual(before)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
  expect(await countUnread()).toBe(0)
})

test('a build whose segment is gone does not replace the other segments', async () => {
  const before = await search('завод')
  const remove = () => owner.deleteFrom('company_search_segments').where('is_ready', '=', false).execute()
  await expect(rebuildWith(remove, 'exchanging segments')).rejects.toThrow('no longer there')
  expect(await search('завод')).toEqual(before)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
  expect(await countUnread()).toBe(0)
})

test('a build whose segments another build has replaced meanwhile changes nothing', async () => {
  const before = await search('завод')
  const ready = await owner.selectFrom('company_search_segments').select('segment').where('is_ready', '=', true).execute()
  const segments = ready.map(({ segment }) => segment)
  const mark = (isReady: boolean) =>
    owner.updateTable('company_search_segments').set({ is_ready: isReady }).where('segment', 'in', segments).execute()
  await expect(rebuildWith(() => mark(false), 'exchanging segments')).rejects.toThrow('another build')
  await mark(true)
  expect(await search('завод')).toEqual(before)
  expect(await countFaults(readOnly(app.db))).toEqual(NO_FAULTS)
  expect(await countUnread()).toBe(0)
})

test('a start rebuilds an index that holds fewer records than the register', async () => {
  const options = { ownerUrl: app.database.ownerUrl, workers: 0 }
  await rebuild()
  expect(await rebuildOutdatedSearch(options)).toBe(false)
  const before = await search('завод')
  await owner.updateTable('company_search_segments').set({ is_ready: false }).execute()
  expect(await search('завод')).toEqual([])
  expect(await rebuildOutdatedSearch(options)).toBe(true)
  expect(await search('завод')).toEqual(before)
  expect(await rebuildOutdatedSearch(options)).toBe(false)
})
