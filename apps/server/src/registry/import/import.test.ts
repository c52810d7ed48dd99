// Import of extracts of ЕГРЮЛ (register of legal entities) and ЕГРИП (of sole traders): counts, repeated imports, which of several extracts is kept,
// and refused documents, which do not affect the others.
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { egripFile, egrulFile, legalEntity, oldEgripFile, oldEgrulFile, soleTrader } from '../../../test/register-files.ts'
import { type ImportDatabase, openImportDatabase } from './database/import-database.ts'
import { runImport } from './run-import.ts'

const samples = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')
const clock = { now: () => new Date('2026-11-20T09:30:00Z') }

let database: TestDatabase
let target: ImportDatabase
let folder: string
/** Ids of new and changed companies that the import reported to its listener, one list for each call. */
const announced: number[][] = []

beforeAll(async () => {
  database = await createTestDatabase()
  target = await openImportDatabase(database.ownerUrl)
  folder = await mkdtemp(join(tmpdir(), 'sverka-import-'))
})
afterAll(async () => {
  await target.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const listener = async (_tx: unknown, ids: readonly number[]) => void announced.push([...ids])

/** Imports these files and returns the counts and refusals of the report. */
async function load(...files: (string | Buffer)[]) {
  const paths = await Promise.all(
    files.map(async (content, index) => {
      const path = join(folder, `${announced.length}-${index}.xml`)
      await writeFile(path, content)
      return path
    }),
  )
  const report = await runImport(target, paths, { clock, onCompaniesChanged: [listener], workers: 0 })
  const { read, created, changed, unchanged, refusedCount } = report
  return { read, created, changed, unchanged, refusedCount, refused: report.refused.map(({ document, reason }) => ({ document, reason })) }
}

const companyRow = (ogrn: string) => target.db.selectFrom('companies').selectAll().where('ogrn', '=', ogrn).executeTakeFirstOrThrow()

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a describe only groups tests
describe('extracts of legal entities', () => {
  test.each(['4.05', '4.06', '4.07'])('an extract in version %s of the format is imported', async (version) => {
    const company = legalEntity({ asOf: '2026-03-01', name: `РОМАШКА ${version}` })
    expect(await load(egrulFile([company], { version }))).toMatchObject({ read: 1, created: 1, refusedCount: 0 })
    expect(await companyRow(company.ogrn)).toMatchObject({ name: `ООО "РОМАШКА ${version}"`, inn: company.inn, status_name: 'Действует' })
  })

  test('the root used before 2017 has the short name as an attribute', async () => {
    const company = legalEntity({ asOf: '2016-11-01', name: 'ВАСИЛЁК' })
    expect(await load(oldEgrulFile([company]))).toMatchObject({ read: 1, created: 1 })
    expect(await companyRow(company.ogrn)).toMatchObject({ name: 'ООО "ВАСИЛЁК"', register_as_of: '2016-11-01' })
  })

  test('a repeated import changes nothing and reports no changed company', async () => {
    const file = egrulFile([legalEntity({ asOf: '2026-01-01' }), legalEntity({ asOf: '2026-01-01' })])
    expect(await load(file)).toMatchObject({ created: 2, unchanged: 0 })
    const callsBefore = announced.length
    expect(await load(file)).toMatchObject({ read: 2, created: 0, changed: 0, unchanged: 2 })
    expect(announced.length).toBe(callsBefore)
  })

  test('a newer extract replaces an older one, in whatever order they come', async () => {
    const company = legalEntity({ asOf: '2026-02-01', name: 'ПЕРВАЯ' })
    await load(egrulFile([company]))
    const row = await companyRow(company.ogrn)
    expect(await load(egrulFile([{ ...company, asOf: '2026-04-01', name: 'ВТОРАЯ' }]))).toMatchObject({ changed: 1 })
    expect(announced.at(-1)).toEqual([row.id])
    expect(await load(egrulFile([{ ...company, asOf: '2026-03-01', name: 'МЕЖДУ' }]))).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await companyRow(company.ogrn)).toMatchObject({ id: row.id, name: 'ООО "ВТОРАЯ"', register_as_of: '2026-04-01' })
    const twice = [
      { ...company, asOf: '2026-06-01', name: 'НОВАЯ' },
      { ...company, asOf: '2026-05-01', name: 'СТАРАЯ' },
    ]
    expect(await load(egrulFile(twice))).toMatchObject({ read: 2, changed: 1, unchanged: 1 })
    expect(await companyRow(company.ogrn)).toMatchObject({ name: 'ООО "НОВАЯ"' })
  })

  test('a newer extract with the same content changes only the day', async () => {
    const company = legalEntity({ asOf: '2026-02-01' })
    await load(egrulFile([company]))
    expect(await load(egrulFile([{ ...company, asOf: '2026-09-01' }]))).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await companyRow(company.ogrn)).toMatchObject({ register_as_of: '2026-09-01' })
  })

  test('a broken or wrong document is reported with its place and reason, the rest loads', async () => {
    const good = [legalEntity({ asOf: '2026-01-01' }), legalEntity({ asOf: '2026-01-01' })] as const
    // A registration number (ОГРН) with a wrong check digit.
    const wrongNumber = { ...legalEntity({ asOf: '2026-01-01' }), ogrn: '1027700132190' }
    const file = egrulFile([good[0], wrongNumber, legalEntity({ asOf: '2026-02-30' }), good[1]], { insertBroken: true })
    expect(await load(file)).toEqual({
      read: 5,
      created: 2,
      changed: 0,
      unchanged: 0,
      refusedCount: 3,
      refused: [
        { document: 1, reason: expect.stringContaining('unexpected close tag') },
        { document: 3, reason: 'ОГРН 1027700132190 is not valid' },
        { document: 4, reason: 'ДатаВып "2026-02-30" is not a day' },
      ],
    })
  })

  test('an impossible day is unknown and does not refuse the document', async () => {
    const [wrong, sound] = [legalEntity({ asOf: '2026-06-01' }), legalEntity({ asOf: '2026-06-01' })]
    // The day of registration of the first company.
    const file = Buffer.from(egrulFile([wrong, sound]).toString('latin1').replace('2020-01-15', '2020-02-30'), 'latin1')
    expect(await load(file)).toMatchObject({ read: 2, created: 2, refusedCount: 0 })
  })

  test('complete documents of a cut file are loaded', async () => {
    const file = egrulFile([legalEntity({ asOf: '2026-01-01' }), legalEntity({ asOf: '2026-01-01' })])
    // The last 60 bytes include the end of the second document.
    expect(await load(file.subarray(0, file.length - 60))).toMatchObject({
      created: 1,
      refused: [{ document: 2, reason: 'the file ends inside the document' }],
    })
  })
})

