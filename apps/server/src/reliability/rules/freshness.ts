// How old what a source said may be: beyond that age it answers neither «not found» nor with a plus.
import { REGISTER_FRESH_DAYS } from '@sverka/contract/company-card/reliability.rules'
import { daysBetween } from './days.ts'
import type { BlockName, Day } from './dossier-facts.ts'

/** Days. Sources that change daily go stale in a month, monthly slices in four, yearly sets when the next two should be there. */
const AGES: Readonly<Partial<Record<BlockName, number>>> = {
  register: REGISTER_FRESH_DAYS,
  // Counted from the same extract: whose address and head it names may have changed since.
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

/** Yearly sets: of the year before the last one at the latest. */
const YEARLY = 700

export const freshFor = (block: BlockName): number => AGES[block] ?? YEARLY

export const isStale = (block: BlockName, asOf: Day, today: Day): boolean => daysBetween(asOf, today) > freshFor(block)
