// Reads lines of yearly accounts: the newest year, the one before it, and answers honestly where a line is not filled.

import type { Facts } from '../../dossier-facts.ts'
import type { About, Outcome } from '../../factor.ts'
import { notChecked } from '../../factor.ts'

type Accounts = Facts['accounts']
export type Line = string

/** One year with its filled lines in kopecks. */
export interface Year {
  readonly year: number
  readonly lines: Readonly<Record<Line, number>>
}

/** Years newest first. */
export const listYears = (accounts: Accounts): readonly Year[] => [...accounts.years].sort((a, b) => b.year - a.year)

/** Expenses stand in brackets on the forms and reach us with either sign. */
export const cost = (year: Year, line: Line): number => Math.abs(year.lines[line] ?? 0)

export type Lines<L extends string> = Readonly<Record<L, number>>

/** The needed lines of a year, or null when one of them is not filled. */
function pickLines<L extends string>(year: Year | undefined, names: readonly L[]): Lines<L> | null {
  if (!year || names.some((name) => year.lines[name] === undefined)) return null
  return year.lines as Lines<L>
}

/** Runs a rule over the newest year when it fills the needed lines. */
export function inNewestYear<L extends string>(
  accounts: Accounts,
  names: readonly L[],
  rule: (lines: Lines<L>, year: Year) => Outcome,
): Outcome {
  const [newest] = listYears(accounts)
  const lines = pickLines(newest, names)
  return newest && lines ? rule(lines, newest) : notChecked('no-line')
}

/** Runs a rule over the newest year and the one right before it when both fill the needed lines. */
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

/** Change against a base as a fraction: −0.5 is a fall by half. */
export const relativeChange = (now: number, before: number): number => (now - before) / Math.abs(before)

/** The newest year for which accounts must already be filed on a day: they are published in the spring, we ask from 1 July on. */
export const expectedYear = ({ today }: Pick<About, 'today'>): number => Number(today.slice(0, 4)) - (today.slice(5) >= '07-01' ? 1 : 2)
