// Import of annual accounts, statistical codes and sanctions lists: every format with an invented file and with the real samples.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { egrulFile, legalEntity, windows1251 } from '../../../../test/register-files.ts'
import { readOnly } from '../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../registry.ts'

const samples = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')
const base = createTestImport()

/** The stored facts of a source about an ИНН (taxpayer number): their day, and the revenue in kopecks as `figure`. */
const readStored = async (number: string, source: string) =>
  base.db
    .selectFrom('taxpayer_facts')
    .select(['as_of', 'figure'])
    .where('number', '=', number)
    .where('source', '=', source)
    .executeTakeFirst()

async function readRecord(number: string) {
  const row = await findByNumber(readOnly(base.db), number)
  if (!row) throw new Error('no such company')
  return openRecord(readOnly(base.db), row)
}

const jsonFile = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

// Lines of the accounts: 1110 intangible assets, 1210 stocks, 1600 balance total, 2110 revenue, 2400 net profit.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a describe only groups tests
describe('accounts', () => {
  // ГИР БО, the tax service's register of accounts, gives thousands of rubles.
  test('accounts of ГИР БО are read in kopecks by year and line', async () => {
    const company = legalEntity({ asOf: '2026-05-01' })
    const year = (period: string, balance: object, financialResult: object) => ({
      id: 7,
      period,
      actualBfoDate: `${Number(period) + 1}-03-31`,
      organizationInfo: { inn: company.inn },
      typeCorrections: [{ type: 12, correction: { balance, financialResult } }],
    })
    const file = jsonFile([
      year('2024', { current1600: 418.0, previous1600: 916, current1210: null }, { current2110: 44_771 }),
      year('2025', { current1600: 0 }, { current2110: 12.5 }),
    ])
    await base.load([egrulFile([company])])
    expect(await base.load([file])).toMatchObject({ read: 2, created: 2, refused: [] })
    const { row, blocks } = await readRecord(company.inn)
    expect(blocks.accounts?.years).toMatchObject([
      { year: 2025, lines: { 1600: 0, 2110: 1_250_000 } },
      { year: 2024, lines: { 1600: 41_800_000, 2110: 4_477_100_000 } },
    ])
    expect(blocks.accounts?.years[1]?.lines).not.toHaveProperty('1210')
    expect(row.revenueKopecks).toBe(1_250_000)
    expect(await base.load([file])).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  })

  test('accounts of Росстат are read by their unit, for the year before the date', async () => {
    const company = legalEntity({ asOf: '2026-05-01' })
    // A row of the statistics service (Росстат): eight columns, 257 amounts, a date. Column 7 is the unit: 385 stands for millions of rubles. Each
    // line of the accounts has two amounts, the year and the year before; the first is that of line 1110, number 74 that of line 2110.
    const values = Array.from({ length: 257 }, () => '0')
    values[0] = '150'
    values[74] = '-12'
    const row = ['Общество "С КАВЫЧКАМИ"', '00000000', '47', '16', '65.23.1', company.inn, '385', '2', ...values, '20130619'].join(';')
    expect(await base.load([windows1251(`${row}\r\n${row.replace(';385;', ';999;')}\r\n`)])).toMatchObject({
      read: 2,
      created: 1,
      refused: [{ document: 2, reason: 'the unit 999 is not known' }],
    })
    await base.load([egrulFile([company])])
    const { blocks } = await readRecord(company.inn)
    expect(blocks.accounts?.years).toEqual([{ year: 2012, lines: { 1110: 15_000_000_000, 1600: 0, 2110: -1_200_000_000, 2400: 0 } }])
  })

  // An entry of type 1 is the company itself, one of type 3 a separate unit of it.
  test('statistical codes come from the company’s own entry', async () => {
    const company = legalEntity({ asOf: '2026-05-01' })
    const entry = {
      id: '1',
      type: 1.0,
      okpo_ul: '1',
      okpo: '18198528',
      tosp_id: '1',
      inn: company.inn,
      okato_reg: { code: '46446000016', name: 'д Примерово' },
      okfs: { code: '16', name: 'Частная' },
    }
    await base.load([egrulFile([company])])
    expect(await base.load([jsonFile([entry, { ...entry, type: 3.0, okpo: '2' }])])).toMatchObject({ read: 2, created: 1, ignored: 1 })
    const { blocks } = await readRecord(company.inn)
    expect(blocks.statistics).toEqual({
      okpo: '18198528',
      okato: { code: '46446000016', name: 'д Примерово' },
      okfs: { code: '16', name: 'Частная' },
    })
  })
})

