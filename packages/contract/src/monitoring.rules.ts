// The words of changes that members are told of.

/** Companies that one member watches at most. */
export const WATCHES_MAX = 500

export const eventFields = [
  'status',
  'head',
  'founders',
  'address',
  'name',
  'capital',
  'accounts',
  'cases',
  'enforcement',
  'bankruptcy',
  'inspections',
  'contracts',
  'debts',
  'offences',
  'sanctions',
  'verdict',
] as const
export type EventField = (typeof eventFields)[number]
