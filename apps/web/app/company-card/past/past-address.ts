// Names in the address of a card on a day gone by.

/** The earlier day in the address of the history. */
export const FROM = 'from'

/** Anchor of the form that asks for days. */
export const DAYS = 'days'
