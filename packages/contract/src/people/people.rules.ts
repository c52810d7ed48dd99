// Rules about people used on both sides: roles, page size, and when a head counts as a mass director.

/** Head, founder with a share, sole trader. */
export const personRoles = ['head', 'founder', 'entrepreneur'] as const
export type PersonRoleWord = (typeof personRoles)[number]

/** Companies on one page: few, because the extract of each is opened. */
export const TIES_OF_A_PAGE = 50

/** From this number of active companies a head counts as a mass director, as in the report's factor. */
export const MASS_HEAD = 5
