// Computes financial and tax ratios of a company from its blocks of facts (accounts, taxes, income, headcount), for comparison within its industry.
import type { CompanyRecord } from '../../registry/registry.ts'
import type { RatioKey } from '../rules/dossier-facts.ts'
import { CONTRIBUTIONS, mentions } from '../rules/matching.ts'

type Blocks = CompanyRecord['blocks']

/** The class (industry) of a code of the Russian activity classifier ОКВЭД: its first two digits. */
export const activityClass = (okved: string): string => okved.slice(0, 2)

/** Null for a missing value, a divisor that is not positive, or a result of 1e9 and more, which only an error in the data can give. */
const quotient = (dividend: number | undefined, divisor: number | undefined): number | null => {
  if (dividend === undefined || divisor === undefined || divisor <= 0) return null
  const value = dividend / divisor
  return Number.isFinite(value) && Math.abs(value) < 1e9 ? value : null
}

/** Ratios of the newest accounts and the newest taxes; `year` is that of the accounts, or of the taxes without accounts. Null without both. */
export function computeRatios(blocks: Blocks): MeasuredYear | null {
  const accounts = blocks.accounts?.years[0]
  const taxes = blocks.taxes?.years[0]
  if (!accounts && !taxes) return null
  return { year: accounts?.year ?? taxes?.year ?? 0, ratios: computeAll(blocks, accounts?.lines ?? {}, taxes) }
}

/** A ratio is null if a value is missing or the divisor is not positive. All are fractions, but `contributions` is kopecks per employee and year. */
export interface MeasuredYear {
  readonly year: number
  readonly ratios: Record<RatioKey, number | null>
}

/** Ratios of each year with accounts and of the taxes of the same year; the newest year first, at most `maxYears`. */
export const ratiosByYear = (blocks: Blocks, maxYears: number): MeasuredYear[] =>
  (blocks.accounts?.years ?? []).slice(0, maxYears).map(({ year, lines }) => {
    const taxes = blocks.taxes?.years.find((taxYear) => taxYear.year === year)
    return { year, ratios: computeAll(blocks, lines, taxes) }
  })

type Taxes = NonNullable<Blocks['taxes']>['years'][number]

/**
 * Computes every ratio. Codes of the lines of Russian annual accounts: 1200 current assets, 1300 equity, 1500 short-term debt, 1600 total assets,
 * 2110 revenue, 2400 net profit. `contributions`: social insurance contributions that the company paid for its employees.
 */
function computeAll(blocks: Blocks, lines: Readonly<Record<string, number | undefined>>, taxes: Taxes | undefined): MeasuredYear['ratios'] {
  const income = blocks.incomes?.years.find(({ year }) => year === taxes?.year)?.incomeKopecks
  const employees = blocks.headcount?.years.find(({ year }) => year === taxes?.year)?.count
  const paid = taxes?.paid.reduce((sum, { kopecks }) => sum + kopecks, 0)
  const contributions = taxes?.paid.filter(({ name }) => mentions(name, CONTRIBUTIONS)).reduce((sum, { kopecks }) => sum + kopecks, 0)
  return {
    margin: quotient(lines['2400'], lines['2110']),
    autonomy: quotient(lines['1300'], lines['1600']),
    liquidity: quotient(lines['1200'], lines['1500']),
    turnover: quotient(lines['2110'], lines['1600']),
    tax_burden: quotient(paid, income),
    contributions: quotient(contributions, employees),
  }
}
