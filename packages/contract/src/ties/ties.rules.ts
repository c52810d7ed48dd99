// Bounds of the search for ties: how far it goes, and what is too common to mean anything.

/** A path has at most so many steps; an address or a telephone shared by two companies makes two. */
export const STEPS_MOST = 6

/** A person or an organisation tied to more than so many others is not searched through. */
export const HUB_FROM = 100

/** An address or a telephone that more living companies share is not searched through. */
export const SHARED_BY_FEW = 5

/** Paths of one length that are shown. */
export const PATHS_SHOWN = 5

export const tieNodeKinds = ['company', 'person', 'address', 'phone'] as const
export type TieNodeKind = (typeof tieNodeKinds)[number]

/** From whoever heads, founds or manages; from the predecessor to the successor; from a company to its address or telephone. */
export const tieKinds = ['head', 'founder', 'manager', 'successor', 'address', 'phone'] as const
export type TieKind = (typeof tieKinds)[number]

/** `cut`: there is more to read than a search may, so that nothing is said of what was not read. */
export const pathStates = ['found', 'none', 'cut'] as const

/** Ties that may be chance: what many share without knowing one another. */
export const isWeaker = (kind: TieKind): boolean => kind === 'address' || kind === 'phone'
