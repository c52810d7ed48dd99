// Tells by the kind of a register record (СПВЗ, the tax service's list of kinds) whether it can have changed what the history of a company shows.

/**
 * Kinds 13… enter data of other authorities: licences, tax offices, social funds, bank accounts, identity papers. Of them only these can change
 * a head, a founder or the main activity: 13700 (a court disqualified a person), 13800, 13803 and 13804 (a person's name changed) and 13900
 * (the social fund found another main activity).
 */
const OF_OTHER_AUTHORITIES = /^13(?!700|80[034]|900)/

/** False for data of other authorities that the history does not show as changes. `code`: five digits. */
export const mayChangeHistory = (code: string): boolean => !OF_OTHER_AUTHORITIES.test(code)
