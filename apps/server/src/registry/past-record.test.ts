// A company as it was on a past day, according to the extracts and lists available then: later imports do not change the result.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestImport } from '../../test/load-register.ts'
import { rsmpFile } from '../../test/open-data-files.ts'
import { egrulFile, type InventedCompany, legalEntity } from '../../test/register-files.ts'
import { readOnly } from '../platform/db/connect.ts'
import { encodeFacts } from './block-codec.ts'
import { mergeBatches } from './import/merge/merge-batches.ts'
import { openLists } from './past-record.ts'
import { type BankruptcyFacts, BatchBuilder, findByNumber, listWholeCopiesOn, openPastRecord } from './registry.ts'

const base = createTestImport()

/** The company as the stored data described it on the day. */
async function readOn({ inn }: InventedCompany, day: string) {
  const db = readOnly(base.db)
  const row = await findByNumber(db, inn)
  if (!row) throw new Error('no such company')
  return openPastRecord(db, row, day)
}

/** A list of small businesses (РМСП) of one day (DD.MM.YYYY). */
const smallBusinessList = (asOf: string, listed: readonly InventedCompany[]) =>
  rsmpFile(
    listed.map(({ inn }) => ({ inn, category: 1, asOf })),
    '4.06',
  )

test('each day reads the extract valid then, with the last day that confirmed it', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ПРЕЖНЕЕ' })
  await base.load([egrulFile([first])])
  await base.load([egrulFile([{ ...first, asOf: '2026-05-01' }])])
  await base.load([egrulFile([{ ...first, asOf: '2026-10-01', name: 'НЫНЕШНЕЕ' }])])
  const seen = async (day: string) => {
    const { record } = await readOn(first, day)
    return record && [record.row.name, record.row.registerAsOf]
  }
  expect(await seen('2026-03-01')).toEqual(['ООО "ПРЕЖНЕЕ"', '2026-03-01'])
  expect(await seen('2026-04-10')).toEqual(['ООО "ПРЕЖНЕЕ"', '2026-03-01'])
  expect(await seen('2026-09-30')).toEqual(['ООО "ПРЕЖНЕЕ"', '2026-05-01'])
  expect(await seen('2026-10-01')).toEqual(['ООО "НЫНЕШНЕЕ"', '2026-10-01'])
})

test('before the first extract there is no record, only the first known day', async () => {
  const company = legalEntity({ asOf: '2026-03-01' })
  await base.load([egrulFile([company])])
  expect(await readOn(company, '2026-02-28')).toMatchObject({ knownFrom: '2026-03-01', record: null })
})

test('a list names a company from its day until the day of the first list without it', async () => {
  const [stays, also, leaves] = [1, 2, 3].map(() => legalEntity({ asOf: '2026-01-05' })) as [
    InventedCompany,
    InventedCompany,
    InventedCompany,
  ]
  await base.load([egrulFile([stays, also, leaves])])
  await base.loadWhole([smallBusinessList('10.02.2026', [stays, also, leaves])])
  await base.loadWhole([smallBusinessList('10.04.2026', [stays, also])])
  await base.loadWhole([smallBusinessList('10.06.2026', [stays, also, leaves])])
  const seen = async (day: string) => {
    const blocks = (await readOn(leaves, day)).record?.blocks
    return [blocks?.msp?.category, blocks?.mspLeft?.leftOn]
  }
  expect(await seen('2026-02-09')).toEqual([undefined, undefined])
  expect(await seen('2026-03-01')).toEqual(['micro', undefined])
  expect(await seen('2026-04-10')).toEqual([undefined, '2026-04-10'])
  expect(await seen('2026-06-10')).toEqual(['micro', undefined])
  const whole = async (day: string) => (await listWholeCopiesOn(readOnly(base.db), day)).find(({ word }) => word === 'msp')?.day
  expect([await whole('2026-02-09'), await whole('2026-05-01'), await whole('2026-07-01')]).toEqual([undefined, '2026-04-10', '2026-06-10'])
})

