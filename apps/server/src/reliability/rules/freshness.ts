// Maximum age of each source's data in the reliability report: older data prove neither «not found» nor a positive factor.
import { REGISTER_FRESH_DAYS } from '@sverka/contract/company-card/reliability.rules'
import { daysBetween } from './days.ts'
import type { BlockName, Day } from './dossier-facts.ts'

/** Maximum age in days, our own choice: shorter for sources that change daily, longer for data sets that are published rarely. */
const AGES: Readonly<Partial<Record<BlockName, number>>> = {
  register: REGISTER_FRESH_DAYS,
  // Counted with the address and heads of the extract, which may have changed since.
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
  disqualified: 30,
  trademarks: 180,
}

/** For yearly data (accounts, taxes, headcount): after 700 days the data of the next year must have been published. */
const YEARLY_DATA_DAYS = 700

/** Maximum age of a block, in days. */
export const freshFor = (block: BlockName): number => AGES[block] ?? YEARLY_DATA_DAYS

/** Whether data of the day `asOf` are older than that on `today`. */
export const isStale = (block: BlockName, asOf: Day, today: Day): boolean => daysBetween(asOf, today) > freshFor(block)
