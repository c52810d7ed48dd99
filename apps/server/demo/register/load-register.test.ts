// The demo's invented register of companies: the same on every run, with valid numbers that no real company has, plausible dates and sums that add
// up; each kind of data is filled for some companies and empty for others. Companies are identified by their number, the index.
import { DEMO_COMPANY } from '@sverka/contract/company/company.rules'
import { isIdentifierValid } from '@sverka/contract/identifiers/identifiers'
import { expect, test } from 'vitest'
import { DEMO_DAY } from '../../src/platform/clock.ts'
import { readOnly } from '../../src/platform/db/connect.ts'
import { type DebtsFacts, findByNumber, openRecord } from '../../src/registry/registry.ts'
import { testApplication } from '../../test/application.ts'
import { loadRegister } from '../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../test/register-files.ts'
import { inventAccounts } from './accounts.ts'
import { inventContracts, inventInspections } from './business.ts'
import { inventExtract } from './company-extract.ts'
import { companyRows, traderRows } from './demo-rows.ts'
import { inventEnding, inventSuccessor } from './endings.ts'
import { loadDemoRegister } from './load-register.ts'
import { inventOpenData } from './open-data.ts'
import { inventBankruptcy, inventCases } from './proceedings.ts'
import { daysOfWork, inventIdentity, inventProfile, NON_COMMERCIAL, showcase } from './profile.ts'
import { inventTrader } from './trader-extract.ts'

const app = testApplication()
/** An active company whose director took office two months ago; the register has an extract with the previous one too. */
const WITH_NEW_HEAD = 216

test('register numbers have valid check digits, are unique and use no real tax office’s code', () => {
  const profiles = Array.from({ length: 3000 }, (_, index) => inventProfile(index))
  const traders = Array.from({ length: 1500 }, (_, index) => inventTrader(index).columns)
  for (const number of profiles.flatMap(({ inn, ogrn }) => [inn, ogrn])) expect(isIdentifierValid(number), number).toBe(true)
  for (const { inn, ogrn } of traders)
    expect(
      [inn, ogrn].every((number) => isIdentifierValid(number ?? '')),
      ogrn,
    ).toBe(true)
  expect(new Set(profiles.map(({ ogrn }) => ogrn)).size).toBe(3000)
  expect(new Set(profiles.map(({ inn }) => inn)).size).toBe(3000)
  // Digits 3 and 4 of a tax number are the tax office; those from 90 on do not exist.
  expect(profiles.every(({ inn }) => inn[2] === '9')).toBe(true)
  // The examples in the API's documentation use this company.
  expect(profiles.map(({ inn }) => inn)).toContain(DEMO_COMPANY)
})

test('no event is after the demo day or before its company', () => {
  for (let index = 0; index < 400; index++) {
    const profile = inventProfile(index)
    const { facts } = inventExtract(profile)
    for (const { date } of facts.history) {
      expect(date >= profile.founded && date <= DEMO_DAY, `${profile.ogrn} ${date}`).toBe(true)
    }
  }
})

test('an insolvency manager heads the company from the procedure’s day and is no founder or head elsewhere', () => {
  const profiles = Array.from({ length: 400 }, (_, index) => inventProfile(index))
  const bankrupt = profiles.filter(({ health }) => health === 'bankrupt').map((profile) => inventExtract(profile).facts)
  expect(bankrupt.length).toBeGreaterThan(3)
  expect(bankrupt.map(({ heads: [head] }) => head?.recordDate)).toEqual(bankrupt.map(({ statusSince }) => statusSince))
  const others = profiles.map((profile) => ({ own: profile.health !== 'bankrupt', facts: inventExtract(profile).facts }))
  const people = new Set(others.flatMap(({ own, facts }) => [...facts.founders, ...(own ? facts.heads : [])]).map(({ inn }) => inn))
  const managers = bankrupt.map(({ heads: [head] }) => head?.inn)
  expect(managers.filter((inn) => people.has(inn))).toEqual([])
  expect(new Set(managers).size).toBe(managers.length)
})

