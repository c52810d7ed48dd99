// Rules of the search for ties: how long a path may be, which subjects are not searched through, kinds of subjects and ties.

/** Longest path in steps; an address or a phone shared by two companies makes two. */
export const MAX_STEPS = 6

/** A person or an organisation with ties to more others is a hub: nothing is searched through it. */
export const HUB_MIN_TIES = 100

/** An address or a phone shared by more active companies is a hub too. */
export const SHARED_BY_FEW = 5

/** Most paths of one length that are shown. */
export const PATHS_SHOWN = 5

export const tieNodeKinds = ['company', 'person', 'address', 'phone'] as const
export type TieNodeKind = (typeof tieNodeKinds)[number]

/** Directed from the head, founder or manager; from the predecessor to the successor; from a company to its address or phone. */
export const tieKinds = ['head', 'founder', 'manager', 'successor', 'address', 'phone'] as const
export type TieKind = (typeof tieKinds)[number]

/** `cut`: the search reached its limit, so nothing is known about what was not read. */
export const pathStates = ['found', 'none', 'cut'] as const

/** Ties that may be coincidence: shared by many who do not know each other. */
export const isWeaker = (kind: TieKind): boolean => kind === 'address' || kind === 'phone'