describe('sanctions lists', () => {
  test('the OFAC table gives only the Russian numbers in its remarks, each exactly', async () => {
    const company = legalEntity({ asOf: '2026-05-01' })
    await base.load([egrulFile([company])])
    const line = (id: number, remarks: string) =>
      `${id},"EXAMPLE ${id}",-0- ,"RUSSIA-EO14024] [UKRAINE",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"`
    const file = Buffer.from(
      [
        line(1, `Tax ID No. ${company.inn} (Russia); Registration Number ${company.ogrn} (Russia).`),
        line(2, `Tax ID No. ${company.inn} (Serbia).`),
        '\u001a',
      ].join('\r\n'),
    )
    expect(await base.load([file])).toMatchObject({ read: 2, created: 1, ignored: 1 })
    const { blocks } = await readRecord(company.inn)
    const match = { list: 'OFAC SDN', country: 'США', name: 'EXAMPLE 1', program: 'RUSSIA-EO14024, UKRAINE' }
    // One entry matches once, though it has two numbers of the company. Line 2 names a number of Serbia; 0x1A is the end-of-file character of DOS.
    expect(blocks.sanctions?.matches).toEqual([{ ...match, matchedBy: expect.stringMatching(/^(?:inn|ogrn)$/) }])
  })

  test('number, name and programme of the OFAC advanced XML are joined by id', async () => {
    const company = legalEntity({ asOf: '2026-05-01' })
    await base.load([egrulFile([company])])
    const file = `<?xml version="1.0" encoding="utf-8"?><Sanctions xmlns="http://www.un.org/sanctions/1.0"><ReferenceValueSets><CountryValues><Country ID="11196">Russia</Country></CountryValues><IDRegDocTypeValues><IDRegDocType ID="1596">Tax ID No.</IDRegDocType></IDRegDocTypeValues></ReferenceValueSets>
      <IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="1596" IdentityID="50" IssuedBy-CountryID="11196"><IDRegistrationNo>${company.inn}</IDRegistrationNo></IDRegDocument></IDRegDocuments>
      <DistinctParties><DistinctParty FixedRef="9"><Profile ID="9"><Identity ID="50"><Alias Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>EXAMPLE</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue>PLANT</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty><DistinctParty FixedRef="10"><Profile ID="10"/></DistinctParty></DistinctParties>
      <SanctionsEntries><SanctionsEntry ProfileID="9"><SanctionsMeasure><Comment>RUSSIA-EO14024</Comment></SanctionsMeasure></SanctionsEntry></SanctionsEntries></Sanctions>`
    expect(await base.load([Buffer.from(file)])).toMatchObject({ read: 2, created: 1, ignored: 1 })
    expect((await readRecord(company.inn)).blocks.sanctions?.matches).toEqual([
      { list: 'OFAC SDN', country: 'США', name: 'EXAMPLE PLANT', program: 'RUSSIA-EO14024', matchedBy: 'inn' },
    ])
  })

  // The ОГРН with a further digit is no whole token; Interpol's list of wanted persons imposes no sanctions.
  test('OpenSanctions is read by column names, whole tokens and lists that impose sanctions', async () => {
    const company = legalEntity({ asOf: '2026-05-01' })
    await base.load([egrulFile([company])])
    const file = `"id","schema","name","identifiers","program_ids","dataset"
"A","Company","Example, JSC","X1;${company.inn};${company.ogrn}9","p","US OFAC Specially Designated Nationals (SDN) List;EU Financial Sanctions Files (FSF)"
"B","Person","Wanted","${company.inn}","","INTERPOL Red Notices"
`
    expect(await base.load([Buffer.from(file)])).toMatchObject({ read: 2, created: 1, ignored: 1 })
    expect((await readRecord(company.inn)).blocks.sanctions?.matches.map(({ country, matchedBy }) => [country, matchedBy]).sort()).toEqual([
      ['Евросоюз', 'inn'],
      ['США', 'inn'],
    ])
  })
})