test('bankruptcy messages follow the founding, and all but the intention follow the opening', () => {
  const bankrupt = Array.from({ length: 3000 }, (_, index) => inventProfile(index)).filter(({ health }) => health === 'bankrupt')
  for (const profile of bankrupt) {
    const opened = inventExtract(profile).facts.statusSince ?? ''
    const messages = inventBankruptcy(profile, opened)?.messages ?? []
    expect(messages).toHaveLength(5)
    for (const { kind, date } of messages) {
      expect(date >= profile.founded && date <= DEMO_DAY, `${profile.ogrn} ${date}`).toBe(true)
      if (!kind.includes('намерении')) expect(date >= opened, `${profile.ogrn} ${kind} ${date}`).toBe(true)
    }
  }
})

test('tax arrears are of a tax that the company pays', () => {
  const blocks = Array.from({ length: 800 }, (_, index) => inventProfile(index)).map((profile) =>
    inventOpenData(profile, inventAccounts(profile)),
  )
  const reported = blocks.flatMap((own) => {
    const debts = own.find(({ source }) => source === 'debts')?.facts as DebtsFacts | undefined
    return debts ? [{ tax: debts.debts[0]?.name ?? '', isSimplified: own.some(({ source }) => source === 'regimes') }] : []
  })
  expect(new Set(reported.map(({ isSimplified }) => isSimplified)).size).toBe(2)
  // The Russian name of the simplified tax system has the word «упрощенной».
  for (const { tax, isSimplified } of reported) expect(tax.includes('упрощенной')).toBe(isSimplified)
})

test('a closed company has no dispute, contract or inspection after its closing', () => {
  let eventsOfClosed = 0
  for (let index = 0; index < 1000; index++) {
    const profile = inventProfile(index)
    const last = profile.closedOn ?? DEMO_DAY
    const days = [...(inventCases(profile)?.cases ?? []), ...(inventContracts(profile)?.contracts ?? [])].map(({ date }) => date ?? '')
    const begun = (inventInspections(profile)?.inspections ?? []).map(({ startDate }) => startDate ?? '')
    for (const day of [...days, ...begun]) expect(day <= last, `${profile.ogrn} ${day}`).toBe(true)
    if (profile.closedOn) eventsOfClosed += days.length
  }
  expect(eventsOfClosed).toBeGreaterThan(20)
})

test('a closed company has one of three endings, and its successor is active, older and names it', () => {
  const closed = Array.from({ length: 3000 }, (_, index) => inventProfile(index)).filter(({ closedOn }) => closedOn)
  const reported = closed.map((profile) => ({
    profile,
    ending: inventEnding(profile),
    facts: inventExtract(profile).facts,
    columns: inventExtract(profile).columns,
  }))
  const names = Map.groupBy(reported, ({ columns }) => columns.statusName)
  // Struck off, liquidated, merged.
  expect([...names].map(([name, { length }]) => [name, length > 10]).sort()).toEqual([
    ['Исключена', true],
    ['Ликвидирована', true],
    ['Присоединена', true],
  ])
  for (const { profile, ending, facts } of reported) {
    expect(daysOfWork(profile), profile.ogrn).toBeGreaterThan(365)
    expect(facts.heads[0]?.post === 'ЛИКВИДАТОР', profile.ogrn).toBe(ending === 'liquidated')
    expect(facts.successors).toHaveLength(ending === 'merged' ? 1 : 0)
  }
  for (const { profile, facts } of reported.filter(({ ending }) => ending === 'merged')) {
    const successor = inventSuccessor(profile)
    const other = successor && inventProfile(successor.index)
    if (!other) throw new Error(`${profile.ogrn} has no successor`)
    expect([facts.successors[0]?.ogrn, other.closedOn, other.founded < (profile.closedOn ?? '')]).toEqual([other.ogrn, undefined, true])
    expect(inventExtract(other).facts.predecessors.map(({ ogrn }) => ogrn)).toContain(profile.ogrn)
  }
})

