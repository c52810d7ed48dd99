// Limits of the selection of companies by traits; the export quota is data of the plan.
import type { SpecialRegister } from '../special-registers/special-registers.rules.ts'

/** Results are counted exactly up to here; of more, the first are shown. */
export const SELECTION_END = 100_000

/** How many rows can be paged through. */
export const SELECTION_SHOWN = 1_000

/** The most saved selections of one member. */
export const SAVED_MAX = 20
export const SAVED_NAME_MAX = 80

export const selectionStatuses = ['living', 'procedure', 'ended'] as const

/** Registers that list companies: a selection can require or exclude these flags of the report. */
export const selectionFlags = [
  'tax-debts',
  'offences',
  'disqualified',
  'unfair-suppliers',
  'sanctions',
  'licences',
] as const satisfies readonly SpecialRegister[]

export const exportFormats = ['xlsx', 'csv'] as const
