// Russian names of quartiles (comparison with the industry), and of the groups of data that a verdict of the reliability report requires.

import type { CoverageGroup } from './reliability.rules.ts'

/** By code of the quartile and of the group. */
export const russianCoverage = {
  quarters: { lower: 'Нижняя четверть', median: 'Медиана', upper: 'Верхняя четверть' },
  coverage: {
    register: 'Свежая выписка из реестра',
    bankruptcy: 'Сообщения о банкротстве',
    enforcement: 'Исполнительные производства',
    tax_debts: 'Долги по налогам',
    courts: 'Арбитражные дела',
    accounts: 'Отчётность за последний год',
    accounts_three_years: 'Отчётность за три года',
    licences: 'Лицензии на деятельность',
    staff: 'Численность работников',
    pledges: 'Залоги',
    founder_disputes: 'Споры учредителей',
    stops: 'Стоп-факторы, источники которых не загружены',
  } satisfies Record<CoverageGroup, string>,
}
