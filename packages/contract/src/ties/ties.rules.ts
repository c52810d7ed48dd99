// Rules of the search for ties between companies and people (shared heads, founders, addresses, phones): how long a path may be, which subjects are
// not searched through, kinds of subjects and ties.

/** Longest path in steps; an address or a phone shared by two companies is two steps. */
export const MAX_STEPS = 6

/** A person or an organisation with ties to more others than this is a hub: no paths are searched through it. */
export const HUB_MIN_TIES = 100

/** An address or a phone shared by more active companies than this is a hub too. */
export const SHARED_BY_FEW = 5

/** Most paths of one length that are shown. */
export const PATHS_SHOWN = 5

export const tieNodeKinds = ['company', 'person', 'address', 'phone'] as const
export type TieNodeKind = (typeof tieNodeKinds)[number]

/** Directed from the head, founder or manager; from the predecessor to the successor; from a company to its address or phone. */
export const tieKinds = ['head', 'founder', 'manager', 'successor', 'address', 'phone'] as const
export type TieKind = (typeof tieKinds)[number]

/** `cut`: the search reached its limit without a path, so that one may exist among the ties that were not read. */
export const pathStates = ['found', 'none', 'cut'] as const

/** Ties that may be coincidence: unrelated companies may share an address or a phone, as in one office building. */
export const isWeaker = (kind: TieKind): boolean => kind === 'address' || kind === 'phone'
