// The line that the finances tab shows first.

/** Revenue: the line of the charts by default (specification §9). */
export const DEFAULT_LINE = '2110'