test('a non-commercial organisation has no capital and no shares in it', () => {
  const extracts = Array.from({ length: 1000 }, (_, index) => inventExtract(inventProfile(index)))
  const nonCommercial = extracts.filter(({ columns }) => columns.okopfCode === NON_COMMERCIAL)
  expect(nonCommercial.length).toBeGreaterThan(5)
  for (const { columns, facts } of nonCommercial) {
    expect(columns.capitalKopecks).toBeNull()
    expect(facts.founders.map(({ share }) => share)).toEqual(facts.founders.map(() => ({})))
  }
})

test('two banks have licences and file no accounts, and state or member property has no shares', () => {
  const rare = Array.from({ length: 3000 }, (_, index) => inventProfile(index)).filter((profile) => profile.rare)
  // 64.19 is the OKVED code (activity) of banks. They are in no data set of small businesses (`msp`), incomes or tax regimes.
  const banks = rare.filter(({ trade }) => trade.codes[0] === '64.19')
  expect(banks).toHaveLength(2)
  for (const bank of banks) {
    expect(inventExtract(bank).facts.licenses.map(({ issuer, until, suspended }) => [issuer, until, suspended])).toEqual([
      ['ЦЕНТРАЛЬНЫЙ БАНК РОССИЙСКОЙ ФЕДЕРАЦИИ', undefined, undefined],
    ])
    const sources = inventOpenData(bank, inventAccounts(bank)).map(({ source }) => source.replace(/-\d+$/, ''))
    expect(sources).toContain('headcount')
    for (const none of ['incomes', 'regimes', 'msp']) expect(sources).not.toContain(none)
    expect(Object.keys(companyRows(bank.index, bank.index + 1).sets)).not.toContain('accounts')
  }
  const shares = rare
    .filter((profile) => !banks.includes(profile) && !profile.rare?.hasParticulars)
    .flatMap((profile) => inventExtract(profile).facts.founders.map(({ share }) => share))
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.map(() => ({})))
})

test('the tax registration code of a branch has the reason 43, that of a representation 44', () => {
  const branches = Array.from({ length: 400 }, (_, index) => inventExtract(inventProfile(index)).facts.branches).flat()
  const reasons = new Set(branches.map(({ kind, kpp }) => `${kind} ${kpp?.slice(4, 6)}`))
  expect([...reasons].toSorted()).toEqual(['branch 43', 'representation 44'])
})

test('one company has every optional part of an extract', () => {
  const [profile, ...others] = Array.from({ length: 3000 }, (_, index) => inventProfile(index)).filter(({ rare }) => rare?.hasParticulars)
  if (!profile) throw new Error('there is none')
  expect(others).toEqual([])
  const { facts } = inventExtract(profile)
  expect(facts).toMatchObject({ powers: 'joint', sharesBan: {}, capitalDecrease: {}, typeCharter: '20', environmentalObject: true })
  for (const list of [facts.corporateAgreement, facts.convertibleLoans, facts.ownShareArrests, facts.okvedReported])
    expect(list?.length).toBeGreaterThan(0)
  const [owner] = facts.founders
  expect([owner?.arrests?.length, owner?.trustees?.length, typeof owner?.votes]).toEqual([1, 2, 'string'])
  expect(facts.heads.every(({ powersNote }) => powersNote)).toBe(true)
})

test('a first year counts the months worked, and the last months of a year are reported with the next', () => {
  // The oldest accounts are those of 2020: of companies founded before, the first year is not known.
  const profiles = Array.from({ length: 3000 }, (_, index) => inventProfile(index)).filter(({ founded }) => founded > '2020-03')
  for (const profile of profiles) {
    const years = inventAccounts(profile)?.years ?? []
    const first = Number(profile.founded.slice(0, 4)) + (profile.founded.slice(5) >= '10-01' ? 1 : 0)
    expect(years.every(({ year }) => year >= first)).toBe(true)
  }
  /** Median ratio of the second year's revenue to the first, of companies founded in August or September (`late`) or earlier in the year. */
  const growth = (late: boolean) => {
    const grown = profiles.flatMap((profile) => {
      const isLate = profile.founded.slice(5) > '08-01' && profile.founded.slice(5) < '10-01'
      const [second, first] = (inventAccounts(profile)?.years ?? []).slice(-2)
      const isFirst = first?.year === Number(profile.founded.slice(0, 4))
      return isFirst && isLate === late && profile.health === 'steady' ? [(second?.lines[2110] ?? 0) / (first.lines[2110] || 1)] : []
    })
    return grown.sort((a, b) => a - b)[Math.floor(grown.length / 2)] ?? 0
  }
  // Of a first year that began in August at most five months of twelve are counted: the next one has 12 / 5 = 2.4 times its revenue, and growth.
  expect(growth(true)).toBeGreaterThan(2.4)
  expect(growth(false)).toBeLessThan(2.4)
})

