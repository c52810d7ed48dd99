// Filter options of the connections tab.

/** The «Тип» filter: all, «Действует», anything else, «Не действует» (specification §4). */
export const connectionFilters = ['all', 'active', 'liquidated', 'inactive'] as const
export type ConnectionFilter = (typeof connectionFilters)[number]
