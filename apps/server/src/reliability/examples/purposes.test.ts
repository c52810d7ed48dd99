// Verdicts by kind of deal (purpose): «proceed» needs all required data, held and fresh; missing data are named; stop factors and the end of the
// company decide first. The company of these tests is healthy and invented; the day is 2026-11-20.

import { type CoverageGroup, type Purpose, purposes } from '@sverka/contract/company-card/reliability.rules'
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { describe, expect, test } from 'vitest'
import { accounts, makeDossier } from '../../../test/factor-table.ts'
import { readEnded } from '../ended.ts'
import { presentFactor } from '../present.ts'
import { missingFor } from '../rules/coverage.ts'
import { buildDigest } from '../rules/digest.ts'
import type { BlockName, Dossier } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { purposesOfDossier, weighPurpose } from '../rules/purposes.ts'

const weigh = (purpose: Purpose, dossier: Dossier) => weighPurpose(purpose, readFactors(factors, dossier), dossier)
/** The dossier (all facts of the company, in blocks by source) with a block that was never requested. */
const without = (dossier: Dossier, block: BlockName): Dossier => ({
  ...dossier,
  blocks: { ...dossier.blocks, [block]: { state: 'not_asked' } },
})
/** The dossier with a block whose data are of the day `asOf`. */
const aged = (dossier: Dossier, block: BlockName, asOf: string): Dossier => {
  const holding = dossier.blocks[block]
  return { ...dossier, blocks: { ...dossier.blocks, [block]: { ...holding, asOf } } } as Dossier
}
/** The missing data as «group reason». */
const listMissing = (purpose: Purpose, dossier: Dossier) => weigh(purpose, dossier).missing.map(({ group, reason }) => `${group} ${reason}`)

test('a company with complete and fresh data has no remarks, except for a share', () => {
  const verdicts = purposes.map((purpose): [Purpose, Verdict] => [purpose, weigh(purpose, makeDossier()).verdict])
  expect(verdicts).toEqual([
    ['prepayment', 'proceed'],
    ['deferral', 'proceed'],
    ['contractor', 'proceed'],
    ['share', 'unknown'],
  ])
  expect(listMissing('share', makeDossier())).toEqual(['pledges by_hand', 'founder_disputes by_hand'])
})

/**
 * Legal forms with their codes of the classifier ОКОПФ, and whether a share can be bought: companies and partnerships, an unknown form; then
 * non-commercial organisations, foundations, associations, home owners, cooperatives, farms, unitary enterprises, institutions, branches.
 */
test.each([
  ['ООО', '12300', true],
  ['АО', '12267', true],
  ['ПАО', '12247', true],
  ['полное товарищество', '11051', true],
  ['хозяйственное партнёрство', '13000', true],
  ['форма не названа', null, true],
  ['АНО', '71400', false],
  ['фонд', '70401', false],
  ['ассоциация', '20614', false],
  ['товарищество собственников жилья', '20716', false],
  ['потребительский кооператив', '20100', false],
  ['производственный кооператив', '14200', false],
  ['крестьянское хозяйство', '15300', false],
  ['МУП', '65243', false],
  ['ФГУП', '65241', false],
  ['бюджетное учреждение', '75403', false],
  ['филиал иностранной организации', '30001', false],
])('the purchase of a share is offered only for legal forms with shares (%s)', (_form, okopfCode, isOffered) => {
  const dossier = makeDossier({ register: { row: { okopfCode } } })
  expect(purposesOfDossier(dossier).includes('share')).toBe(isOffered)
  expect(buildDigest(readFactors(factors, dossier), dossier).verdicts.share).toBe('unknown')
  // Status code 117 of the register of legal entities: declared bankrupt, a stop factor.
  const stopped = makeDossier({ register: { row: { okopfCode, statusCode: '117' } } })
  const { share, prepayment } = buildDigest(readFactors(factors, stopped), stopped).verdicts
  expect([share, prepayment]).toEqual([isOffered ? 'refuse' : 'unknown', 'refuse'])
})

test('a company in reorganisation has conditions that end with it', () => {
  // Status codes from 121 to 139: in reorganisation.
  const dossier = makeDossier({ register: { row: { procedure: 'реорганизация', statusCode: '121' } } })
  for (const purpose of ['prepayment', 'deferral', 'contractor'] as const) {
    const { verdict, wouldChange } = weigh(purpose, dossier)
    expect([purpose, verdict]).toEqual([purpose, 'caution'])
    expect(wouldChange.map(({ reading }) => reading.factor.code)).toContain('reorganisation')
  }
})