// Line codes of the Russian forms: assets 1100 (fixed) + 1200 (current) = 1600, equity and liabilities 1300 + 1400 + 1500 = 1700, revenue 2110 less
// costs 2120 = gross profit 2100, profit before tax 2300 less tax 2410 = net profit 2400.
test('accounts add up in every year', () => {
  for (let index = 0; index < 300; index++) {
    for (const { lines } of inventAccounts(inventProfile(index))?.years ?? []) {
      const line = (code: number) => lines[code] ?? 0
      expect(line(1100) + line(1200)).toBe(line(1600))
      expect(line(1300) + line(1400) + line(1500)).toBe(line(1700))
      expect(line(1700)).toBe(line(1600))
      expect(line(1210) + line(1230) + line(1240) + line(1250)).toBe(line(1200))
      expect(line(2110) - line(2120)).toBe(line(2100))
      expect(line(2300) - line(2410)).toBe(line(2400))
    }
  }
})

test('two runs generate the same rows', () => {
  expect(companyRows(0, 40)).toEqual(companyRows(0, 40))
  expect(traderRows(0, 40, 0)).toEqual(traderRows(0, 40, 0))
})

test('an empty database is filled once, with companies of many facts and of none', async () => {
  const options = { clock: app.clock, onCompaniesChanged: [], companies: 300, traders: 50 }
  expect(await loadDemoRegister(app.database.ownerUrl, options)).toBe(true)
  expect(await loadDemoRegister(app.database.ownerUrl, options)).toBe(false)
  const open = async (index: number) => {
    const row = await findByNumber(readOnly(app.db), inventIdentity(index).inn)
    if (!row) throw new Error(`company ${index} is missing`)
    return openRecord(readOnly(app.db), row)
  }
  const full = await open(showcase.full)
  const words = [
    'accounts',
    'cases',
    'contracts',
    'enforcement',
    'headcount',
    'incomes',
    'inspections',
    'sanctions',
    'statistics',
    'taxes',
    'trademarks',
  ]
  expect(Object.keys(full.blocks)).toEqual(expect.arrayContaining(words))
  expect(full.blocks.cases?.cases).toHaveLength(240)
  expect(full.blocks.cases?.cases.every(({ url }) => url?.startsWith('https://kad.arbitr.ru/Card/00000000-'))).toBe(true)
  expect(full.row.revenueKopecks).toBe(full.blocks.accounts?.years[0]?.lines[2110])
  expect(full.row.headcount).toBe(full.blocks.headcount?.years[0]?.count)
  expect((await open(showcase.empty)).blocks).toEqual({})
  expect((await open(showcase.bankrupt)).blocks.bankruptcy?.messages).toHaveLength(5)
  expect((await open(showcase.sanctioned)).blocks.sanctions?.matches).toHaveLength(2)
  const { row: led } = await open(WITH_NEW_HEAD)
  expect(led).toMatchObject({ closedOn: null, procedure: null, isExample: true })
  const changes = await app.db.selectFrom('company_changes').select(['field', 'after']).where('company_id', '=', led.id).execute()
  expect(changes).toEqual([{ field: 'head', after: led.leader }])
  // Every source is marked as an example; sources of imported files are not.
  expect(Object.values(full.provenance).map(({ example }) => example)).not.toContain(undefined)
  const imported = legalEntity({ asOf: '2026-03-01' })
  await loadRegister(app.database, app.clock, [egrulFile([imported])])
  const row = await findByNumber(readOnly(app.db), imported.inn)
  expect(row && (await openRecord(readOnly(app.db), row)).provenance.register?.example).toBe(undefined)
  expect(row?.isExample).toBe(false)
})
