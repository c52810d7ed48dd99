// What the tab of inspections offers to choose from.

/** Types and statuses offered as filters, in order; both compare by their beginning («Документарная» finds «Документарная проверка»). */
export const inspectionTypes = ['Объявление предостережения', 'Профилактический визит', 'Документарная'] as const

export const inspectionStatuses = ['Завершено', 'Предостережение объявлено'] as const
