// Numbers in sanctions lists and open data match a company or person only if they are certainly an ИНН (taxpayer number: ten digits for a company,
// twelve for a person) or an ОГРН (registration number): a passport or a foreign number may have as many digits.
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { disqualifiedFile } from '../../../../test/open-data-files.ts'
import { egripFile, egrulFile, legalEntity, soleTrader, windows1251 } from '../../../../test/register-files.ts'
import { readOnly } from '../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../registry.ts'

const base = createTestImport()
const company = legalEntity({ asOf: '2026-05-01' })
const trader = soleTrader({ asOf: '2026-05-01' })

beforeAll(() => base.load([egrulFile([company]), egripFile([trader], { version: '4.06' })]))

/** Names of the sanctions entries that match this company or person. */
async function listsNaming(number: string): Promise<string[]> {
  const row = await findByNumber(readOnly(base.db), number)
  if (!row) throw new Error('no such company')
  return ((await openRecord(readOnly(base.db), row)).blocks.sanctions?.matches ?? []).map(({ name }) => name)
}

/** A table of OpenSanctions (a collection of sanctions lists) with these rows, all of the list of the EU. */
const openSanctionsTable = (...rows: readonly string[][]): Buffer =>
  Buffer.from(
    [['id', 'schema', 'name', 'countries', 'identifiers', 'dataset'], ...rows.map((row) => [...row, 'EU Financial Sanctions Files (FSF)'])]
      .map((row) => row.map((cell) => `"${cell}"`).join(','))
      .join('\n'),
  )

// Parameters: the entry's name, its schema (kind of party), its countries, its numbers. The names describe the case and are the test titles.
describe('a row of OpenSanctions', () => {
  test.each([
    ['a document of a person', 'Person', 'ru', () => company.inn],
    ['an ОГРН beside a person', 'Person', 'ru', () => company.ogrn],
    ['a number of a foreign organisation', 'Company', 'pl', () => company.inn],
    ['a number of a ship', 'Vessel', 'ru', () => company.inn],
    ['ten digits of an organisation of no country', 'Company', '', () => company.inn],
    ['ten digits of ООО of no country', 'LegalEntity', '', () => company.inn],
    // A person's name that begins like the legal form PAO (public company).
    ['Pao Vang', 'LegalEntity', 'ru', () => company.inn],
    ['a number of a party that the row calls neither person nor organisation', 'LegalEntity', 'ru', () => company.inn],
  ])('%s marks no company', async (name, schema, country, number) => {
    await base.load([openSanctionsTable([name, schema, name, country, number()])])
    expect(await listsNaming(company.inn)).not.toContain(name)
  })

  test.each([
    ['ten digits of an organisation', 'Company', 'ru', () => company.inn],
    ['thirteen digits of an organisation', 'Organization', 'cy;ru', () => company.ogrn],
    ['ten digits of an organisation of Crimea', 'Company', 'ua-cri', () => company.inn],
    ['ten digits of an organisation of the Soviet Union', 'Company', 'suhh', () => company.inn],
    ['ten digits behind a label', 'LegalEntity', 'ru', () => `INN ${company.inn}`],
    ['an ОГРН of no country', 'Company', '', () => `${company.ogrn};${company.inn}`],
    ['a labelled ИНН of no country', 'Company', '', () => `INN ${company.inn}`],
    ['an ИНН beside the ОГРН', 'LegalEntity', 'ru', () => `${company.ogrn};${company.inn}`],
  ])('%s mark the company', async (name, schema, country, number) => {
    await base.load([openSanctionsTable([name, schema, name, country, number()])])
    expect(await listsNaming(company.inn)).toContain(name)
  })

  test('ten digits without a country are counted as an unknown kind', async () => {
    const report = await base.load([openSanctionsTable(['21', 'Company', 'OF NO COUNTRY', '', company.inn])])
    expect(report).toMatchObject({ read: 1, unknownKind: 1 })
  })

  // Personal numbers of Kazakhstan have twelve digits too.
  test('an ИНН of a person marks the sole trader, a possible number of Kazakhstan does not', async () => {
    await base.load([openSanctionsTable(['1', 'Person', 'trader', 'ru', trader.inn], ['2', 'Person', 'kazakh', 'kz;ru', trader.inn])])
    const listed = await listsNaming(trader.inn)
    expect(listed).toContain('trader')
    expect(listed).not.toContain('kazakh')
  })
})

// The schema LegalEntity may be an organisation or a person: a legal form in the name (ООО, OOO, L.L.C. …) or an ОГРН shows an organisation.
describe('a row of OpenSanctions about a legal entity', () => {
  test.each([
    ['ООО "НЕБЫВАЛОВ"', () => company.inn],
    ['OOO NEBYVALOV', () => company.inn],
    ['NEBYVALOV L.L.C.', () => company.inn],
    ['Joint Stock Company «Nebyvalov»', () => company.inn],
    ['АКЦИОНЕРНОЕ ОБЩЕСТВО «НЕБЫВАЛОВ»', () => company.inn],
    ['НЕБЫВАЛОВ', () => company.ogrn],
  ])('of a legal entity called %s names the company', async (name, number) => {
    await base.load([openSanctionsTable(['9', 'LegalEntity', name.replaceAll('"', '""'), 'ru', number()])])
    expect(await listsNaming(company.inn)).toContain(name)
  })

  test('a number of unknown kind is counted and matches nobody', async () => {
    const rows = ['НЕБЫВАЛОВ', 'MAOOOV', 'АО И ИП'].map((name) => ['9', 'LegalEntity', name, 'ru', company.inn])
    const report = await base.load([openSanctionsTable(...rows, ['10', 'LegalEntity', 'ИП НЕБЫВАЛОВ', 'ru', company.inn])])
    expect(report).toMatchObject({ read: 4, unknownKind: 3, ignored: 1, unchanged: 0, refused: [] })
    expect(report.lines.at(-1)).toContain('without a number of ours 1, kind of number unknown 3, rejected 0')
  })

  // «ИП» is the legal form of a sole trader.
  test('a sole trader is named by an ИНН beside the legal form', async () => {
    await base.load([openSanctionsTable(['11', 'LegalEntity', 'ИП НЕБЫВАЛОВ', 'ru', trader.inn])])
    expect(await listsNaming(trader.inn)).toContain('ИП НЕБЫВАЛОВ')
  })
})