// Lists of July, September and November are imported, then that of August. `leaves` is in those of July and August, `late` only in that of August.
test('an older list that arrives late neither moves the day of leaving nor removes known facts', async () => {
  const [leaves, late, ...stay] = [1, 2, 3, 4, 5, 6].map(() => legalEntity({ asOf: '2026-01-05' })) as [InventedCompany, InventedCompany]
  await base.load([egrulFile([leaves, late, ...stay])])
  await base.loadWhole([smallBusinessList('10.07.2026', [leaves, ...stay])])
  await base.loadWhole([smallBusinessList('10.09.2026', stay)])
  await base.loadWhole([smallBusinessList('10.11.2026', stay)])
  const seen = async (company: InventedCompany, day: string) => {
    const { record } = await readOn(company, day)
    return [record?.blocks.msp?.category, record?.blocks.mspLeft?.leftOn, record?.provenance.msp?.asOf]
  }
  const days = ['2026-07-20', '2026-08-15', '2026-09-10', '2026-11-15']
  const read = () => Promise.all(days.map((day) => seen(leaves, day)))
  const before = await read()
  expect(before[0]).toEqual(['micro', undefined, '2026-07-10'])
  expect(before[2]?.[1]).toBe('2026-09-10')
  await base.loadWhole([smallBusinessList('10.08.2026', [leaves, late, ...stay])])
  const after = await read()
  expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]])
  expect(after[1]).toEqual(['micro', undefined, '2026-08-10'])
  expect(await seen(late, '2026-10-01')).toEqual([undefined, '2026-09-10', undefined])
})

// «Confirms»: a newer document has the same content, here no messages about bankruptcy. That is no change, but the company is announced once.
test('a block that a newer document confirms has the newer day only from then on', async () => {
  const company = legalEntity({ asOf: '2026-01-05' })
  await base.load([egrulFile([company])])
  const merge = (asOf: string, messages: BankruptcyFacts['messages']) => {
    const batch = new BatchBuilder()
    batch.addBlock('blocks', { number: company.ogrn, source: 'bankruptcy', asOf, facts: { messages } }, 0)
    const announced: number[][] = []
    const onCompaniesChanged = [async (_tx: unknown, ids: readonly number[]) => void announced.push([...ids])]
    return base.db.transaction().execute(async (tx) => ({
      ...(await mergeBatches(tx, base.target, [batch.finish()], { clock: base.clock, onCompaniesChanged })),
      announced,
    }))
  }
  await merge('2026-02-01', [])
  const confirmed = await merge('2026-08-01', [])
  expect([confirmed.created, confirmed.changed, confirmed.announced.flat().length]).toEqual([0, 0, 1])
  const seen = async (day: string) => (await readOn(company, day)).record?.provenance.bankruptcy?.asOf
  expect([await seen('2026-01-31'), await seen('2026-03-01'), await seen('2026-09-01')]).toEqual([undefined, '2026-02-01', '2026-08-01'])
})

// A day of confirmation is the day of a newer document with the same content. Only the newest 1,000 are stored: here each day from 2023-01-01 to
// 2025-09-26, and the older ones are lost.
test('a day before the stored days of confirmation has the day of the first document', async () => {
  const company = legalEntity({ asOf: '2022-03-01' })
  await base.load([egrulFile([company])])
  await base.load([egrulFile([{ ...company, asOf: '2022-05-01' }])])
  const row = await findByNumber(readOnly(base.db), company.inn)
  const days = sql<
    string[]
  >`(select array_agg(day::date order by day) from generate_series('2023-01-01'::date, '2025-09-26'::date, '1 day') as day)`
  await base.db
    .updateTable('company_facts')
    .set({ as_of: '2025-09-26', confirmed_as_of: days, confirmed_since: days })
    .where('company_id', '=', row?.id ?? 0)
    .where('source', '=', 'egrul')
    .execute()
  const seen = async (day: string) => (await readOn(company, day)).record?.row.registerAsOf
  expect([await seen('2022-12-01'), await seen('2024-02-03')]).toEqual(['2022-03-01', '2024-02-03'])
})

test('a past day reads the same after newer documents arrive', async () => {
  const first = legalEntity({ asOf: '2026-03-01', name: 'ДО' })
  await base.load([egrulFile([first])])
  const before = await readOn(first, '2026-03-15')
  await base.load([egrulFile([{ ...first, asOf: '2026-06-01', name: 'ПОСЛЕ' }])])
  await base.load([egrulFile([{ ...first, asOf: '2026-07-01', name: 'ДО' }])])
  const after = await readOn(first, '2026-03-15')
  expect(after.record?.register).toEqual(before.record?.register)
  expect({ ...after.record?.row, registerAsOf: null }).toEqual({ ...before.record?.row, registerAsOf: null })
})

test('an extract that was opened before is not opened again, and another one is', () => {
  const extract = (name: string) =>
    encodeFacts({ founders: [{ name, share: {} }], okved: { code: '62.01' }, okvedAdd: [{ code: '63.11' }] })
  const first = openLists(extract('ПЕРВАЯ'))
  expect(first).toEqual({ founders: [{ name: 'ПЕРВАЯ', share: {} }], activities: ['62.01', '63.11'] })
  expect(openLists(extract('ПЕРВАЯ'))).toBe(first)
  expect(openLists(extract('ВТОРАЯ')).founders).toMatchObject([{ name: 'ВТОРАЯ' }])
})
