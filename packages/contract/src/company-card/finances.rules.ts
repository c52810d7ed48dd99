// What the tab of finances shows first.

/** Revenue, the line that charts show unless asked otherwise (specification §9). */
export const DEFAULT_LINE = '2110'