describe('extracts of sole traders', () => {
  test('in version 4.04 the place of living gives the region and the city', async () => {
    const trader = soleTrader({ asOf: '2024-08-02', place: { region: '20', city: 'ГРОЗНЫЙ' } })
    expect(await load(egripFile([trader], { version: '4.04' }))).toMatchObject({ created: 1 })
    expect(await companyRow(trader.ogrn)).toMatchObject({ kind: 'entrepreneur', region_code: '20', city: 'Грозный', fio: trader.fio })
  })

  // The first two digits of the code of a tax office are those of its region.
  test('in version 4.06, without a place of living, the tax office gives the region', async () => {
    const trader = soleTrader({ asOf: '2025-11-30', closedOn: '2025-11-29', taxOffice: '0400' })
    await load(egripFile([trader], { version: '4.06' }))
    expect(await companyRow(trader.ogrn)).toMatchObject({
      region_code: '04',
      city: null,
      status_name: 'Не действует',
      closed_on: '2025-11-29',
    })
  })
})

describe('extracts of sole traders in the format used before 2017', () => {
  test('records below the root EGRIP are found by their own numbers, and a broken one fails alone', async () => {
    const [first, last] = [
      soleTrader({ asOf: '2016-11-01', place: { region: '20', city: 'ГРОЗНЫЙ' } }),
      soleTrader({ asOf: '2016-11-01', closedOn: '2015-03-02', taxOffice: '0400' }),
    ]
    // The registration number (ОГРНИП) has a wrong check digit.
    const wrong = { ...soleTrader({ asOf: '2016-11-01' }), ogrn: '304500116000150' }
    expect(await load(oldEgripFile([first, wrong, last]))).toMatchObject({
      read: 3,
      created: 2,
      refused: [{ document: 2, reason: 'ОГРНИП 304500116000150 is not valid' }],
    })
    expect(await companyRow(first.ogrn)).toMatchObject({ kind: 'entrepreneur', fio: first.fio, region_code: '20', city: 'Грозный' })
    expect(await companyRow(last.ogrn)).toMatchObject({ region_code: '04', closed_on: '2015-03-02', status_name: 'Не действует' })
    expect(await load(oldEgripFile([first, last]))).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  })
})

describe.skipIf(!existsSync(samples))('real extracts', () => {
  // 81 of the 391 documents are further extracts of the same companies on the same or an earlier day.
  test('every document arrives, and a second import changes nothing', async () => {
    const paths = ['egrul', 'egrip'].map((name) => join(samples, name))
    const options = { clock, onCompaniesChanged: [], workers: 1 }
    const first = await runImport(target, paths, options)
    expect(first).toMatchObject({ files: 4, read: 391, created: 310, refused: [] })
    expect(await runImport(target, paths, options)).toMatchObject({ read: 391, created: 0, changed: 0, unchanged: 391 })
  })
})
