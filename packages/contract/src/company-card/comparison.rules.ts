// How many companies can be compared.

/** The fewest and the most companies of a comparison. */
export const COMPARED_MIN = 2
export const COMPARED_MAX = 5
