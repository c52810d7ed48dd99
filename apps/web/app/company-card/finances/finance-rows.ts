// Turns the accounts of the call into rows by line and columns by year.
import type { CompanyFinances } from '@sverka/contract/company-card/finances'

export interface FinanceRow {
  readonly code: string
  readonly name: string
  /** By year; undefined where the line was not filled. */
  readonly values: Readonly<Record<number, number | undefined>>
}

/** Lines of the «Анализ» table, in its order. */
export const ANALYSIS_LINES = ['1150', '1230', '1600', '2110', '2120', '2100', '2200', '2400'] as const

/** Every line that any year has, by code. */
export function financeRows({ finances_years: years }: CompanyFinances): FinanceRow[] {
  const rows = new Map<string, { code: string; name: string; values: Record<number, number> }>()
  for (const { year, amount } of years) {
    for (const { code, name, value } of amount) {
      const row = rows.get(code) ?? { code, name: name ?? code, values: {} }
      row.values[year] = value
      rows.set(code, row)
    }
  }
  return [...rows.values()].sort((a, b) => a.code.localeCompare(b.code))
}

/** Section of a line: balance lines by two digits, the other forms by one. */
export const sectionOf = (code: string): string =>
  code.startsWith('1') ? (code.startsWith('17') ? '16' : code.slice(0, 2)) : code.slice(0, 1)

/** Whole percent of change on the year before; null where either is missing or the base is zero. */
export function changeOf(now: number | undefined, before: number | undefined): number | null {
  if (now === undefined || before === undefined || before === 0) return null
  return Math.round(((now - before) / Math.abs(before)) * 100)
}
