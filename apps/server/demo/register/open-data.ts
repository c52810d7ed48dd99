// Generates the tax service's open data about an invented company: the register of small businesses, headcount, incomes and expenses, taxes paid,
// special tax regimes, tax debts and fines. Shares and amounts without a reason beside them are invented; any others would do, but would change the
// stored companies.

import { DEMO_DAY } from '../../src/platform/clock.ts'
import type {
  AccountsFacts,
  DebtsFacts,
  HeadcountFacts,
  IncomesFacts,
  MspFacts,
  OffencesFacts,
  RegimesFacts,
  TaxesFacts,
} from '../../src/registry/registry.ts'
import { ageInDays, daysBefore } from './demo-day.ts'
import { NON_COMMERCIAL, type Profile } from './profile.ts'
import { SeededRandom } from './seeded-random.ts'

/** The entry of one open data set about a company. `figure` is the number that lists of companies sort by. */
export interface OpenBlock {
  source: string
  asOf: string
  /** Day of publication, for sets about a past year: months after its end. */
  published?: string
  figure?: number
  facts: MspFacts | HeadcountFacts | IncomesFacts | TaxesFacts | RegimesFacts | DebtsFacts | OffencesFacts
}

/** The invented companies with a revenue below this may use the simplified tax system («УСН»): 300 million rubles, in kopecks. */
const SIMPLIFIED_UNTIL = 30_000_000_000
const SIMPLIFIED_TAX = 'Налог, взимаемый в связи с применением упрощенной системы налогообложения'
const VALUE_ADDED_TAX = 'Налог на добавленную стоимость'
/** The smallest debt: 30 000 rubles, in kopecks. */
const MIN_DEBT = 3_000_000
/** Yearly sets are as of the last day of their year. */
const yearEnd = (year: number): string => `${year}-12-31`

/** The tax service publishes the sets of a year in October of the next. */
const publishedIn = (year: number): string => `${year + 1}-10-25`

/** Numbers of the two random streams (`SeededRandom`): any that no other facts of a company use. Whether a company is simplified is drawn apart. */
const [STREAM, REGIME_STREAM] = [51, 52]
/** Days as of which the sets that are not yearly hold: shortly before the demo day (20 November 2026). */
const [SMALL_BUSINESSES_ON, REGIMES_ON] = ['2026-11-10', '2026-11-01']

/** All entries of a company, of yearly sets those of three years; none for a closed one or one without data. */
export function inventOpenData(profile: Profile, accounts: AccountsFacts | undefined): OpenBlock[] {
  if (profile.fullness === 0 || profile.closedOn) return []
  const chance = new SeededRandom(profile.index, STREAM)
  const years = (accounts?.years ?? []).slice(0, 3)
  const revenue = years[0]?.lines[2110] ?? 0
  const mayBeSimplified = revenue < SIMPLIFIED_UNTIL && !profile.rare?.accountsElsewhere
  const isSimplified = mayBeSimplified && new SeededRandom(profile.index, REGIME_STREAM).percent(60)
  const yearly = years.flatMap(({ year, lines }, place) => yearBlocks(profile, { year, lines, place, isSimplified }, chance))
  // The set of incomes and expenses comes from the accounts filed with the tax service.
  const blocks: OpenBlock[] = profile.rare?.accountsElsewhere ? yearly.filter(({ source }) => !source.startsWith('incomes-')) : yearly
  const isOfState = profile.rare?.stateOwner !== undefined
  // Limits of the revenue of small businesses: 120, 800 and 2000 million rubles.
  const category =
    revenue < 12_000_000_000 ? 'micro' : revenue < 80_000_000_000 ? 'small' : revenue < 200_000_000_000 ? 'medium' : undefined
  // `msp` is the register of small and medium businesses («МСП»). It has no non-commercial organisations (law 209-FZ, article 4).
  if (category && profile.health !== 'excluding' && profile.form.code !== NON_COMMERCIAL && !isOfState && !profile.trade.license?.number) {
    // The category as a number, as in the column `companies.msp_category`.
    const figure = { micro: 1, small: 2, medium: 3 }[category]
    blocks.push({
      source: 'msp',
      asOf: SMALL_BUSINESSES_ON,
      figure,
      facts: {
        category,
        since: daysBefore(Math.min(chance.whole(200, 3500), ageInDays(profile.founded))),
        isNew: false,
        licenses: [],
        contracts: [],
      },
    })
  }
  if (isSimplified) blocks.push({ source: 'regimes', asOf: REGIMES_ON, facts: { regimes: ['usn'] } })
  if (profile.health === 'sick' || profile.health === 'bankrupt' || chance.percent(5)) blocks.push(debts(chance, revenue, isSimplified))
  if (chance.percent(7))
    blocks.push({
      source: 'offences-2025',
      asOf: yearEnd(2025),
      facts: { years: [{ year: 2025, fineKopecks: chance.whole(5, 200) * 100_000 }] },
    })
  return blocks
}

