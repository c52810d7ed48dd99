// Financial and tax ratios of a company from its blocks, for comparison within industries.
import type { CompanyRecord } from '../../registry/registry.ts'
import type { RatioKey } from '../rules/dossier-facts.ts'
import { CONTRIBUTIONS, mentions } from '../rules/matching.ts'

type Blocks = CompanyRecord['blocks']

/** The class of an ОКВЭД code: its first two digits. */
export const activityClass = (okved: string): string => okved.slice(0, 2)

/** Null for a missing value, a divisor that is not positive, or a result of 1e9 and more. */
const quotient = (a: number | undefined, b: number | undefined): number | null => {
  if (a === undefined || b === undefined || b <= 0) return null
  const value = a / b
  return Number.isFinite(value) && Math.abs(value) < 1e9 ? value : null
}

/** Ratios of the newest accounts and the newest taxes; `year` is that of the accounts if there are any. Null without both. */
export function computeRatios(blocks: Blocks): MeasuredYear | null {
  const accounts = blocks.accounts?.years[0]
  const taxes = blocks.taxes?.years[0]
  if (!accounts && !taxes) return null
  return { year: accounts?.year ?? taxes?.year ?? 0, ratios: measured(blocks, accounts?.lines ?? {}, taxes) }
}

/** A ratio is null if a value is missing or the divisor is not positive; units in `measured`. */
export interface MeasuredYear {
  readonly year: number
  readonly ratios: Record<RatioKey, number | null>
}

/** Ratios of each year with accounts, the newest first, at most `most` years; with the taxes of the same year. */
export const ratiosByYear = (blocks: Blocks, most: number): MeasuredYear[] =>
  (blocks.accounts?.years ?? []).slice(0, most).map(({ year, lines }) => {
    const taxes = blocks.taxes?.years.find((one) => one.year === year)
    return { year, ratios: measured(blocks, lines, taxes) }
  })

type Taxes = NonNullable<Blocks['taxes']>['years'][number]

/**
 * Lines of the annual accounts: 1200 current assets, 1300 equity, 1500 short-term debt, 1600 total assets, 2110 revenue, 2400 net profit.
 * All ratios are fractions, but `contributions` are kopecks per employee.
 */
function measured(blocks: Blocks, lines: Readonly<Record<string, number | undefined>>, taxes: Taxes | undefined): MeasuredYear['ratios'] {
  const income = blocks.incomes?.years.find(({ year }) => year === taxes?.year)?.incomeKopecks
  const people = blocks.headcount?.years.find(({ year }) => year === taxes?.year)?.count
  const paid = taxes?.paid.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const contributions = taxes?.paid.filter(({ name }) => mentions(name, CONTRIBUTIONS)).reduce((sum, { kopecks }) => sum + kopecks, 0)
  return {
    margin: quotient(lines['2400'], lines['2110']),
    autonomy: quotient(lines['1300'], lines['1600']),
    liquidity: quotient(lines['1200'], lines['1500']),
    turnover: quotient(lines['2110'], lines['1600']),
    tax_burden: quotient(paid, income),
    contributions: quotient(contributions, people),
  }
}
