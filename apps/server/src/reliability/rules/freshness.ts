// Maximum age of a source's data: older data prove neither «not found» nor a positive factor.
import { REGISTER_FRESH_DAYS } from '@sverka/contract/company-card/reliability.rules'
import { daysBetween } from './days.ts'
import type { BlockName, Day } from './dossier-facts.ts'

/** In days. Daily sources go stale after a month, monthly ones after four, yearly ones when two newer sets should exist. */
const AGES: Readonly<Partial<Record<BlockName, number>>> = {
  register: REGISTER_FRESH_DAYS,
  // Counted by the extract's address and heads, which may have changed since.
  places: REGISTER_FRESH_DAYS,
  group: REGISTER_FRESH_DAYS,
  bankruptcy: 30,
  enforcement: 30,
  cases: 30,
  sanctions: 30,
  marks: 30,
  contracts: 60,
  inspections: 60,
  msp: 60,
  mspLeft: 60,
  debts: 125,
  // Republished every week.
  disqualified: 30,
  trademarks: 180,
}

/** Yearly sets may be of the year before last at the earliest. */
const YEARLY = 700

export const freshFor = (block: BlockName): number => AGES[block] ?? YEARLY

export const isStale = (block: BlockName, asOf: Day, today: Day): boolean => daysBetween(asOf, today) > freshFor(block)
