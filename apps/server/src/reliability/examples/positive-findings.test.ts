// Which findings may count in favour of a company: none if it is closed, not «operating» while a procedure such as liquidation is open, and no
// «none found» if the source delivered only a part of its list. The company of these tests is healthy and invented; the day is 2026-11-20.
import { describe, expect, test } from 'vitest'
import { accounts, INN, makeDossier, OGRN, TODAY } from '../../../test/factor-table.ts'
import type { Dossier } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { weighPurpose } from '../rules/purposes.ts'

const read = (dossier: Dossier) => readFactors(factors, dossier)
const findReading = (dossier: Dossier, code: string) => read(dossier).find(({ factor }) => factor.code === code)
const positives = (dossier: Dossier) => read(dossier).filter(({ state, factor }) => state === 'found' && factor.polarity === 'positive')
/** The verdict on a deal in which the company is paid in advance. */
const weighPrepayment = (dossier: Dossier) => weighPurpose('prepayment', read(dossier), dossier)

/** A court case against the company. */
const makeClaim = (claimKopecks: number) => ({
  number: 'А45-1/2026',
  date: '2026-10-01',
  plaintiffs: [{ name: 'ООО «Истец»', inn: '9900000015' }],
  respondents: [{ name: 'ООО «Ясный день»', inn: INN, ogrn: OGRN }],
  claimKopecks,
})

test('nothing counts for a closed company, however good its last accounts', () => {
  const closed = makeDossier({ register: { row: { closedOn: '2026-05-05', statusName: 'Ликвидирована' } } })
  expect(positives(closed)).toEqual([])
  expect(findReading(closed, 'profit')).toMatchObject({ state: 'not_applicable', note: 'closed-company' })
  expect(weighPrepayment(closed)).toMatchObject({ verdict: 'impossible', for: [] })
})

// Reorganisation, liquidation, bankruptcy, and the tax service's announcement to strike the company off.
describe.each(['реорганизация', 'ликвидация', 'банкротство', 'предстоит исключение'])('%s', (procedure) => {
  test('«operating» does not count for the company', () => {
    const inProcedure = makeDossier({ register: { row: { procedure } } })
    expect(findReading(inProcedure, 'active')).toMatchObject({ state: 'not_applicable', note: 'in-procedure', counted: 0 })
    expect(weighPrepayment(inProcedure).for.map(({ reading }) => reading.factor.code)).not.toContain('active')
  })
})

test.each([
  ['a liquidation', { row: { procedure: 'ликвидация' } }],
  ['an exclusion announced', { row: { procedure: 'предстоит исключение' } }],
  ['an address that is not reliable', { addressUnreliable: 'сведения недостоверны' }],
])('with %s no «none found» counts for the deal, and signs of activity do not change the verdict', (_name, register) => {
  const stopped = weighPrepayment(makeDossier({ debts: null, register: { ...register, socialInsuranceFund: { number: '1' } } }))
  const codes = stopped.for.map(({ reading }) => reading.factor.code)
  expect([stopped.verdict, stopped.stopped, codes.length]).toEqual(['refuse', true, 5])
  for (const code of ['no-tax-debt', 'no-cases', 'no-enforcement', 'no-bankruptcy', 'insured', 'active', 'inspections-clean'])
    expect(codes).not.toContain(code)
})

test('without a stop «operating» counts for the deal, after the company’s own strengths', () => {
  const rich = weighPrepayment(makeDossier())
  expect([rich.verdict, rich.stopped, rich.for.length]).toEqual(['proceed', false, 5])
  expect(rich.for.map(({ reading }) => reading.factor.code)).not.toContain('active')
  const poor = makeDossier({ debts: null, accounts: null, taxes: null, headcount: null, contracts: null })
  const named = weighPrepayment(poor).for.map(({ reading }) => reading.factor.code)
  expect(findReading(poor, 'active')).toMatchObject({ state: 'found' })
  expect(named.slice(0, named.indexOf('active'))).not.toHaveLength(0)
})

test.each(['ликвидация', 'банкротство'])('%s ends the collection by bailiffs, so that finding nothing is no plus', (procedure) => {
  // Status codes of the register of legal entities: 117 declared bankrupt, 101 in liquidation.
  const statusCode = procedure === 'банкротство' ? '117' : '101'
  const inProcedure = makeDossier({ register: { row: { procedure, statusCode } } })
  expect(findReading(inProcedure, 'no-enforcement')).toMatchObject({ state: 'not_applicable', note: 'enforcement-ended', counted: 0 })
  expect(findReading(makeDossier(), 'no-enforcement')).toMatchObject({ state: 'found' })
})

