// Reads lines of annual accounts for the factors of the reliability report. A required line that was left blank is never taken as zero.

import type { Facts } from '../../dossier-facts.ts'
import type { CheckContext, Outcome } from '../../factor.ts'
import { notChecked } from '../../factor.ts'

type Accounts = Facts['accounts']
/** Code of a line of the annual accounts, such as `2110` (revenue). */
export type Line = string

/** A year with its filled lines in kopecks. */
export interface Year {
  readonly year: number
  readonly lines: Readonly<Record<Line, number>>
}

/** The years of the accounts, newest first. */
export const listYears = (accounts: Accounts): readonly Year[] => [...accounts.years].sort((a, b) => b.year - a.year)

/** An expense line without sign, since it arrives with either sign; 0 if it is blank. */
export const absoluteExpense = (year: Year, line: Line): number => Math.abs(year.lines[line] ?? 0)

/** Lines that are certainly filled, in kopecks. */
export type Lines<L extends string> = Readonly<Record<L, number>>

/** The required lines of a year; null if one is blank. */
function pickLines<L extends string>(year: Year | undefined, names: readonly L[]): Lines<L> | null {
  if (!year || names.some((name) => year.lines[name] === undefined)) return null
  return year.lines as Lines<L>
}

/** Applies a rule to the newest year; «not checked» unless it has the required lines `names`. */
export function inNewestYear<L extends string>(
  accounts: Accounts,
  names: readonly L[],
  rule: (lines: Lines<L>, year: Year) => Outcome,
): Outcome {
  const [newest] = listYears(accounts)
  const lines = pickLines(newest, names)
  return newest && lines ? rule(lines, newest) : notChecked('no-line')
}

/** Applies a rule to the newest year and the one before; «not checked» unless both are filed with all required lines. */
export function inTwoYears<L extends string>(
  accounts: Accounts,
  names: readonly L[],
  rule: (now: Lines<L>, before: Lines<L>, year: Year, previous: Year) => Outcome,
): Outcome {
  const [newest, ...earlier] = listYears(accounts)
  const previous = earlier.find(({ year }) => newest && year === newest.year - 1)
  if (!newest || !pickLines(newest, names)) return notChecked('no-line')
  const before = pickLines(previous, names)
  const now = pickLines(newest, names)
  return now && before && previous ? rule(now, before, newest, previous) : notChecked('no-previous-year')
}

/** Change as a fraction of `before`, which must not be 0: −0.5 is a fall by half. */
export const relativeChange = (now: number, before: number): number => (now - before) / Math.abs(before)

/** The newest year whose accounts should be published: those of year N are due on 31 March of N + 1, and we wait for them until 1 July. */
export const expectedYear = ({ today }: Pick<CheckContext, 'today'>): number =>
  Number(today.slice(0, 4)) - (today.slice(5) >= '07-01' ? 1 : 2)