test('a file of unknown format is refused, the others are imported', async () => {
  const { read, refused } = await base.load([
    Buffer.from('просто текст'),
    Buffer.from('{"a":1}'),
    Buffer.alloc(0),
    egrulFile([legalEntity({ asOf: '2026-05-01' })]),
  ])
  expect(read).toBe(1)
  expect(refused.map(({ reason }) => reason)).toEqual([
    'the format is not known',
    'the JSON is none of the known answers',
    'the file is empty',
  ])
})

describe.skipIf(!existsSync(samples))('real samples', () => {
  test.each([
    ['girbo', 3],
    ['rosstat-boo', 6],
    ['rosstat-statreg', 3],
    ['ofac', 7379 + 11_696 + 9682 + 37],
    ['opensanctions', 45],
  ])('%s holds %i records, and a second import changes nothing', async (name, records) => {
    expect(await base.load([], [join(samples, name)])).toMatchObject({ read: records, refused: [] })
    expect(await base.load([], [join(samples, name)])).toMatchObject({ read: records, created: 0, changed: 0, refused: [] })
  })

  // The revenues are those that the companies' accounts in the sample files state.
  test('the samples of three companies have their figures', async () => {
    expect(await readStored('2457009983', 'accounts-2012')).toEqual({ as_of: '2012-12-31', figure: 295_150_600_000 })
    expect(await readStored('2100010824', 'accounts-2024')).toEqual({ as_of: '2024-12-31', figure: 4_477_100_000 })
    expect(await readStored('7831000122', 'sanctions-ofac')).toBeDefined()
  })
})

// OFAC continues long remarks in a file of comments, by the number of the entry (here 7001). Comments without their entries are refused.
test('a number in the comments of OFAC counts for the entry that it belongs to', async () => {
  const company = legalEntity({ asOf: '2026-05-01' })
  const entry = Buffer.from('7001,"EXAMPLE LONG",-0- ,"RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"A long remark"\r\n')
  const comments = Buffer.from(`7001,"goes on; Tax ID No. ${company.inn} (Russia)."\r\n\u001a`)
  await base.load([egrulFile([company])])
  expect(await base.load([comments])).toMatchObject({ created: 0, refused: [{ document: 1 }] })
  expect(await base.load([entry, comments])).toMatchObject({ created: 1, refused: [] })
  expect((await readRecord(company.inn)).blocks.sanctions?.matches).toMatchObject([
    { list: 'OFAC SDN', name: 'EXAMPLE LONG', matchedBy: 'inn' },
  ])
})

test('comments of OFAC count whether they come before or after their entries', async () => {
  const [company, other] = [legalEntity({ asOf: '2026-05-01' }), legalEntity({ asOf: '2026-05-01' })]
  const entry = (id: number) => `${id},"LISTED ${id}",-0- ,"UKRAINE",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"goes on"\r\n`
  const comment = (id: number, inn: string) => `${id},"Tax ID No. ${inn} (Russia)."\r\n`
  // Comment 7103 has no entry. Names with `cons_` mark OFAC's consolidated list.
  const comments = {
    name: 'cons_comments.csv',
    bytes: Buffer.from(comment(7101, company.inn) + comment(7102, other.inn) + comment(7103, other.inn)),
  }
  const entries = { name: 'cons_prim.csv', bytes: Buffer.from(entry(7101) + entry(7102)) }
  const report = await base.load([comments, entries])
  expect(report).toMatchObject({
    read: 5,
    created: 2,
    refused: [{ document: 3, reason: expect.stringContaining('give the list with its comments') }],
  })
  expect(await readStored(company.inn, 'sanctions-ofaccons')).toBeDefined()
})
