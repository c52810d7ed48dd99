// Turns the annual accounts of a company into a table: a row for each line of the forms, a column for each year.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'

export interface FinanceRow {
  /** Code of the line in the official forms, such as `2110` for revenue. */
  readonly code: string
  readonly name: string
  /** Rubles by year; undefined if the line was left empty. */
  readonly values: Readonly<Record<number, number | undefined>>
}

/**
 * Lines of the table «Анализ» (analysis) in its order: fixed assets, receivables, total assets, revenue, cost of sales, gross profit, profit from
 * sales, net profit.
 */
export const ANALYSIS_LINES = ['1150', '1230', '1600', '2110', '2120', '2100', '2200', '2400'] as const

/** A row for every line that any year has, in the order of the forms. */
export function financeRows({ finances_years: years }: CompanyFinances): FinanceRow[] {
  const rows = new Map<string, { code: string; name: string; values: Record<number, number> }>()
  for (const { year, amount } of years) {
    for (const { code, name, value } of amount) {
      const row = rows.get(code) ?? { code, name: name ?? code, values: {} }
      row.values[year] = value
      rows.set(code, row)
    }
  }
  return [...rows.values()].sort((a, b) => reportPart(a.code).localeCompare(reportPart(b.code)))
}

/** Codes of totals, which the forms place below the lines they sum up: 1100 «total non-current assets» comes after 1110 to 1190. */
const CLOSING_TOTAL = /^(?:1[1-5]|2[1-5]|4[1-3]|6[23])00$/
/** The two totals of the balance sheet, with the section that each follows: 1600 the assets, 1700 capital and liabilities. */
const BALANCES: Readonly<Record<string, string>> = { 1600: '12', 1700: '15' }

/** Sort key of a line in the forms: a total comes after its lines. */
function reportPart(code: string): string {
  const endedSection = BALANCES[code]
  // `~` sorts after digits, so the total of the balance sheet comes below the total of its last section.
  if (endedSection) return `${endedSection}99~`
  return CLOSING_TOTAL.test(code) ? `${code.slice(0, 2)}99` : code
}

/** The line's name in the page's language, otherwise the form's own name, whose first word may be in capitals. */
export const lineName = ({ code, name }: FinanceRow, names: Readonly<Record<string, string>>): string =>
  names[code] ?? name.replace(/^(\p{Lu})(\p{Lu}{2,})/u, (_all, first, rest) => first + rest.toLowerCase())

/** Section of a line: the first two digits in the balance sheet (codes with 1), the first digit in the other forms. */
export const sectionCode = (code: string): string => BALANCES[code] ?? code.slice(0, code.startsWith('1') ? 2 : 1)

/** Whole percent of change on the year before; null where either is missing or the base is zero. */
export function relativeChange(now: number | undefined, before: number | undefined): number | null {
  if (now === undefined || before === undefined || before === 0) return null
  return Math.round(((now - before) / Math.abs(before)) * 100)
}
