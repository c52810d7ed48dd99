// The verdict «proceed» needs a check of every stop factor (one that alone rules out a deal) whose source can be loaded. The other stop factors
// are named with the official service where a person can look them up.
import { expect, test } from 'vitest'
import { makeDossier } from '../../../test/factor-table.ts'
import { presentUncheckedStops } from '../present.ts'
import type { BlockName, Dossier, Facts, Holding } from '../rules/dossier-facts.ts'
import { readFactors } from '../rules/engine.ts'
import { factors } from '../rules/factor-list.ts'
import { weighPurpose } from '../rules/purposes.ts'
import { uncheckedStops } from '../rules/unchecked-stops.ts'

const withBlock = (block: BlockName, holding: Holding<unknown> | undefined, dossier = makeDossier()): Dossier =>
  ({ ...dossier, blocks: { ...dossier.blocks, [block]: holding } }) as Dossier
const without = (block: BlockName, dossier?: Dossier) => withBlock(block, { state: 'not_asked' }, dossier)
/** The healthy invented company with this state of the sanctions lists. */
const sanctions = (lists: Partial<Facts['sanctions']>) =>
  withBlock('sanctions', { state: 'held', asOf: '2026-11-01', data: { matches: [], ...lists } })

const weighPrepayment = (dossier: Dossier) => weighPurpose('prepayment', readFactors(factors, dossier), dossier).verdict
/** Codes of the stop factors that were not checked although their source can be loaded. */
const listUnloaded = (dossier: Dossier) =>
  uncheckedStops(readFactors(factors, dossier), dossier)
    .filter(({ hasSource }) => hasSource)
    .map(({ reading }) => reading.factor.code)

test('with every loadable set loaded nothing prevents a verdict', () => {
  expect(listUnloaded(makeDossier())).toEqual([])
  expect(weighPrepayment(makeDossier())).toBe('proceed')
})

test.each<[string, Dossier, string]>([
  ['the marks of the aggregator', without('marks'), 'unfair-supplier'],
  ['the register of disqualified persons', without('disqualified'), 'head-listed-disqualified'],
  ['accounts', without('accounts'), 'net-assets-negative'],
  ['the sanctions lists', without('sanctions'), 'sanctions-un'],
  ['one list', sanctions({ covered: new Map([['eu', '2026-11-01']]) }), 'sanctions-ofac-sdn'],
  ['the whole of a list', sanctions({ covered: new Map(), parts: new Set(['uk']) }), 'sanctions-uk'],
  ['a part of a register', withBlock('disqualified', { state: 'part', asOf: '2026-11-01' }), 'head-listed-disqualified'],
  ['a source that did not answer', withBlock('marks', { state: 'down' }), 'unfair-supplier'],
  ['fresh lists', withBlock('sanctions', { state: 'held', asOf: '2026-01-01', data: { matches: [] } }), 'sanctions-eu'],
])('without %s the verdict is «Мало данных», and the stop is named', (_what, dossier, code) => {
  const { verdict, missing } = weighPurpose('prepayment', readFactors(factors, dossier), dossier)
  expect([verdict, missing.map(({ group }) => group)]).toEqual(['unknown', ['stops']])
  expect(listUnloaded(dossier)).toContain(code)
})

test('a company with remarks gets «caution», and clearing them leaves «unknown» while a list is missing', () => {
  const debts = { debts: [{ name: 'НДС', taxKopecks: 1, penaltyKopecks: 0, fineKopecks: 0, totalKopecks: 10_000_000 }] }
  const dossier = without('sanctions', makeDossier({ debts }))
  const { verdict, wouldChange } = weighPurpose('prepayment', readFactors(factors, dossier), dossier)
  expect([verdict, wouldChange.at(-1)?.verdict]).toEqual(['caution', 'unknown'])
})

test('a stop answered by another source, matched by name or not due yet prevents no verdict', () => {
  const reported = without('disqualified', makeDossier({ marks: { disqualifiedHead: false } }))
  const named = makeDossier({ sanctions: { matches: [{ list: 'EU', country: 'Евросоюз', name: 'X', matchedBy: 'name' }] } })
  const young = without('accounts', makeDossier({ register: { row: { registeredOn: '2026-02-01' } } }))
  expect([reported, named, young].map(listUnloaded)).toEqual([[], [], []])
})

test('stops without a source name the official service, and say that nobody can load them', () => {
  const dossier = makeDossier()
  const stops = presentUncheckedStops(readFactors(factors, dossier), dossier, 'ru')
  expect(stops.map(({ code }) => code).sort()).toEqual([
    'accounts-frozen',
    'debtor-intent',
    'high-risk-zsk',
    'no-tax-returns',
    'terrorist-list',
    'undesirable',
  ])
  for (const stop of stops) {
    expect(stop).toMatchObject({ can_be_loaded: false, as_of: null })
    expect(stop.service.url, stop.code).toMatch(/^https:\/\/[^/]+\.(?:ru|gov\.ru)\b/)
  }
})
