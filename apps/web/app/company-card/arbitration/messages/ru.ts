// The tab of arbitration. Russian is the source.
import { messages as tabs } from '../../messages/tabs/ru.ts'

export const messages = {
  ...tabs,
  cases: 'Дела',
  statistics: 'Статистика',
  caseNumber: 'Номер дела',
  caseNumberHint: 'Например, А40-991204',
  court: 'Суд',
  amountFrom: 'Сумма от, ₽',
  amountTo: 'до, ₽',
  claimUnknown: 'не указана',
  plaintiffSide: 'Истец',
  respondentSide: 'Ответчик',
  moreSides: (count: number) => `и ещё ${count}`,
  sidesAndAddresses: 'Стороны и адреса',
  caseColumns: ['Дело и дата', 'Роль, другая сторона, категория', 'Итог и стадия', 'Сумма'],
  caseActive: 'Рассматривается',
  caseOver: 'Завершено',
  caseStateUnknown: 'Стадия не указана',
  caseUntil: (day: string) => `до ${day}`,
  claimed: 'сумма требований',
  awarded: (sum: string) => `взыскано ${sum}`,
  casesSilent: 'Категорию и итог дел источник не сообщает: откройте дело по ссылке.',
  caseLink: 'О принятии исходного дела',
  casesTotal: 'Всего дел',
  claimedBy: 'Требует компания',
  claimedFrom: 'Требуют от компании',
  casesByYear: 'Дела по годам',
  withoutSum: (count: number) => `Без указанной суммы: ${count}`,
  frequentCourts: 'Чаще всего',
  statisticsSample: { title: 'Статистика готовится', text: 'На фоне пример. Список дел открыт на вкладке «Дела».' },
  openCases: 'Открыть дела',
}

export type ArbitrationMessages = typeof messages
