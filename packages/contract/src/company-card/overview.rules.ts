// The sources for which the summary tab of a company card says whether they were checked.

/** Names of the blocks of facts that come from these sources. */
export const overviewSources = ['cases', 'contracts', 'inspections', 'trademarks', 'enforcement', 'debts', 'sanctions'] as const
