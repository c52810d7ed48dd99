// Russian names of what a reliability report consists of: one for the page and for the printed report, which is a Russian paper.

import type { CoverageGroup, FactorGroup, FactorState, Purpose } from './reliability.rules.ts'
import type { Verdict } from './reliability.ts'

export const russianReliability = {
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
  quarters: { lower: 'Нижняя четверть', median: 'Медиана', upper: 'Верхняя четверть' },
  purposes: {
    prepayment: 'Предоплата',
    deferral: 'Отсрочка',
    contractor: 'Подрядчик',
    share: 'Покупка доли',
  } satisfies Record<Purpose, string>,
  verdicts: {
    proceed: 'Замечаний нет',
    caution: 'С условиями',
    refuse: 'Не сейчас',
    impossible: 'Невозможно',
    unknown: 'Мало данных',
  } satisfies Record<Verdict, string>,
  states: {
    found: 'найдено',
    not_found: 'не найдено на дату',
    not_applicable: 'не применимо',
    not_checked: 'не проверено',
    source_down: 'источник недоступен',
  } satisfies Record<FactorState, string>,
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
  } satisfies Record<CoverageGroup, string>,
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