interface Year {
  year: number
  lines: Readonly<Record<string, number>>
  /** 0 for the newest year. */
  place: number
  isSimplified: boolean
}

/** Yearly revenue for each worker, and social contributions for each, in kopecks: 4.5 million and 156 thousand rubles. */
const [REVENUE_PER_HEAD, CONTRIBUTIONS_PER_HEAD] = [450_000_000, 15_600_000]

/**
 * The sets of one year. The headcount follows the revenue; it shrinks from year to year in bad health (earlier years had more workers) and grows
 * slowly otherwise.
 */
function yearBlocks(profile: Profile, { year, lines, place, isSimplified }: Year, chance: SeededRandom): OpenBlock[] {
  const revenue = lines[2110] ?? 0
  const trend = profile.health === 'sick' ? 1 + place * 0.9 : 1 - place * 0.06
  const count = Math.max(profile.health === 'excluding' ? 0 : 1, Math.round((revenue / REVENUE_PER_HEAD) * trend))
  const income = revenue + (lines[2340] ?? 0)
  const expense = (lines[2120] ?? 0) + (lines[2210] ?? 0) + (lines[2220] ?? 0) + (lines[2350] ?? 0)
  const paid = [
    ...(isSimplified
      ? [{ name: SIMPLIFIED_TAX, kopecks: lines[2410] ?? 0 }]
      : [
          { name: VALUE_ADDED_TAX, kopecks: Math.round(revenue * 0.03) },
          { name: 'Налог на прибыль', kopecks: lines[2410] ?? 0 },
        ]),
    {
      name: 'Страховые взносы на обязательное социальное страхование',
      kopecks: Math.round(count * CONTRIBUTIONS_PER_HEAD * (0.8 + chance.next() * 0.4)),
    },
    { name: 'Транспортный налог', kopecks: chance.whole(0, 40) * 100_000 },
  ]
  return [
    { source: `headcount-${year}`, asOf: yearEnd(year), published: publishedIn(year), figure: count, facts: { years: [{ year, count }] } },
    {
      source: `incomes-${year}`,
      asOf: yearEnd(year),
      published: publishedIn(year),
      figure: income,
      facts: { years: [{ year, incomeKopecks: income, expenseKopecks: expense }] },
    },
    { source: `taxes-${year}`, asOf: yearEnd(year), published: publishedIn(year), facts: { years: [{ year, paid }] } },
  ]
}

/**
 * Arrears of the tax that the company pays, in kopecks: at most a fifth of its revenue, but never below MIN_DEBT. The data set is of the first day of
 * the demo's month.
 */
function debts(chance: SeededRandom, revenue: number, isSimplified: boolean): OpenBlock {
  const tax = Math.max(MIN_DEBT, Math.min(chance.whole(3, 900) * 1_000_000, Math.round(revenue / 500_000) * 100_000))
  const penalty = Math.round(tax * 0.08)
  const fine = chance.percent(40) ? Math.round(tax * 0.2) : 0
  const first = {
    name: isSimplified ? SIMPLIFIED_TAX : VALUE_ADDED_TAX,
    taxKopecks: tax,
    penaltyKopecks: penalty,
    fineKopecks: fine,
    totalKopecks: tax + penalty + fine,
  }
  return { source: 'debts', asOf: `${DEMO_DAY.slice(0, 8)}01`, facts: { debts: [first] } }
}
