// One event counts once: of the findings over the same records only the most serious has points, and the others refer to it.
import { expect, test } from 'vitest'
import { accounts, INN, makeDossier } from '../../../test/factor-table.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { codesOfEvents } from '../rules/same-event.ts'
import { countReadings, sumPoints } from '../rules/score.ts'

const read = (...change: Parameters<typeof makeDossier>) => readFactors(factors, makeDossier(...change))

test('every event names existing factors, each once', () => {
  const known = new Set(factors.map(({ code }) => code))
  expect(codesOfEvents.filter((code) => !known.has(code))).toEqual([])
  expect(new Set(codesOfEvents).size).toBe(codesOfEvents.length)
})

test('a proceeding about wages counts once, not as two findings', () => {
  const wages = { number: '1', startedOn: '2026-01-01', subject: 'Заработная плата', remainingKopecks: 100_00 }
  const readings = read({ enforcement: { proceedings: [wages] } })
  const found = readings.filter(({ state, factor }) => state === 'found' && factor.group === 'enforcement')
  expect(found.map(({ factor }) => factor.code).sort()).toEqual(['enforcement', 'enforcement-wages'])
  const [counted, ...others] = [...found].sort((a, b) => a.counted - b.counted)
  expect([counted?.factor.code, counted?.counted]).toEqual(['enforcement', -10])
  expect(others.map((reading) => [reading.counted, reading.countedWith?.code])).toEqual([[0, 'enforcement']])
  const clean = read()
  expect(countReadings(readings).negative - countReadings(clean).negative).toBe(1)
  // −10 for the proceeding, and the +3 of «no enforcement» is lost.
  expect(sumPoints(clean) - sumPoints(readings)).toBe(10 + 3)
})

test('while bailiffs collect taxes, «no tax debt» does not count for the company', () => {
  const tax = { number: '1', startedOn: '2026-01-01', subject: 'Взыскание налогов и сборов', remainingKopecks: 100_00 }
  const noTaxDebt = (readings: ReturnType<typeof read>) => readings.find(({ factor }) => factor.code === 'no-tax-debt')
  expect(noTaxDebt(read({ debts: null }))).toMatchObject({ state: 'found', counted: 4 })
  expect(noTaxDebt(read({ debts: null, enforcement: { proceedings: [tax] } }))).toMatchObject({
    state: 'not_applicable',
    counted: 0,
    note: 'taxes-collected',
  })
})

test('one founder from Cyprus makes one finding, not two', () => {
  // Cyprus («КИПР») is on the list of offshore countries, so the founder is both foreign and offshore.
  const readings = read({ register: { founders: [{ kind: 'foreign', name: 'LUNAR QUAY LTD', country: 'КИПР', share: { percent: 39 } }] } })
  const found = readings.filter(({ state, factor }) => state === 'found' && /^founder-(foreign|offshore)$/.test(factor.code))
  expect(found.map(({ factor, counted }) => [factor.code, counted]).sort()).toEqual([
    ['founder-foreign', 0],
    ['founder-offshore', -5],
  ])
})

test('losses in two years are one finding with points', () => {
  // Line 2400 of the accounts is net profit: of the newest year, and of the one before.
  const readings = read({ accounts: accounts({ '2400': -5_000_00 }, { '2400': -5_000_00 }) })
  const counted = readings.filter(({ factor, counted: points }) => ['loss', 'losses-two-years'].includes(factor.code) && points !== 0)
  expect(counted.map(({ factor }) => factor.code)).toEqual(['losses-two-years'])
})

test('a proceeding with nothing left to pay is not found', () => {
  const paid = { number: '1', startedOn: '2026-01-01', subject: 'Налоги', debtKopecks: 500_00, remainingKopecks: 0 }
  const readings = read({ enforcement: { proceedings: [paid] } })
  const enforcement = readings.filter(({ factor }) => factor.group === 'enforcement')
  expect(enforcement.filter(({ state, factor }) => state === 'found' && factor.polarity !== 'positive')).toEqual([])
})

test('a case without a sum is not shown with 0 ₽', () => {
  const suit = {
    number: 'А1',
    date: '2026-05-05',
    plaintiffs: [{ name: 'ООО «Сосед»', inn: '9900000015' }],
    respondents: [{ name: 'Мы', inn: INN }],
  }
  const labels = (claimKopecks?: number) =>
    read({ cases: { cases: [{ ...suit, ...(claimKopecks ? { claimKopecks } : {}) }] } })
      .find(({ factor }) => factor.code === 'cases-supply')
      ?.proofs.map(({ label }) => label)
  expect([labels(), labels(10_000_00)]).toEqual([['cases'], ['cases', 'claims']])
})

/**
 * Code and name of the post in the register, procedure: a bankruptcy trustee whom the court appointed, an interim one whose post has no code, a
 * liquidator whom the founders appointed.
 */
test.each([
  ['06', 'КОНКУРСНЫЙ УПРАВЛЯЮЩИЙ', 'банкротство'],
  [null, 'ВРЕМЕННЫЙ УПРАВЛЯЮЩИЙ', 'банкротство'],
  ['05', 'ЛИКВИДАТОР', 'ликвидация'],
])('a liquidator is no new head, and a manager whom the court named is no mass head either (%s %s)', (postCode, post, procedure) => {
  const lead = { kind: 'person', name: 'Орлов Иван Петрович', inn: '990000000010', post, postCode, recordDate: '2026-06-01' } as const
  // The person leads twelve active companies, and led forty in all: a «mass head».
  const many = { name: lead.name, inn: lead.inn, living: 12, total: 40 }
  const change = { places: { heads: [many] } } as Parameters<typeof makeDossier>[0]
  const readStates = (heads: object) =>
    ['head-new', 'mass-head', 'moved-to-mass-head', 'head-many-closed'].map(
      (code) =>
        read({ ...change, register: { row: { procedure }, ...heads } } as typeof change).find(({ factor }) => factor.code === code)?.state,
    )
  const otherFactors = procedure === 'банкротство' ? 'not_applicable' : 'found'
  // The post 02 is an ordinary director.
  expect(readStates({ heads: [lead] })).toEqual(['not_applicable', otherFactors, otherFactors, otherFactors])
  expect(readStates({ heads: [{ ...lead, postCode: '02', post: 'ДИРЕКТОР' }] })).toEqual(Array(4).fill('found'))
})
