// Filter options of the connections tab.

/**
 * The filter «Тип» (type) by status: all; `active` is the status «Действует», `inactive` is «Не действует», `liquidated` any other status
 * (specification, section 4).
 */
export const connectionFilters = ['all', 'active', 'liquidated', 'inactive'] as const
export type ConnectionFilter = (typeof connectionFilters)[number]
