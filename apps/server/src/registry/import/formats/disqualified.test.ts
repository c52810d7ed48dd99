// Import of the tax service's register of disqualified persons (who may not manage companies for a time): a record is stored by the organisation's
// ИНН (taxpayer number) and by the person's name, with the day of the list.
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { disqualifiedFile } from '../../../../test/open-data-files.ts'
import { egrulFile, legalEntity } from '../../../../test/register-files.ts'
import { readOnly } from '../../../platform/db/connect.ts'
import { findByNumber, openBlocksOfNumber, openRecord } from '../../registry.ts'

const base = createTestImport()

async function readRecord(number: string) {
  const row = await findByNumber(readOnly(base.db), number)
  if (!row) throw new Error('no such company')
  return openRecord(readOnly(base.db), row)
}

/** An invented company, and a record about a person disqualified for the work in it. */
const companyWithPerson = () => {
  const company = legalEntity({ asOf: '2026-05-01' })
  return { company, person: { name: 'ВЫДУМКИН ПЁТР ИЛЬИЧ', inn: company.inn } }
}

test.each([
  ['data-20260928-structure-20150624.csv', '2026-09-28'],
  ['data-29092026-structure-24062015.csv', '2026-09-29'],
])('records of one organisation are one block of the day in the name (%s)', async (name, day) => {
  const { company, person } = companyWithPerson()
  await base.load([egrulFile([company])])
  const records = [person, { ...person, name: 'РОМАШКИНА ИННА', until: '04.09.2028' }, { name: 'БЕЗ КОМПАНИИ', inn: '' }]
  expect(await base.load([disqualifiedFile(records, name)])).toMatchObject({ read: 2, refused: [] })
  const { blocks, provenance } = await readRecord(company.inn)
  expect(provenance.disqualified).toMatchObject({ asOf: day })
  expect(blocks.disqualified?.persons).toEqual([
    expect.objectContaining({ name: 'РОМАШКИНА ИННА', until: '2028-09-04' }),
    {
      record: '260000000001',
      name: person.name,
      post: 'ДИРЕКТОР',
      article: 'СТ. 14.25 Ч. 5',
      issuer: 'ИФНС ПО Г. ПРИМЕРОВУ',
      term: '1 ГОД',
      since: '2026-09-05',
      until: '2027-09-04',
    },
  ])
  const { namesakes } = await openBlocksOfNumber(readOnly(base.db), 'ильич петр выдумкин'.split(' ').sort().join(' '), ['namesakes'])
  expect(namesakes?.namesakes).toEqual([
    expect.objectContaining({ name: person.name, organisation: 'ООО "ПРИМЕР, ЛТД"', inn: company.inn }),
  ])
  const withoutCompany = await openBlocksOfNumber(readOnly(base.db), 'без компании', ['namesakes'])
  expect(withoutCompany.namesakes?.namesakes).toHaveLength(1)
  // Neither place of birth nor court is stored.
  expect(JSON.stringify([blocks, namesakes])).not.toMatch(/ПРИМЕРОВ"|СУДЬЯ|1970/)
})

// The table has the columns G1 to G14; G14 is the last day of the disqualification.
test('invalid rows, tables with other columns and tables without a day are refused', async () => {
  const { person } = companyWithPerson()
  const file = disqualifiedFile([
    { ...person, inn: '7700000000' },
    { ...person, until: '31.02.2027' },
    { ...person, columns: 13 },
    { ...person, name: '' },
    person,
  ])
  expect(await base.load([file])).toMatchObject({
    read: 5,
    refused: [
      { reason: 'ИНН 7700000000 is not valid' },
      { reason: 'G14 "31.02.2027" is not a day' },
      { reason: 'the row has 13 columns instead of 14' },
      { reason: 'a record without number or name' },
    ],
  })
  const renamed = Buffer.from(file.bytes.toString().replace('"G14"', '"G15"'))
  expect((await base.load([renamed])).refused).toMatchObject([{ reason: 'the format is not known' }])
  const [undated] = (await base.load([disqualifiedFile([person], 'реестр.csv')])).refused
  expect(undated?.reason).toMatch(/^the day of the table is not known/)
})

test('a person missing from a newer complete copy has left the register', async () => {
  const { company, person } = companyWithPerson()
  await base.load([egrulFile([company])])
  const other = legalEntity({ asOf: '2026-05-01' })
  // Twelve records in both copies: a copy that lacks more numbers than it names is not taken for complete.
  const others = Array.from({ length: 12 }, () => ({ ...person, inn: legalEntity({ asOf: '2026-05-01' }).inn }))
  await base.loadWhole([egrulFile([other]), disqualifiedFile([person, ...others, { ...person, inn: other.inn }])])
  await base.loadWhole([disqualifiedFile([person, ...others], 'data-20261005-structure-20150624.csv')])
  expect((await readRecord(company.inn)).blocks.disqualified?.persons).toHaveLength(1)
  expect((await readRecord(other.inn)).blocks.disqualified).toBeUndefined()
})