// Status codes: 105 about to be struck off as inactive, 107 because of unreliable data.
test.each(['105', '107'])('the day of an exclusion is that of its record, not of the older decision (%s)', (statusCode) => {
  const row = { procedure: 'предстоит исключение', procedureSince: '2026-09-17', statusCode }
  const announced = makeDossier({ register: { row, exclusion: { date: '2026-09-15', number: '810' } } })
  const code = statusCode === '105' ? 'exclusion-inactive' : 'exclusion-unreliable'
  expect(
    findReading(announced, code)
      ?.proofs.filter(({ unit }) => unit === 'date')
      .map(({ value }) => value),
  ).toEqual(['2026-09-17'])
})

test('age, a fund’s number, a phone and no bad record are not enough for «no remarks»', () => {
  const dossier = makeDossier({ register: { socialInsuranceFund: { number: '1' } }, contacts: { phones: ['+7'] }, debts: null })
  // Without the positive findings that show work: accounts, taxes, staff, contracts.
  const withoutWork = read(dossier).filter(
    ({ factor: { group, code, polarity } }) =>
      polarity !== 'positive' || !['finances', 'taxes', 'staff', 'contracts'].includes(group) || ['no-tax-debt', 'insured'].includes(code),
  )
  const codes = withoutWork
    .filter(({ state, factor }) => state === 'found' && factor.polarity === 'positive')
    .map(({ factor }) => factor.code)
  // `insured`: registered with the social fund; `msp`: in the register of small and medium-sized business.
  expect(codes).toEqual(
    expect.arrayContaining(['active', 'age-over-3-years', 'insured', 'no-tax-debt', 'no-cases', 'no-enforcement', 'msp']),
  )
  expect(weighPurpose('prepayment', withoutWork, dossier)).toMatchObject({ verdict: 'caution' })
  // From 10 points on the verdict could be «proceed».
  expect(weighPurpose('prepayment', withoutWork, dossier).points).toBeGreaterThan(10)
})

test.each(['2026-07-10', '2026-02-04'])('a company that has not worked a whole year since %s is never without remarks', (registeredOn) => {
  expect(weighPrepayment(makeDossier({ register: { row: { registeredOn } } }))).toMatchObject({ verdict: 'caution' })
})

describe('«no remarks» is never said when there are remarks', () => {
  /** Taxes paid as a share of income; in the industry the median is 0.05, the lowest quarter is below 0.02. */
  const burden = (value: number) => ({ industry: { ratios: { tax_burden: { value } } } })
  test.each([
    ['a grave negative', burden(0.01), 'caution'],
    ['a claim of a tenth of the revenue', { cases: { cases: [makeClaim(20_000_000_00)] } }, 'caution'],
    ['one light negative', burden(0.04), 'proceed'],
    ['a finding that only deserves attention', { register: { row: { capitalKopecks: 1_000_000 } } }, 'proceed'],
  ])('%s', (_name, change, verdict) => {
    expect(weighPrepayment(makeDossier(change)).verdict).toBe(verdict)
  })
  test('light negatives of ten points together are remarks, and clearing some changes the verdict', () => {
    const light = makeDossier({
      ...burden(0.04),
      accounts: accounts({ '1230': 30_000_000_00, '1410': 12_000_000_00, '1510': 12_000_000_00 }),
    })
    const { verdict, wouldChange, points } = weighPrepayment(light)
    expect([verdict, points > 10]).toEqual(['caution', true])
    expect(wouldChange.at(-1)?.verdict).toBe('proceed')
  })
})

/** The company with empty lists of which the source states that it has `known` records: more than it delivered if that is not 0. */
const withStatedCount = (known: number): Dossier =>
  makeDossier({ cases: { known }, enforcement: { known }, bankruptcy: { known }, inspections: { known } })

test.each(['no-cases', 'no-enforcement', 'no-bankruptcy', 'cases-open', 'enforcement', 'bankruptcy-messages', 'cases-tax'])(
  '%s is not denied when the source counts more records than it handed over',
  (code) => {
    expect(findReading(withStatedCount(0), code)?.state).toMatch(/found/)
    expect(findReading(withStatedCount(12), code)).toMatchObject({ state: 'not_checked', note: 'list-part', counted: 0 })
  },
)

test('records that the source did not deliver are a gap of the coverage', () => {
  expect(weighPrepayment(withStatedCount(12))).toMatchObject({ verdict: 'unknown' })
  expect(weighPrepayment(withStatedCount(12)).missing.map(({ group, reason }) => `${group} ${reason}`)).toEqual([
    'bankruptcy part',
    'enforcement part',
    'courts part',
  ])
})

test('a complete set of tax debts without the company says that it has none on that day', () => {
  expect(findReading(makeDossier({ debts: null }), 'no-tax-debt')).toMatchObject({ state: 'found', counted: 4, asOf: '2026-11-01' })
  const old = { ...makeDossier({ debts: null }), today: '2027-11-20' }
  expect(findReading(old, 'no-tax-debt')).toMatchObject({ state: 'not_checked', note: 'stale' })
})

