// A healthy invented company with all data that the reliability factors (risk findings about a company) read, and the tests that run for every
// factor over its examples: changes to this company in which the factor must be found, not found, and so on.
import { describe, expect, test } from 'vitest'
import { buildDigest } from '../src/reliability/rules/digest.ts'
import type { BlockName, Dossier, Facts, Holding } from '../src/reliability/rules/dossier-facts.ts'
import { readFactors } from '../src/reliability/rules/engine.ts'
import type { ComputedFactor, Factor } from '../src/reliability/rules/factor.ts'
import { isComputed } from '../src/reliability/rules/factor.ts'
import { factors } from '../src/reliability/rules/factor-list.ts'
import { testFact } from './fact-table.ts'
import { expectFeeds } from './feeds-table.ts'
import { expectGoldenOutcomes, formatOutcome } from './golden-outcomes.ts'
import { feedingFields, watchedDossier } from './traced-fields.ts'

/** The day for which factors are computed, and the day of all data. */
export const TODAY = '2026-11-20'
const AS_OF = '2026-11-01'

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
/**
 * Changes to the healthy company, by block (the data of one source); lists are replaced whole. A null block means that the stored copy of the
 * source does not include the company.
 */
export type Change = { [K in BlockName]?: DeepPartial<Facts[K]> | null }

/** Tax and registration number (INN, OGRN) with valid check digits, of a tax office that does not exist. */
export const INN = '9900000008'
export const OGRN = '1159900000006'

const row = {
  id: 1,
  kind: 'company',
  ogrn: OGRN,
  inn: INN,
  kpp: null,
  name: 'ООО «Ясный день»',
  nameFull: null,
  nameOther: null,
  fio: null,
  statusCode: null,
  statusName: 'Действует',
  procedure: null,
  procedureSince: null,
  closedOn: null,
  ogrnDate: '2015-03-14',
  registeredOn: '2015-03-14',
  regionCode: '54',
  city: null,
  address: 'г. Новосибирск, ул. Лесная, д. 5, офис 3',
  okvedCode: '46.73',
  okopfCode: '12300',
  capitalKopecks: 10_000_000,
  leader: 'Орлов Иван Петрович',
  leaderPost: 'ДИРЕКТОР',
  revenueKopecks: null,
  headcount: null,
  mspCategory: null,
  registerAsOf: AS_OF,
} as unknown as Facts['register']['row']

/**
 * Annual accounts of a healthy year in kopecks, by line code of the Russian forms: 1100s and 1200s assets (1250 cash), 1300 equity, 1400s long-term
 * and 1500s short-term liabilities, 1600 total assets, 2110 revenue, 2200 sales profit, 2300 profit before tax, 2400 net profit, 4100 cash flow.
 */
export const healthyLines = {
  '1150': 5_000_000_00,
  '1200': 30_000_000_00,
  '1230': 5_000_000_00,
  '1240': 1_000_000_00,
  '1250': 8_000_000_00,
  '1300': 25_000_000_00,
  '1370': 20_000_000_00,
  '1400': 0,
  '1410': 1_000_000_00,
  '1500': 10_000_000_00,
  '1510': 1_000_000_00,
  '1520': 6_000_000_00,
  '1600': 40_000_000_00,
  '2100': 30_000_000_00,
  '2110': 100_000_000_00,
  '2120': 70_000_000_00,
  '2200': 15_000_000_00,
  '2210': 10_000_000_00,
  '2220': 5_000_000_00,
  '2300': 14_000_000_00,
  '2330': 1_000_000_00,
  '2400': 11_000_000_00,
  '4100': 5_000_000_00,
}

/** Accounts of 2025, 2024 and 2023: `now`, `before` and `third` replace lines of these years. */
export const accounts = (
  now: Record<string, number> = {},
  before: Record<string, number> = {},
  third: Record<string, number> = {},
): Facts['accounts'] => ({
  years: [
    { year: 2025, lines: { ...healthyLines, ...now } },
    { year: 2024, lines: { ...healthyLines, ...before } },
    { year: 2023, lines: { ...healthyLines, ...third } },
  ],
})

/** A year with only these lines. */
export const yearWithLines = (year: number, lines: Record<string, number>): Facts['accounts'] => ({ years: [{ year, lines }] })

