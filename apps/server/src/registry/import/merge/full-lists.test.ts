// Import of lists that are published complete, such as that of small businesses (РМСП): a company that a newer list does not name has left the list
// on that day, and the facts from the older list are kept.
import { expect, test } from 'vitest'
import { createTestImport } from '../../../../test/load-register.ts'
import { rsmpFile } from '../../../../test/open-data-files.ts'
import { egrulFile, type InventedCompany, legalEntity } from '../../../../test/register-files.ts'
import { readOnly } from '../../../platform/db/connect.ts'
import { findByNumber, openRecord } from '../../registry.ts'

const base = createTestImport()

async function readRecord({ inn }: InventedCompany) {
  const row = await findByNumber(readOnly(base.db), inn)
  if (!row) throw new Error('no such company')
  return openRecord(readOnly(base.db), row)
}

const companies = (count: number) => Array.from({ length: count }, () => legalEntity({ asOf: '2026-05-01' }))

/** A list of small businesses (РМСП) of one day (DD.MM.YYYY), in two files, as the real list consists of many. */
const list = (asOf: string, listed: readonly InventedCompany[]) =>
  [listed.slice(0, 1), listed.slice(1)].map((part) =>
    rsmpFile(
      part.map(({ inn }) => ({ inn, category: 1, asOf })),
      '4.06',
    ),
  )

/** A row of OFAC's table that names the company. */
const ofacRow = ({ inn, name }: InventedCompany, place: number) =>
  `${place},"${name}",-0- ,"RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. ${inn} (Russia)."\r\n`

// `loadWhole` imports as an operator does who declares the lists complete (`--whole`), `load` without that declaration. All tests share one
// database, so each uses lists of its own months.
test('a РМСП list that the operator does not call complete marks nobody as having left', async () => {
  const [stays, also, absent] = companies(3) as [InventedCompany, InventedCompany, InventedCompany]
  await base.load([egrulFile([stays, also, absent])])
  await base.loadWhole(list('10.02.2026', [stays, also, absent]))
  await base.load(list('10.03.2026', [stays, also]))
  expect((await readRecord(absent)).blocks.msp).toMatchObject({ category: 'micro' })
  const set = await base.db.selectFrom('registry_sets').selectAll().where('source', '=', 'msp').executeTakeFirstOrThrow()
  expect(set).toMatchObject({ day: '2026-03-10', declared: 2, held: 2, whole_day: '2026-02-10', whole_on: '2026-02-10' })
})

test('a company missing in the next РМСП list has left on its day, and may be listed again', async () => {
  const [stays, also, leaves] = companies(3) as [InventedCompany, InventedCompany, InventedCompany]
  await base.load([egrulFile([stays, also, leaves])])
  await base.loadWhole(list('10.08.2026', [stays, also, leaves]))
  expect((await readRecord(leaves)).row.mspCategory).toBe(1)

  base.announced.length = 0
  expect(await base.loadWhole(list('10.09.2026', [stays, also]))).toMatchObject({ created: 0, changed: 0, refused: [] })
  const gone = await readRecord(leaves)
  expect(gone.blocks.msp).toBeUndefined()
  expect(gone.blocks.mspLeft).toMatchObject({ category: 'micro', since: '2018-12-10', leftOn: '2026-09-10' })
  expect(gone.row.mspCategory).toBeNull()
  expect(base.announced).toEqual([[gone.row.id]])
  const kept = await readRecord(stays)
  expect([kept.blocks.msp?.category, kept.provenance.msp?.asOf]).toEqual(['micro', '2026-09-10'])

  // Importing the older list again changes nothing: neither for those who stayed nor for those who have left since.
  await base.loadWhole(list('10.08.2026', [stays, also, leaves]))
  expect((await readRecord(leaves)).blocks.mspLeft?.leftOn).toBe('2026-09-10')
  expect((await readRecord(stays)).provenance.msp?.asOf).toBe('2026-09-10')

  await base.loadWhole(list('10.10.2026', [stays, also, leaves]))
  expect((await readRecord(leaves)).blocks.mspLeft).toBeUndefined()
  expect((await readRecord(leaves)).row.mspCategory).toBe(1)
})

// The list of July is imported after that of November. The complete lists of August to October do not name `late` either: August is the first.
test('a company that only an older РМСП list names left with the first complete one after it', async () => {
  const [late, ...listed] = companies(7) as [InventedCompany, ...InventedCompany[]]
  await base.load([egrulFile([late, ...listed])])
  await base.loadWhole(list('10.11.2026', listed))
  await base.loadWhole(list('10.07.2026', [late, ...listed]))
  expect((await readRecord(late)).blocks.mspLeft?.leftOn).toBe('2026-08-10')
})

// Few: a list that names fewer companies than it lacks is taken for a part of the list. 9 is no category (КатСубМСП), so that document is refused.
test('a РМСП list of few companies, or with a refused document, marks nobody as having left', async () => {
  const many = companies(5)
  await base.load([egrulFile(many)])
  await base.loadWhole(list('10.12.2026', many))
  const [first, second, third] = many as [InventedCompany, InventedCompany, InventedCompany]
  const stillListed = async () => (await readRecord(many[4] as InventedCompany)).blocks.msp !== undefined
  await base.loadWhole(list('10.01.2027', [first, second]))
  expect(await stillListed()).toBe(true)
  const broken = Buffer.from(list('10.01.2027', [first, second, third])[1]?.toString().replace('КатСубМСП="1"', 'КатСубМСП="9"') ?? '')
  await base.loadWhole([broken, ...list('10.01.2027', [first, second, third]).slice(0, 1)])
  expect(await stillListed()).toBe(true)
})

test('a match missing in the next OFAC table is kept with the day of leaving', async () => {
  const [stays, leaves] = companies(2) as [InventedCompany, InventedCompany]
  await base.load([egrulFile([stays, leaves])])
  await base.loadWhole([Buffer.from(ofacRow(stays, 1) + ofacRow(leaves, 2))])
  expect((await readRecord(leaves)).blocks.sanctions?.matches).toHaveLength(1)
  base.clock.forward(86_400_000) // one day: OFAC's table has no day of its own, so the day of import counts
  await base.loadWhole([Buffer.from(ofacRow(stays, 1))])
  const gone = await readRecord(leaves)
  expect(gone.blocks.sanctions).toBeUndefined()
  expect(gone.blocks.sanctionsLeft?.matches).toMatchObject([{ list: 'OFAC SDN', matchedBy: 'inn', leftOn: '2026-11-21' }])
  expect((await readRecord(stays)).blocks.sanctions?.matches).toHaveLength(1)
})
