// What both sides know of people: their roles, how many of their companies a page holds, when a head counts as a mass one.

/** Head, founder with a share, sole trader. */
export const personRoles = ['head', 'founder', 'entrepreneur'] as const
export type PersonRoleWord = (typeof personRoles)[number]

/** Companies of one page: their extracts are opened one by one. */
export const TIES_OF_A_PAGE = 50

/** Living companies from which on a head counts as a mass one, as the factor of the report has it. */
export const MASS_HEAD = 5
