// The line of the annual accounts that the finances tab of a company card shows first.

/** Code of the line «revenue», the default of the charts (specification, section 9). */
export const DEFAULT_LINE = '2110'
