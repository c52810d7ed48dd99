// How far back a seller's figures reach.
export const FIGURE_DAYS = 30
/** The most products whose showing is reported at once. */
export const SHOWN_MAX = 60
