// What a company's accounts say in a few signs: pure rules over the lines of the last years (kopecks in, rubles and percent out).
import type { FinanceFactor } from '@sverka/contract/company-card/finances'
import type { AccountsYear } from '../../registry/registry.ts'

/** Lines of the forms (order 66н). */
const REVENUE = '2110'
const NET_PROFIT = '2400'
const EQUITY = '1300'
const LONG_DEBT = '1400'
const SHORT_DEBT = '1500'
const STOCK = '1210'
const RECEIVABLES = '1230'
const CASH = '1250'

/** Two years of growth and more are worth a line. */
const STREAK_FROM = 2
/** Receivables that grow by a fifth, and faster than revenue, are a sign. */
const RECEIVABLES_GROWTH = 20
/** Stock for more than half a year of sales moves slowly. */
const SLOW_STOCK_MONTHS = 6

type Rule = (last: AccountsYear, before: AccountsYear | undefined, years: readonly AccountsYear[]) => FinanceFactor | null

/** Newest year first in; only consecutive years are compared, and a line that was not filled says nothing. */
export function financeFactors(years: readonly AccountsYear[]): FinanceFactor[] {
  const [last, second] = years
  if (!last) return []
  const before = second?.year === last.year - 1 ? second : undefined
  const found = rules.flatMap((rule) => rule(last, before, years) ?? [])
  return [...found.filter(({ polarity }) => polarity === 'positive'), ...found.filter(({ polarity }) => polarity === 'negative')]
}

const factor = (code: string, polarity: FinanceFactor['polarity'], values: Record<string, number> = {}): FinanceFactor => ({
  code,
  polarity,
  values,
})

const percent = (now: number, was: number): number => Math.round(((now - was) / Math.abs(was)) * 100)
const tenths = (value: number): number => Math.round(value * 10) / 10

const revenue: Rule = (last, before, years) => {
  const [now, was] = [last.lines[REVENUE], before?.lines[REVENUE]]
  if (now === undefined || was === undefined || was <= 0) return null
  if (now < was) return factor('revenue_fell', 'negative', { percent: -percent(now, was) })
  const streak = growthYears(years)
  if (streak >= STREAK_FROM) return factor('revenue_grows', 'positive', { years: streak })
  return now > was ? factor('revenue_grew', 'positive', { percent: percent(now, was) }) : null
}

/** For how many years in a row revenue has grown. */
function growthYears(years: readonly AccountsYear[]): number {
  let streak = 0
  for (let index = 0; index + 1 < years.length; index += 1) {
    const [now, was] = [years[index], years[index + 1]]
    const grown = now && was && now.year === was.year + 1 && (now.lines[REVENUE] ?? 0) > (was.lines[REVENUE] ?? Number.POSITIVE_INFINITY)
    if (!grown) break
    streak += 1
  }
  return streak
}

const profit: Rule = (last) => {
  const [result, sales] = [last.lines[NET_PROFIT], last.lines[REVENUE]]
  if (result === undefined || result === 0) return null
  if (result < 0) return factor('net_loss', 'negative', { value: -result / 100 })
  return sales
    ? factor('net_profit_margin', 'positive', { value: result / 100, margin: tenths((result / sales) * 100) })
    : factor('net_profit', 'positive', { value: result / 100 })
}

const equity: Rule = (last) => {
  const own = last.lines[EQUITY]
  if (own === undefined) return null
  if (own < 0) return factor('equity_negative', 'negative', { value: -own / 100 })
  if (last.lines[LONG_DEBT] === undefined && last.lines[SHORT_DEBT] === undefined) return null
  const borrowed = (last.lines[LONG_DEBT] ?? 0) + (last.lines[SHORT_DEBT] ?? 0)
  return own > borrowed ? factor('equity_over_debt', 'positive') : factor('debt_over_equity', 'negative')
}

const stock: Rule = (last) => {
  const [held, sales] = [last.lines[STOCK], last.lines[REVENUE]]
  if (!held || !sales || sales < 0) return null
  const months = tenths(held / (sales / 12))
  return months > SLOW_STOCK_MONTHS ? factor('stock_slow', 'negative', { months }) : factor('stock_turns', 'positive', { months })
}

const receivables: Rule = (last, before) => {
  const [now, was] = [last.lines[RECEIVABLES], before?.lines[RECEIVABLES]]
  if (!now || !was) return null
  const growth = percent(now, was)
  const [sales, salesBefore] = [last.lines[REVENUE], before?.lines[REVENUE]]
  const isSlower = sales !== undefined && !!salesBefore && growth <= percent(sales, salesBefore)
  return growth >= RECEIVABLES_GROWTH && !isSlower ? factor('receivables_grew', 'negative', { percent: growth }) : null
}

const cash: Rule = (last) => {
  const [held, due] = [last.lines[CASH], last.lines[SHORT_DEBT]]
  if (held === undefined || !due) return null
  return held < due ? factor('cash_below_short_debt', 'negative') : factor('cash_covers_short_debt', 'positive')
}

const rules: readonly Rule[] = [revenue, profit, equity, stock, receivables, cash]
