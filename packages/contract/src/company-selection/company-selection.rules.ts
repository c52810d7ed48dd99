// Limits and options of selections: lists of companies chosen by their properties. How many rows a member may export a day is stored with the plan.
import type { SpecialRegister } from '../special-registers/special-registers.rules.ts'

/** Results are counted exactly up to this number. */
export const SELECTION_COUNT_MAX = 100_000

/** Most rows that pages can reach. */
export const SELECTION_SHOWN = 1_000

/** The most saved selections of one member. */
export const SAVED_MAX = 20
/** Longest name of a saved selection, in characters. */
export const SAVED_NAME_MAX = 80

/** `living`: not ended; `procedure`: a procedure such as liquidation is under way; `ended`: no longer exists. */
export const selectionStatuses = ['living', 'procedure', 'ended'] as const

/** Special registers that list companies: a selection can require that a company is in a register, or is not in it. */
export const selectionFlags = [
  'tax-debts',
  'offences',
  'disqualified',
  'unfair-suppliers',
  'sanctions',
  'licences',
] as const satisfies readonly SpecialRegister[]

export const exportFormats = ['xlsx', 'csv'] as const
