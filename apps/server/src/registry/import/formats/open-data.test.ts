// Import of the tax service's open data: every set with an invented file, the counts of documents in the real samples, and the values for sorting.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { openDataFile, rsmpFile } from '../../../../test/open-data-files.ts'
import { egrulFile, inventedInn, legalEntity } from '../../../../test/register-files.ts'
import { readOnly } from '../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../registry.ts'

const samples = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')
const base = createTestImport()

const company = legalEntity({ asOf: '2026-05-01' })
const inn = company.inn

/** The stored row and blocks of facts of a company, by its ИНН (taxpayer number). */
const readStored = async (number: string) => {
  const db = readOnly(base.db)
  const row = await findByNumber(db, number)
  if (!row) throw new Error('no such company')
  return openRecord(db, row)
}

// Sets by the kind in the file: ОТКРДАННЫЕ1 tax regimes, 3 headcount, 4 taxes paid, 5 income and expenses, 6 tax debts, 7 tax offences.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a describe only groups tests
describe('sets by ИНН', () => {
  test('facts loaded before their company appear once it is loaded', async () => {
    const headcount = openDataFile('ОТКРДАННЫЕ3', [{ inn, asOf: '31.12.2023', payload: '<СведССЧР КолРаб="0"/>' }])
    const incomes = openDataFile('ОТКРДАННЫЕ5', [
      { inn, asOf: '31.12.2023', payload: '<СведДохРасх СумДоход="712000.50" СумРасход="705000.00"/>' },
    ])
    expect(await base.load([headcount, incomes])).toMatchObject({ read: 2, created: 2, refused: [] })
    await base.load([egrulFile([company])])
    const { row, blocks, provenance } = await readStored(inn)
    expect(row).toMatchObject({ headcount: 0, revenueKopecks: 71_200_050 })
    expect(blocks.headcount).toEqual({ years: [{ year: 2023, count: 0 }] })
    expect(blocks.incomes).toEqual({ years: [{ year: 2023, incomeKopecks: 71_200_050, expenseKopecks: 70_500_000 }] })
    expect(provenance.incomes).toMatchObject({ source: 'incomes', asOf: '2023-12-31' })
  })

  test('years are stored side by side, and the newest gives the value for sorting', async () => {
    await base.load([openDataFile('ОТКРДАННЫЕ3', [{ inn, asOf: '31.12.2025', payload: '<СведССЧР КолРаб="12"/>' }])])
    await base.load([openDataFile('ОТКРДАННЫЕ3', [{ inn, asOf: '31.12.2024', payload: '<СведССЧР КолРаб="7"/>' }])])
    const { row, blocks } = await readStored(inn)
    expect(blocks.headcount?.years).toEqual([
      { year: 2025, count: 12 },
      { year: 2024, count: 7 },
      { year: 2023, count: 0 },
    ])
    expect(row.headcount).toBe(12)
  })

  test('of two documents about one day the later published one wins in either order', async () => {
    const first = { inn, asOf: '31.12.2022', published: '01.10.2023', payload: '<СведССЧР КолРаб="1"/>' }
    const correction = { ...first, published: '01.12.2023', payload: '<СведССЧР КолРаб="2"/>' }
    expect(await base.load([openDataFile('ОТКРДАННЫЕ3', [correction, first])])).toMatchObject({ read: 2, created: 1, unchanged: 1 })
    expect(await base.load([openDataFile('ОТКРДАННЫЕ3', [first])])).toMatchObject({ changed: 0, unchanged: 1 })
    expect((await readStored(inn)).blocks.headcount?.years.at(-1)).toEqual({ year: 2022, count: 2 })
  })

  test('taxes, regimes, debts and offences are read', async () => {
    const day = { inn, asOf: '31.12.2024' }
    const files = [
      openDataFile('ОТКРДАННЫЕ4', [
        { ...day, payload: '<СвУплСумНал НаимНалог="НДС" СумУплНал="10.00"/><СвУплСумНал НаимНалог="Пени" СумУплНал="-0.50"/>' },
      ]),
      openDataFile('ОТКРДАННЫЕ1', [{ ...day, payload: '<СведСНР ПризнЕСХН="0" ПризнУСН="1" ПризнАУСН="0" ПризнСРП="0"/>' }]),
      openDataFile('ОТКРДАННЫЕ6', [
        { ...day, payload: '<СведНедоим НаимНалог="НДС" СумНедНалог="100.00" СумПени="7.30" ОбщСумНедоим="107.30"/>' },
      ]),
      openDataFile('ОТКРДАННЫЕ7', [{ ...day, payload: '<СведНаруш СумШтраф="5000"/>' }]),
    ]
    expect(await base.load(files)).toMatchObject({ read: 4, created: 4 })
    expect((await readStored(inn)).blocks).toMatchObject({
      taxes: {
        years: [
          {
            year: 2024,
            paid: [
              { name: 'НДС', kopecks: 1000 },
              { name: 'Пени', kopecks: -50 },
            ],
          },
        ],
      },
      regimes: { regimes: ['usn'] },
      debts: { debts: [{ name: 'НДС', taxKopecks: 10_000, penaltyKopecks: 730, fineKopecks: 0, totalKopecks: 10_730 }] },
      offences: { years: [{ year: 2024, fineKopecks: 500_000 }] },
    })
  })

  // In turn: an ИНН with wrong check digits, a day that does not exist, a word for an amount, an unknown element.
  test('wrong documents are refused one by one', async () => {
    const file = openDataFile('ОТКРДАННЫЕ5', [
      { inn: '5400000000', asOf: '31.12.2024', payload: '<СведДохРасх СумДоход="1" СумРасход="1"/>' },
      { inn, asOf: '31.02.2024', payload: '<СведДохРасх СумДоход="1" СумРасход="1"/>' },
      { inn, asOf: '31.12.2021', payload: '<СведДохРасх СумДоход="много" СумРасход="1"/>' },
      { inn, asOf: '31.12.2021', payload: '<Неведомое/>' },
    ])
    const { created, refused } = await base.load([file])
    expect(created).toBe(0)
    expect(refused.map(({ reason }) => reason)).toEqual([
      'ИННЮЛ 5400000000 is not valid',
      'ДатаСост "31.02.2024" is not a day',
      'СумДоход is not an amount',
      'the document holds no payload of a known set',
    ])
  })
})

