// The sources of which the summary of a card says whether they were checked.

export const overviewSources = ['cases', 'contracts', 'inspections', 'trademarks', 'enforcement', 'debts', 'sanctions'] as const