const quartiles = { value: 0.11, lower: 0.02, median: 0.05, upper: 0.1, companies: 40, year: 2025, region: null }

const healthy: Facts = {
  register: {
    row,
    okvedAdd: [],
    heads: [{ kind: 'person', name: 'Орлов Иван Петрович', inn: '990000000010', post: 'ДИРЕКТОР', recordDate: '2015-03-14' }],
    founders: [{ kind: 'person', name: 'Орлов Иван Петрович', inn: '990000000010', recordDate: '2015-03-14', share: { percent: 100 } }],
    predecessors: [],
    successors: [],
    reorganisation: [],
    licenses: [],
    branches: [],
    history: [{ date: '2015-03-14', kind: { code: '11201' } }],
  },
  msp: { category: 'small', since: '2016-08-01', licenses: [], contracts: [] },
  mspLeft: { category: 'small', since: '2016-08-01', licenses: [], contracts: [], leftOn: '2026-10-10' },
  incomes: { year: 2025, incomeKopecks: 100_000_000_00, expenseKopecks: 85_000_000_00 },
  headcount: { year: 2025, count: 24, before: 22 },
  taxes: { year: 2025, paid: [{ name: 'Налог на прибыль', kopecks: 2_000_000_00 }] },
  regimes: { regimes: [] },
  debts: { debts: [] },
  disqualified: { persons: [], namesakes: [] },
  offences: { year: 2025, fineKopecks: 0 },
  accounts: accounts(),
  cases: { cases: [] },
  contracts: { contracts: [] },
  inspections: { inspections: [] },
  enforcement: { proceedings: [] },
  bankruptcy: { messages: [] },
  trademarks: { trademarks: [] },
  sanctions: { matches: [] },
  contacts: { phones: [], emails: [] },
  marks: { unfairSupplier: false, illegalFinance: false },
  places: {
    building: { living: 3, total: 5 },
    office: { living: 1, total: 1 },
    heads: [{ name: 'Орлов Иван Петрович', inn: '990000000010', living: 1, total: 1 }],
    founders: [{ name: 'Орлов Иван Петрович', inn: '990000000010', living: 1, total: 1 }],
  },
  group: {
    companies: [
      {
        relation: 'shared_head',
        name: 'ООО «Тихий час»',
        inn: null,
        ogrn: null,
        statusCode: null,
        closedOn: null,
        okvedCode: '46.73',
        address: null,
      },
    ],
    owners: [],
  },
  industry: {
    year: 2025,
    okved: '46',
    ratios: {
      margin: quartiles,
      tax_burden: quartiles,
      contributions: { ...quartiles, value: 120_000_00, lower: 60_000_00, median: 100_000_00, upper: 200_000_00 },
    },
  },
}

function merge(base: unknown, change: unknown): unknown {
  if (change === undefined) return base
  const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isPlain(base) || !isPlain(change)) return change
  return Object.fromEntries([...new Set([...Object.keys(base), ...Object.keys(change)])].map((key) => [key, merge(base[key], change[key])]))
}

/** The healthy company with changes. */
export function makeDossier(change: Change = {}): Dossier {
  const blocks: Record<string, Holding<unknown>> = {}
  for (const name of Object.keys(healthy) as BlockName[]) {
    const data = change[name] === null ? null : merge(healthy[name], change[name])
    blocks[name] = { state: 'held', asOf: AS_OF, data }
  }
  return { today: TODAY, kind: 'company', blocks: blocks as Dossier['blocks'] }
}

/** For each factor, by code, the fields of data that make it found in its example. */
const listFeeds = (table: Record<string, Examples>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(table).map(([code, { found }]) => {
      const factor = findComputed(code)
      const { dossier, seen } = watchedDossier(makeDossier(found))
      readFactors([factor], dossier)
      return [code, feedingFields({ seen, set: found, needs: factor.needs })]
    }),
  )

/** Examples of one factor by expected state. */
export interface Examples {
  readonly found: Change
  readonly notFound: Change
  readonly notApplicable?: Change
  readonly notChecked?: Change
  /** Points in the sum of the `found` example if they differ from the declared ones. */
  readonly counted?: number
}

export const computedFactors = factors.filter(isComputed)

