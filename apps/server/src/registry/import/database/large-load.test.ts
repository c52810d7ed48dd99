// A large load (an import that fills a nearly empty register): indexes are dropped and rebuilt. After a kill in the middle, the next import makes
// the result equal to that of an undisturbed load.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { rsmpFile } from '../../../../test/open-data-files.ts'
import { egrulFile, legalEntity } from '../../../../test/register-files.ts'
import type { Db } from '../../../platform/db/database.ts'
import { runImport } from '../run-import.ts'
import { beginLargeLoad, endLargeLoad } from './large-load.ts'

/** A database for the interrupted load, one for the same load undisturbed, and one for the second test. */
const interrupted = createTestImport()
const undisturbed = createTestImport()
const mixed = createTestImport()
let folder: string
/** 4,500 companies: more than one merge of the import takes, so that it can be stopped between two. */
const files = Array.from({ length: 5 }, () => egrulFile(Array.from({ length: 900 }, () => legalEntity({ asOf: '2026-01-01' }))))
const clock = { now: () => new Date('2026-11-20T09:30:00Z') }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sverka-large-'))
  await Promise.all(files.map((file, index) => writeFile(join(folder, `${index}.xml`), file)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const listIndexes = async (db: Db) => {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where tablename in ('companies', 'company_ties') order by indexname`.execute(db)
  return rows.map((row) => row.definition.toLowerCase())
}

/** The data that the import wrote, without ids: those of a killed run differ. */
const listContent = async (db: Db) => {
  const { rows } = await sql`
    select company.ogrn, company.register_hash, company.name, fact.hash, (select count(*) from company_ties as tie where tie.company_id = company.id) as ties
    from companies as company left join company_facts as fact on fact.company_id = company.id order by company.ogrn, fact.source`.execute(
    db,
  )
  return rows
}

test('a killed large load is finished by the next import', async () => {
  const before = await listIndexes(interrupted.db)
  await beginLargeLoad(interrupted.db)
  expect((await listIndexes(interrupted.db)).length).toBeLessThan(before.length)
  // The second merge fails: the companies of the first stay, the rest is rolled back.
  const stopAfterFirstMerge = async () => {
    throw new Error('killed')
  }
  let merges = 0
  const options = { clock, onCompaniesChanged: [async () => (++merges === 2 ? stopAfterFirstMerge() : undefined)], workers: 0 }
  await expect(runImport(interrupted.target, [folder], options)).rejects.toThrow('killed')
  expect((await listContent(interrupted.db)).length).toBeLessThan(4500)

  const report = await runImport(interrupted.target, [folder], { clock, onCompaniesChanged: [], workers: 0 })
  expect(report).toMatchObject({ read: 4500, refusedCount: 0 })
  // The second call finds the load finished and does nothing.
  let searchUpdates = 0
  await endLargeLoad(interrupted.db, async () => void searchUpdates++)
  await endLargeLoad(interrupted.db, async () => void searchUpdates++)
  expect(searchUpdates).toBe(1)
  expect(await listIndexes(interrupted.db)).toEqual(before)

  await runImport(undisturbed.target, [folder], { clock, onCompaniesChanged: [], workers: 0 })
  expect(await listContent(interrupted.db)).toEqual(await listContent(undisturbed.db))
})

test('a large load merges new and already stored records', async () => {
  const load = async (files: readonly Buffer[]) => {
    const place = await mkdtemp(join(tmpdir(), 'sverka-large-'))
    await Promise.all(files.map((file, index) => writeFile(join(place, `${index}.xml`), file)))
    const report = await runImport(mixed.target, [place], { clock, onCompaniesChanged: [], workers: 2, large: true })
    await rm(place, { recursive: true, force: true })
    return report
  }
  /** An entry of the register of small business (РСМП; 4.06 is a version of its format), category 1: micro. It makes a block of its own. */
  const subject = ({ inn }: { inn: string }) => ({ inn, category: 1 as const, asOf: '10.09.2026' })
  const [first, second, third] = [1, 2, 3].map((day) => legalEntity({ asOf: `2026-01-0${day}` }))
  if (!first || !second || !third) throw new Error('three companies')
  const older = legalEntity({ asOf: '2025-12-31', ogrn: first.ogrn, inn: first.inn, name: 'Прежнее' })
  // One load has an older extract after the newer one of the same company, which must win, and an entry of small business twice. Created are two
  // companies and two entries.
  const beginning = [egrulFile([first, older, second]), rsmpFile([subject(first), subject(first), subject(second)], '4.06')]
  expect(await load(beginning)).toMatchObject({ read: 6, created: 4, changed: 0, unchanged: 2, refusedCount: 0 })
  expect(await load(beginning)).toMatchObject({ read: 6, created: 0, changed: 0, unchanged: 6 })
  // The second load changes the name and category of the second company, and adds the third with an entry.
  const renamed = legalEntity({ asOf: '2026-02-01', ogrn: second.ogrn, inn: second.inn, name: 'Новое' })
  const later = [egrulFile([renamed, older, third]), rsmpFile([{ ...subject(second), category: 2 as const }, subject(third)], '4.06')]
  expect(await load(later)).toMatchObject({ read: 5, created: 2, changed: 2, unchanged: 1 })
  const rows = await mixed.db.selectFrom('companies').select(['ogrn', 'register_as_of', 'msp_category']).orderBy('register_as_of').execute()
  expect(rows.map((row) => [row.ogrn, row.msp_category])).toEqual([
    [first.ogrn, 1],
    [third.ogrn, 1],
    [second.ogrn, 2],
  ])
})
