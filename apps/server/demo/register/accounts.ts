// Generates up to six years of annual accounts of an invented company: balance sheet and income statement, line by line, with totals that add up.
import type { AccountsFacts, AccountsYear, BlockRow } from '../../src/registry/registry.ts'
import { inventLastYear, partOfYear } from './endings.ts'
import type { Health, Profile } from './profile.ts'
import { SeededRandom } from './seeded-random.ts'

/** Years with filed accounts; the newest were published in the spring before the demo day. */
export const ACCOUNT_YEARS = [2025, 2024, 2023, 2022, 2021, 2020] as const

/** Amounts by line code of the Russian forms («2110» is revenue), in thousand rubles as in the forms. */
type Lines = Record<string, number>

/**
 * The accounts of a company by its health. `growth` of revenue in a year, 0.22 is 22 %; `margin`: factor by which the usual margin of the trade is
 * multiplied; `own`: equity in percent of assets.
 */
const SHAPES: Readonly<Record<Health, { growth: number; margin: number; own: number }>> = {
  strong: { growth: 0.22, margin: 1.3, own: 48 },
  steady: { growth: 0.08, margin: 0.9, own: 30 },
  weak: { growth: -0.06, margin: 0.3, own: 12 },
  sick: { growth: -0.3, margin: -1.2, own: -15 },
  liquidating: { growth: -0.35, margin: -0.5, own: 8 },
  bankrupt: { growth: -0.4, margin: -2, own: -40 },
  excluding: { growth: -0.9, margin: 0, own: 1 },
  reorganising: { growth: 0.02, margin: 0.6, own: 25 },
  closed: { growth: -0.2, margin: 0.1, own: 15 },
}

/** The number of this random stream (`SeededRandom`): any number that no other facts of a company use. */
const STREAM = 21
/** Kopecks in a thousand rubles, the unit of the forms. */
const KOPECKS_IN_THOUSAND = 100_000

/** Newest year first, in kopecks. Undefined if nothing was filed, or if no data of the company were requested. */
export function inventAccounts(profile: Profile): AccountsFacts | undefined {
  const chance = new SeededRandom(profile.index, STREAM)
  // A company founded in October or later reports for the first time at the end of the next year (accounting law 402-FZ, article 15).
  const first = Number(profile.founded.slice(0, 4)) + (profile.founded.slice(5) >= '10-01' ? 1 : 0)
  const last = inventLastYear(profile)
  const years = ACCOUNT_YEARS.filter((year) => year >= first && year <= last)
  if (profile.fullness === 0 || years.length === 0 || (profile.health === 'excluding' && chance.percent(50))) return undefined
  const shape = SHAPES[profile.health]
  // The trade's usual revenue, 30 % more or less; each year's growth is also up to 12.5 points more or less than that of the health.
  let revenue = profile.trade.revenue * profile.size * (0.7 + chance.next() * 0.6)
  const reported: AccountsYear[] = []
  for (const year of [...years].reverse()) {
    const lines = inventLines({
      revenue: Math.max(0, Math.round(revenue * partOfYear(profile, year))),
      margin: profile.trade.margin * shape.margin,
      own: shape.own,
      chance,
      capital: profile.capitalKopecks / KOPECKS_IN_THOUSAND,
    })
    reported.push({ year, lines: inKopecks(lines) })
    revenue *= 1 + shape.growth + (chance.next() - 0.5) * 0.25
  }
  return { years: reported.reverse() }
}

const inKopecks = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).map(([code, thousands]) => [code, thousands * KOPECKS_IN_THOUSAND]))

/** Inputs of one year's accounts, in thousand rubles; `margin` (return on sales) and `own` (equity as a share of assets) in percent. */
interface Plan {
  revenue: number
  margin: number
  own: number
  capital: number
  chance: SeededRandom
}

const share = (whole: number, percent: number): number => Math.round((whole * percent) / 100)

function inventLines(plan: Plan): Lines {
  const results = inventResults(plan)
  return { ...results, ...inventBalance(plan, results) }
}

/** Form 2, the income statement. Expenses are positive numbers that are subtracted. The percentages of revenue are invented. */
function inventResults({ revenue, margin, chance }: Plan): Lines {
  const salesProfit = share(revenue, margin + (chance.next() - 0.5) * 4)
  const selling = share(revenue, chance.whole(1, 6))
  const managing = share(revenue, chance.whole(1, 7))
  const gross = salesProfit + selling + managing
  const interest = chance.percent(40) ? share(revenue, 1) : 0
  const other = share(revenue, chance.next() * 2)
  const otherExpense = share(revenue, chance.next() * 2.5)
  const before = salesProfit - interest + other - otherExpense
  // Profit tax: 25 %, the rate since 2025, for simplicity in every year.
  const tax = before > 0 ? share(before, 25) : 0
  return {
    2110: revenue,
    2120: revenue - gross,
    2100: gross,
    2210: selling,
    2220: managing,
    2200: salesProfit,
    2330: interest,
    2340: other,
    2350: otherExpense,
    2300: before,
    2410: tax,
    2400: before - tax,
  }
}

/**
 * Form 1, the balance sheet: total assets (1600) equal equity and liabilities (1700). Only companies that pay interest (2330) have loans. The
 * percentages of revenue, assets and so on are invented.
 */
function inventBalance({ revenue, own, capital, chance }: Plan, results: Lines): Lines {
  const assets = Math.max(capital, share(revenue, chance.whole(25, 70)))
  const fixed = share(assets, chance.whole(5, 45))
  const longInvestments = chance.percent(20) ? share(assets, 5) : 0
  const nonCurrent = fixed + longInvestments
  const current = assets - nonCurrent
  const stock = share(current, chance.whole(10, 45))
  const cash = share(current, chance.whole(2, 25))
  const shortInvestments = chance.percent(15) ? share(current, 6) : 0
  const receivable = current - stock - cash - shortInvestments
  const equity = share(assets, own + (chance.next() - 0.5) * 10)
  const longLoans = results[2330] ? share(assets, chance.whole(5, 20)) : 0
  const short = assets - equity - longLoans
  const shortLoans = results[2330] ? share(short, 20) : 0
  return {
    1150: fixed,
    1170: longInvestments,
    1100: nonCurrent,
    1210: stock,
    1230: receivable,
    1240: shortInvestments,
    1250: cash,
    1200: current,
    1600: assets,
    1310: capital,
    1370: equity - capital,
    1300: equity,
    1410: longLoans,
    1400: longLoans,
    1510: shortLoans,
    1520: short - shortLoans,
    1500: short,
    1700: assets,
  }
}

/** For the company's row: revenue of the newest year in kopecks and that year; empty if there is none. */
export function newestRevenue({ years: [newest] }: AccountsFacts): Partial<Pick<BlockRow, 'figure' | 'figureYear'>> {
  const figure = newest?.lines[2110]
  return newest && figure !== undefined ? { figure, figureYear: newest.year } : {}
}