describe('small and medium business', () => {
  // Only version 4.06 has the headcount.
  test.each(['4.01', '4.04', '4.06'])('an entry in version %s of the format is imported', async (version) => {
    const subject = inventedInn(5000 + Number(version.slice(2)))
    await base.load([egrulFile([legalEntity({ asOf: '2026-05-01', inn: subject })])])
    const report = await base.load([rsmpFile([{ inn: subject, category: 2, headcount: version === '4.06' ? 8 : undefined }], version)])
    expect(report).toMatchObject({ read: 1, created: 1, refused: [] })
    const { row, blocks } = await readStored(subject)
    expect(row.mspCategory).toBe(2)
    expect(blocks.msp).toMatchObject({
      category: 'small',
      since: '2018-12-10',
      licenses: [{ number: 'АА 77', activities: ['Перевозки'] }],
      contracts: [{ law: '44', customerInn: '5400000001', subject: 'Поставка', date: '2020-03-04' }],
    })
    expect(blocks.msp?.headcount).toBe(version === '4.06' ? 8 : undefined)
  })
})

// Folders of the samples: small businesses (rsmp), income and expenses (revexp), headcount (sshr), taxes paid (paytax), tax regimes (snr).
describe.skipIf(!existsSync(samples))('real samples', () => {
  test.each([
    ['rsmp', 2705],
    ['revexp', 1800],
    ['sshr', 1800],
    ['paytax', 30],
    ['snr', 3],
  ])('%s holds %i documents, and a second import changes nothing', async (name, documents) => {
    const first = await base.load([], [join(samples, name)])
    expect(first).toMatchObject({ read: documents, refused: [] })
    expect(first.created + first.changed + first.unchanged).toBe(documents)
    expect(await base.load([], [join(samples, name)])).toMatchObject({ read: documents, created: 0, changed: 0, unchanged: documents })
  })
})
