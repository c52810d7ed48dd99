// Russian names of the parts of a reliability report, for the page and for the printed report, which is always Russian.

import { russianCoverage } from './coverage.russian.rules.ts'
import type { FactorGroup, FactorState } from './reliability.rules.ts'
import { russianVerdict } from './verdict.russian.rules.ts'

/** Headings of the lists, and names of states and groups of factors, beside those of verdicts and required data. */
export const russianReliability = {
  ...russianVerdict,
  ...russianCoverage,
  lists: {
    positive: 'Положительные факторы',
    negative: 'Отрицательные факторы',
    attention: 'Обратить внимание',
    notFound: 'Не найдено на дату',
    notChecked: 'Не проверено',
    notApplicable: 'Не применимо',
    noPositive: 'Положительных факторов не обнаружено',
    noNegative: 'Нарушений не обнаружено',
  },
  states: {
    found: 'найдено',
    not_found: 'не найдено на дату',
    not_applicable: 'не применимо',
    not_checked: 'не проверено',
    source_down: 'источник недоступен',
  } satisfies Record<FactorState, string>,
  groups: {
    registration: 'Регистрация',
    address: 'Адрес',
    people: 'Люди',
    taxes: 'Налоги',
    staff: 'Сотрудники',
    finances: 'Финансы',
    courts: 'Суды',
    enforcement: 'Приставы',
    bankruptcy: 'Банкротство',
    contracts: 'Контракты',
    permits: 'Лицензии и знаки',
    inspections: 'Проверки',
    sanctions: 'Санкции и перечни',
    connections: 'Связи',
  } satisfies Record<FactorGroup, string>,
}