/** Groups of data, the block that answers each, and the kinds of deals that require it. */
const needs: [CoverageGroup, BlockName, Purpose[]][] = [
  ['register', 'register', ['prepayment', 'deferral', 'contractor', 'share']],
  ['bankruptcy', 'bankruptcy', ['prepayment', 'deferral', 'contractor', 'share']],
  ['enforcement', 'enforcement', ['prepayment', 'deferral', 'contractor', 'share']],
  ['tax_debts', 'debts', ['prepayment', 'deferral', 'contractor', 'share']],
  ['courts', 'cases', ['prepayment', 'deferral', 'contractor', 'share']],
  ['accounts', 'accounts', ['deferral']],
  ['staff', 'headcount', ['contractor']],
]
/** Every kind of deal with every group: whether it requires it. */
const combinations = needs.flatMap(([group, block, by]) =>
  purposes.map((purpose) => [purpose, group, block, by.includes(purpose)] as const),
)

describe.each(combinations)('%s without %s', (purpose, group, block, needed) => {
  test(needed ? 'has no verdict, and the missing data are named' : 'has a verdict all the same', () => {
    const dossier = without(makeDossier(), block)
    expect(listMissing(purpose, dossier).includes(`${group} absent`)).toBe(needed)
    if (needed) expect(weigh(purpose, dossier).verdict).toBe('unknown')
  })
  test('data that are too old count as missing', () => {
    // Accounts are as old as their newest year, not as the day of the block.
    if (block === 'accounts') return
    const dossier = aged(makeDossier(), block, '2018-02-03')
    expect(listMissing(purpose, dossier).includes(`${group} old`)).toBe(needed)
  })
})

test('a partly loaded set says nothing about companies missing from it', () => {
  const dossier = makeDossier()
  const part = { ...dossier, blocks: { ...dossier.blocks, debts: { state: 'part', asOf: '2026-11-01' } } } as Dossier
  expect(listMissing('prepayment', part)).toEqual(['tax_debts part'])
  const debt = readFactors(factors, part).find(({ factor }) => factor.code === 'tax-debt')
  expect(debt).toMatchObject({ state: 'not_checked', note: 'part', asOf: '2026-11-01' })
})

test('the absence of a sole trader from a set of tax debts says nothing', () => {
  const trader = { ...makeDossier({ debts: null }), kind: 'entrepreneur' } as Dossier
  expect(listMissing('prepayment', trader)).toEqual(['tax_debts absent'])
  expect(weigh('prepayment', trader).verdict).toBe('unknown')
})

test('accounts of the last year due are needed, and of three years for a share', () => {
  const old = makeDossier({ accounts: { years: accounts().years.slice(1) } })
  expect(listMissing('deferral', old)).toEqual(['accounts old'])
  const one = makeDossier({ accounts: { years: accounts().years.slice(0, 1) } })
  expect(listMissing('share', one)).toEqual(['accounts_three_years absent', 'pledges by_hand', 'founder_disputes by_hand'])
})

test('a contractor of a licensed activity needs its licence', () => {
  // Activity 86.10 of the classifier ОКВЭД: hospitals.
  expect(listMissing('contractor', makeDossier({ register: { row: { okvedCode: '86.10' } } }))).toEqual(['licences absent'])
  const licensed = { row: { okvedCode: '86.10' }, licenses: [{ number: 'Л1', activities: [] }] }
  expect(listMissing('contractor', makeDossier({ register: licensed }))).toEqual([])
})

test('an old extract gives neither «not found» nor a plus, and keeps every stop', () => {
  // Status code 101: in liquidation.
  const old = aged(makeDossier({ register: { row: { statusCode: '101' }, statusSince: '2018-01-05' } }), 'register', '2018-02-03')
  const readings = readFactors(factors, old).filter(({ factor }) => 'needs' in factor && factor.needs[0] === 'register')
  expect(readings.filter(({ state, factor }) => state === 'not_found' || (state === 'found' && factor.polarity === 'positive'))).toEqual([])
  expect(readings.find(({ factor }) => factor.code === 'liquidation')?.state).toBe('found')
  for (const purpose of purposes) expect(weigh(purpose, old).verdict).toBe('refuse')
})

test('«within a year» counts back from the day of the extract, not from today', () => {
  const old = aged(
    makeDossier({ register: { heads: [{ kind: 'person', name: 'Орлов Иван Петрович', recordDate: '2017-10-02' }] } }),
    'register',
    '2018-02-03',
  )
  const head = readFactors(factors, old).find(({ factor }) => factor.code === 'head-new')
  expect(head).toMatchObject({ state: 'found', asOf: '2018-02-03' })
})