const findComputed = (code: string): ComputedFactor => {
  const found = computedFactors.find((factor) => factor.code === code)
  if (!found) throw new Error(`no computed factor ${code}`)
  return found
}

const factorState = (factor: Factor, dossier: Dossier) => {
  const [reading] = readFactors([factor], dossier)
  if (!reading) throw new Error('no reading')
  return reading
}

const KINDS_OF_EXAMPLE = ['found', 'notFound', 'notApplicable', 'notChecked'] as const

/** The results of all factors for each example. */
const listOutcomes = (table: Record<string, Examples>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([code, examples]) =>
      KINDS_OF_EXAMPLE.flatMap((kind) => {
        const change = examples[kind]
        if (!change) return []
        const dossier = makeDossier(change)
        return [[`${code} ${kind}`, formatOutcome(buildDigest(readFactors(factors, dossier), dossier))]]
      }),
    ),
  )

/**
 * Runs every example of a table, and the states that need no example: data never requested, source down, another kind of subject (company or
 * sole trader). The outcomes of the examples are compared with those stored under `name`.
 */
export function testFactors(name: string, table: Record<string, Examples>): void {
  test('outcomes change with the version of the rules alone', () => expectGoldenOutcomes(name, listOutcomes(table)))
  test('the fields that make each factor found are those of the table of feeds', () => expectFeeds(name, listFeeds(table)))
  describe.each(Object.entries(table))('%s', (code, examples) => {
    const factor = findComputed(code)
    test('found, with its day and its points', () => {
      const reading = factorState(factor, makeDossier(examples.found))
      expect(reading).toMatchObject({ state: 'found', asOf: AS_OF, counted: examples.counted ?? factor.points })
    })
    test('not found, with the day of the data', () => {
      expect(factorState(factor, makeDossier(examples.notFound))).toMatchObject({ state: 'not_found', asOf: AS_OF, counted: 0 })
    })
    testFact(factor, makeDossier(examples.found))
    testUndecided(factor, 'not_applicable', examples.notApplicable)
    testUndecided(factor, 'not_checked', examples.notChecked)
    testMissing(factor, examples.found)
  })
}

/** Tests an example in which the factor decides nothing, and says why. */
function testUndecided(factor: ComputedFactor, state: 'not_applicable' | 'not_checked', change: Change | undefined): void {
  if (!change) return
  test(state === 'not_applicable' ? 'not applicable, with the reason' : 'unknown: the data do not say, with the reason', () => {
    const reading = factorState(factor, makeDossier(change))
    expect(reading).toMatchObject({ state, counted: 0 })
    expect(reading.note).not.toBeNull()
  })
}

/** Data sets of the tax service that have no sole traders. */
const NAME_COMPANIES_ALONE: readonly BlockName[] = ['debts', 'taxes', 'incomes', 'headcount', 'regimes', 'offences', 'industry']

function testMissing(factor: ComputedFactor, found: Change): void {
  test('a factor is unknown if its data were never requested, and says so if the source is down', () => {
    for (const name of factor.needs) {
      const whole = makeDossier(found)
      const without = { ...whole, blocks: { ...whole.blocks, [name]: { state: 'not_asked' as const } } }
      const down = { ...whole, blocks: { ...whole.blocks, [name]: { state: 'down' as const } } }
      expect(factorState(factor, without)).toMatchObject({ state: 'not_checked', note: 'not-asked', counted: 0 })
      expect(factorState(factor, down)).toMatchObject({ state: 'source_down', note: 'down', counted: 0 })
    }
  })
  test('a company absent from the stored copy is judged only where absence has a meaning', () => {
    const [first] = factor.needs
    if (!first) throw new Error('a factor needs a block')
    const { state } = factorState(factor, makeDossier({ ...found, [first]: null }))
    expect(state).toBe(factor.absence ?? 'not_checked')
  })
  if (factor.only)
    test('the other kind of subject is not judged', () => {
      const other = factor.only === 'company' ? 'entrepreneur' : 'company'
      const isUnknown = factor.group !== 'finances' && factor.needs.some((name) => NAME_COMPANIES_ALONE.includes(name))
      const { state, counted } = factorState(factor, { ...makeDossier(found), kind: other })
      expect([state, counted]).toEqual([isUnknown ? 'not_checked' : 'not_applicable', 0])
    })
}
