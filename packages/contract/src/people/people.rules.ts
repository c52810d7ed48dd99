// Rules about people in companies, shared by pages and server: roles, page size, and when a head counts as a mass director.

/** Roles of a person: head, founder with a share, sole trader. */
export const personRoles = ['head', 'founder', 'entrepreneur'] as const
export type PersonRoleWord = (typeof personRoles)[number]

/** Companies on one page: few, because the extract of each is opened. */
export const TIES_OF_A_PAGE = 50

/** From this number of active companies, their head counts as a mass director (head of many companies), as in the reliability report. */
export const MASS_HEAD = 5
