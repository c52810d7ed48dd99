// The selection of companies by their traits: where it ends; how much of it a plan takes away is data of the plan.
import type { SpecialRegister } from '../special-registers/special-registers.rules.ts'

/** Counted exactly up to here; of more the first found are shown. */
export const SELECTION_END = 100_000

/** Rows that a page of it reaches. */
export const SELECTION_SHOWN = 1_000

/** Selections that one member keeps. */
export const SAVED_MAX = 20
export const SAVED_NAME_MAX = 80

export const selectionStatuses = ['living', 'procedure', 'ended'] as const

/** Registers that name companies: the flags of the report a selection can ask for, or be free of. */
export const selectionFlags = [
  'tax-debts',
  'offences',
  'disqualified',
  'unfair-suppliers',
  'sanctions',
  'licences',
] as const satisfies readonly SpecialRegister[]

export const exportFormats = ['xlsx', 'csv'] as const
