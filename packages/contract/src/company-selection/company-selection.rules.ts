// Limits and options of selections of companies. How many rows a plan exports a day is data of the plan, not here.
import type { SpecialRegister } from '../special-registers/special-registers.rules.ts'

/** Results are counted exactly up to this number. */
export const SELECTION_COUNT_MAX = 100_000

/** Most rows that pages can reach. */
export const SELECTION_SHOWN = 1_000

/** The most saved selections of one member. */
export const SAVED_MAX = 20
export const SAVED_NAME_MAX = 80

/** Not ended, in a procedure such as liquidation, ended. */
export const selectionStatuses = ['living', 'procedure', 'ended'] as const

/** Special registers that name companies: a selection can require that a company is in one, or in none. */
export const selectionFlags = [
  'tax-debts',
  'offences',
  'disqualified',
  'unfair-suppliers',
  'sanctions',
  'licences',
] as const satisfies readonly SpecialRegister[]

export const exportFormats = ['xlsx', 'csv'] as const