/** A row of the table of OFAC (sanctions office of the US Treasury); `-0-` stands for an empty cell. An organisation has an empty `type`. */
const ofacRow = (id: number, type: string, remarks: string): string =>
  `${id},"ENTRY ${id}",${type},"UKRAINE",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"`

describe("OFAC's table", () => {
  test('a number without its country is counted in the report and not used', async () => {
    const rows = [ofacRow(8101, '-0- ', `Tax ID No. ${company.inn}.`), ofacRow(8102, '-0- ', `Tax ID No. ${company.inn} (Serbia).`)]
    const report = await base.load([Buffer.from(`${rows.join('\r\n')}\r\n`)])
    expect(report).toMatchObject({ read: 2, unknownKind: 1, ignored: 1 })
  })

  test.each([
    [8001, '"individual"', () => `Tax ID No. ${company.inn} (Russia).`],
    [8002, '"individual"', () => `Passport ${company.inn} (Russia).`],
    [8003, '"vessel"', () => `Registration ID ${company.ogrn} (Russia).`],
    [8004, '-0- ', () => `Registration Number ${company.inn} (Russia).`],
    [8005, '-0- ', () => `Tax ID No. ${company.ogrn} (Russia).`],
    [8006, '-0- ', () => `Tax ID No. ${company.inn}.`],
    [8007, '-0- ', () => `Registration ID ${company.ogrn} (Serbia); Tax ID No. ${company.inn}.`],
  ])('entry %i of %s has no number of the company', async (id, type, remarks) => {
    await base.load([Buffer.from(`${ofacRow(id, type, remarks())}\r\n`)])
    expect(await listsNaming(company.inn)).not.toContain(`ENTRY ${id}`)
  })

  // Without a country a tax number counts if something else in the entry is Russian: an ОГРН, or the «Government Gazette Number» (statistical code).
  test.each([
    [8101, () => `Registration ID ${company.ogrn}.`],
    [8102, () => `Registration ID ${unregisteredOgrn}; Tax ID No. ${company.inn}.`],
    [8103, () => `Tax ID No. ${company.inn}; Government Gazette Number 04816460 (Russia).`],
  ])('entry %i names the company', async (id, remarks) => {
    await base.load([Buffer.from(`${ofacRow(id, '-0- ', remarks())}\r\n`)])
    expect(await listsNaming(company.inn)).toContain(`ENTRY ${id}`)
  })
})

/** A valid ОГРН of a company that is not in the test's register. */
const unregisteredOgrn = '1027700132195'

test('a number of a company among the documents of a person in OFAC’s XML does not match it', async () => {
  const file = `<?xml version="1.0" encoding="utf-8"?><Sanctions xmlns="http://www.un.org/sanctions/1.0"><ReferenceValueSets><CountryValues><Country ID="7">Russia</Country></CountryValues><IDRegDocTypeValues><IDRegDocType ID="1596">Tax ID No.</IDRegDocType></IDRegDocTypeValues>
    <PartySubTypeValues><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues><PartyTypeValues><PartyType ID="1">Individual</PartyType></PartyTypeValues></ReferenceValueSets>
    <IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="1596" IdentityID="50" IssuedBy-CountryID="7"><IDRegistrationNo>${company.inn}</IDRegistrationNo></IDRegDocument></IDRegDocuments>
    <DistinctParties><DistinctParty FixedRef="9"><Profile ID="9" PartySubTypeID="4"><Identity ID="50"><Alias Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>SOMEBODY</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty></DistinctParties></Sanctions>`
  await base.load([Buffer.from(file)])
  expect(await listsNaming(company.inn)).not.toContain('SOMEBODY')
})

// Three formats: accounts of ГИР БО (JSON), accounts of Росстат (a row of 266 columns, 257 of them amounts), the register of disqualified persons.
test('an ОГРН in a column of ИНН is refused', async () => {
  const accounts = [{ id: 7, period: '2024', organizationInfo: { inn: company.ogrn }, typeCorrections: [{ correction: {} }] }]
  const values = Array.from({ length: 257 }, () => '0')
  const row = ['ОБЩЕСТВО', '00000000', '47', '16', '65.23.1', company.ogrn, '385', '2', ...values, '20130619'].join(';')
  const disqualified = disqualifiedFile([{ name: 'ПРИМЕРОВ ПЁТР ПЕТРОВИЧ', inn: company.ogrn }], 'data-20260928-structure-20150624.csv')
  for (const file of [Buffer.from(JSON.stringify(accounts)), windows1251(`${row}\r\n`), disqualified]) {
    const { refused } = await base.load([file])
    expect(refused.map(({ reason }) => reason)).toEqual([expect.stringMatching(/ is not valid$/)])
  }
})