test('sets about organisations alone leave a sole trader’s taxes unchecked, not inapplicable', () => {
  const trader: Dossier = { ...makeDossier({ debts: null }), kind: 'entrepreneur' }
  for (const code of ['tax-debt', 'no-tax-debt', 'taxes-paid', 'regime-usn', 'no-employees', 'tax-offence'])
    expect([code, findReading(trader, code)?.state, findReading(trader, code)?.note]).toEqual([code, 'not_checked', 'companies-alone'])
  expect(findReading(trader, 'profit')).toMatchObject({ state: 'not_applicable', note: 'for-companies' })
})

test('a bankruptcy named only by the register has the register as its source', () => {
  const bankrupt = makeDossier({ register: { row: { procedure: 'банкротство', statusCode: '117' } } })
  expect(findReading(bankrupt, 'bankruptcy')).toMatchObject({ state: 'not_applicable', note: 'named-by-register' })
  expect(findReading(bankrupt, 'bankruptcy-status')).toMatchObject({ state: 'found', counted: -60 })
})

test('taxes and wages below the industry’s median are shown, below its lowest quarter they weigh more', () => {
  // The median is 0.05, the lowest quarter is below 0.02.
  const low = (value: number) => makeDossier({ industry: { ratios: { tax_burden: { value } } } })
  expect(findReading(low(0.04), 'tax-burden-low')).toMatchObject({ state: 'found', counted: -3 })
  expect(findReading(low(0.01), 'tax-burden-low')).toMatchObject({ state: 'found', counted: -8 })
  expect(findReading(low(0.05), 'tax-burden-low')?.state).toBe('not_found')
})

test('a comparison with the year before needs that year', () => {
  // The healthy company has its income and expense of 2025 alone.
  expect(TODAY > '2026').toBe(true)
  expect(findReading(makeDossier({ accounts: accounts() }), 'expenses-outgrow-income')).toMatchObject({ state: 'not_checked' })
})

describe('a list made after the company ended proves nothing if it does not name the company', () => {
  const ended = (closedOn: string, change: Parameters<typeof makeDossier>[0] = {}) =>
    makeDossier({ register: { row: { closedOn, statusName: 'Ликвидирована' } }, debts: null, ...change })
  test.each([
    ['tax-debt', '2019-06-18', 'not_applicable', 'ended-before'],
    ['tax-debt', '2026-11-10', 'not_found', null],
    ['debt-contributions', '2019-06-18', 'not_applicable', 'ended-before'],
    ['enforcement', '2019-06-18', 'not_applicable', 'ended-before'],
    ['enforcement-wages', '2026-11-10', 'not_found', null],
    ['regime-usn', '2019-06-18', 'not_applicable', 'ended-before'],
    // Courts and sanctions lists keep their records of ended companies.
    ['cases-open', '2019-06-18', 'not_found', null],
    ['bankruptcy-messages', '2019-06-18', 'not_found', null],
  ])('%s of a company that ended on %s is %s', (code, closedOn, state, note) => {
    expect(findReading(ended(closedOn), code)).toMatchObject({ state, note })
  })
  test('debts stay found', () => {
    const owed = { enforcement: { proceedings: [{ number: '1', remainingKopecks: 100_00 }] } }
    expect(findReading(ended('2019-06-18', owed), 'enforcement')?.state).toBe('found')
  })
  test('bailiffs go on to collect from a person who was a sole trader', () => {
    const trader: Dossier = { ...ended('2019-06-18'), kind: 'entrepreneur' }
    expect(findReading(trader, 'enforcement')?.state).toBe('not_found')
  })
})

test.each([
  ['2026-09-08', 'not_applicable', 'younger-company'],
  ['2024-01-10', 'not_applicable', 'younger-company'],
  ['2020-01-10', 'found', null],
])('of a company registered on %s «no suits in three years» is %s', (registeredOn, state, note) => {
  expect(findReading(makeDossier({ register: { row: { registeredOn } } }), 'no-cases')).toMatchObject({ state, note })
})

test('a founder of a company without capital has no share of it', () => {
  expect(findReading(makeDossier(), 'head-owns')).toMatchObject({ state: 'found' })
  expect(findReading(makeDossier({ register: { row: { capitalKopecks: null } } }), 'head-owns')).toMatchObject({
    state: 'not_applicable',
    note: 'no-capital',
  })
})

test('no other verdict is promised when clearing everything changes nothing', () => {
  const young = makeDossier({ register: { row: { registeredOn: '2026-09-08', capitalKopecks: 1_000_000 } } })
  const withoutWork = read(young).filter(({ factor: { group, polarity } }) => polarity !== 'positive' || group === 'registration')
  const { verdict, wouldChange } = weighPurpose('prepayment', withoutWork, young)
  expect([verdict, wouldChange]).toEqual(['caution', []])
})
