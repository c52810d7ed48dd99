// Limits and states of lists of companies and people that are searched for ties among each other (shared heads, founders, addresses, phones).

/** Most numbers in a list. */
export const TIE_MEMBERS_MAX = 300
/** Longest name of a list, in characters. */
export const TIE_LIST_NAME_MAX = 80

export const tieListStates = ['running', 'done'] as const

/**
 * Views of a result, by the ties that count: `all`: also past and weak ones; `firm`: no weak ones, which are shared addresses and phones; `present`:
 * no past ones.
 */
export const tieViews = ['all', 'firm', 'present'] as const
export type TieViewName = (typeof tieViews)[number]
