// Filter options of the inspections tab.

/**
 * Types and statuses offered as filters, in order: announcement of a warning, preventive visit, inspection of documents; finished, warning
 * announced. Both match by prefix: «Документарная» finds «Документарная проверка».
 */
export const inspectionTypes = ['Объявление предостережения', 'Профилактический визит', 'Документарная'] as const

export const inspectionStatuses = ['Завершено', 'Предостережение объявлено'] as const
