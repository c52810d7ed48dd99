// Limits and states of lists that are searched for ties.

/** The most numbers of a list. */
export const TIE_MEMBERS_MOST = 300
export const TIE_LIST_NAME_MAX = 80

export const tieListStates = ['running', 'done'] as const

/** Which ties count: all including past and weak ones, all but weak ones, all but past ones. */
export const tieViews = ['all', 'firm', 'present'] as const
export type TieViewName = (typeof tieViews)[number]
