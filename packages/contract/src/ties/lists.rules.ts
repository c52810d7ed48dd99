// Limits and states of lists that are searched for ties.

/** Most numbers in a list. */
export const TIE_MEMBERS_MAX = 300
/** In characters. */
export const TIE_LIST_NAME_MAX = 80

export const tieListStates = ['running', 'done'] as const

/** Views of a result, by the ties that count: `all` also past and weak ones, `firm` no weak ones, `present` no past ones. */
export const tieViews = ['all', 'firm', 'present'] as const
export type TieViewName = (typeof tieViews)[number]