test.each([
  ['an unreliable address', { register: { addressUnreliable: 'Сведения недостоверны' } }],
  [
    'sanctions by exact number',
    { sanctions: { matches: [{ list: 'OFAC SDN', country: 'США', name: 'YASNY DEN', matchedBy: 'inn' as const }] } },
  ],
])('with %s every purpose is refused, whatever the share of good findings', (_name, change) => {
  for (const purpose of purposes) expect(weigh(purpose, makeDossier(change)).verdict).toBe('refuse')
})

test('a match of a sanctions list by name alone stops nothing', () => {
  const hinted = makeDossier({
    sanctions: { matches: [{ list: 'OFAC SDN', country: 'США', name: 'YASNY DEN', matchedBy: 'name' as const }] },
  })
  expect(weigh('prepayment', hinted).verdict).toBe('proceed')
})

test('a closed company is impossible for every purpose, whatever data are missing', () => {
  const closed = without(makeDossier({ register: { row: { closedOn: '2026-05-05' } } }), 'cases')
  for (const purpose of purposes) expect(weigh(purpose, closed).verdict).toBe('impossible')
})

test('the report of an ended company has its end and open debts, that of an active one neither', () => {
  const readEnd = (dossier: Dossier) => {
    const readings = readFactors(factors, dossier)
    const context = { isExample: false, kind: dossier.kind, today: dossier.today }
    return readEnded(dossier, 'ru', (code) => {
      const reading = readings.find(({ factor }) => factor.code === code)
      return reading && presentFactor(reading, 'ru', context)
    })
  }
  // Merged into «Большая» on 2026-05-05, with a debt at the bailiffs.
  const merged = makeDossier({
    register: {
      row: { closedOn: '2026-05-05' },
      statusWording: 'Прекращение путём присоединения',
      successors: [{ name: 'ООО "БОЛЬШАЯ"', ogrn: '1027700000018' }],
    },
    enforcement: { proceedings: [{ number: '1', remainingKopecks: 100_00 }] },
  })
  expect(readEnd(without(merged, 'cases'))).toMatchObject({
    on: '2026-05-05',
    reason: 'Прекращение путём присоединения',
    successors: [{ name: 'ООО «Большая»', ogrn: '1027700000018' }],
    remains: [
      {
        code: 'enforcement',
        state: 'found',
        evidence: [{ value: 1 }, { value: 100, unit: 'money' }, {}, { unit: 'percent' }],
        record: { tab: 'debts' },
      },
      { code: 'tax-debt', state: 'not_applicable', as_of: expect.any(String) },
      { code: 'cases-open', state: 'not_checked', evidence: [] },
    ],
  })
  expect(readEnd(makeDossier())).toBeNull()
})

test.each([
  ['an open enforcement', { enforcement: { proceedings: [{ number: '1', startedOn: '2026-01-01', remainingKopecks: 100_00 }] } }],
  [
    'arrears of taxes',
    { debts: { debts: [{ name: 'Налог на прибыль', taxKopecks: 1, penaltyKopecks: 0, fineKopecks: 0, totalKopecks: 100_00 }] } },
  ],
])('with %s the verdict is at most «caution»', (_name, change) => {
  expect(weigh('prepayment', makeDossier(change)).verdict).toBe('caution')
})

test('reasons for and against are separate lists of at most five, the strongest first', () => {
  const { for: pros, against } = weigh('deferral', makeDossier({ accounts: accounts({ '2400': -1_000_00, '1300': -5_000_00 }) }))
  for (const side of [pros, against]) {
    expect(side.length).toBeLessThanOrEqual(5)
    const strengths = side.filter(({ reading }) => reading.factor.polarity !== 'stop').map(({ points }) => Math.abs(points))
    expect(strengths).toEqual([...strengths].sort((a, b) => b - a))
  }
  expect(pros.every(({ points }) => points >= 0) && against.every(({ points }) => points <= 0)).toBe(true)
})

test.each([
  ['2026-09-08', 'deferral', 'accounts'],
  ['2025-11-08', 'deferral', 'accounts'],
  ['2024-03-01', 'share', 'accounts_three_years'],
  ['2026-02-08', 'contractor', 'staff'],
] as const)('a company registered on %s lacks for %s only what is not yet due (%s)', (registeredOn, purpose, group) => {
  const held = (years: readonly number[]) => ({ years: years.map((year) => ({ year, lines: { '2110': 100_00 } })) })
  const makeYoung = (since: string) =>
    makeDossier({
      register: { row: { registeredOn: since } },
      accounts: purpose === 'share' ? held([2025, 2024]) : null,
      headcount: null,
    } as Parameters<typeof makeDossier>[0])
  const missingReason = (since: string) => missingFor(purpose, makeYoung(since)).find((lack) => lack.group === group)?.reason
  expect(missingReason(registeredOn)).toBe('not_due')
  expect(missingReason('2015-03-14')).toBe('absent')
})
