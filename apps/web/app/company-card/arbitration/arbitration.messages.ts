// The tab of arbitration.
import { defineTexts } from '../../i18n/catalogue.ts'
import { tabMessages } from '../tab.messages.ts'

export const arbitrationMessages = defineTexts({
  ...tabMessages.texts,
  cases: { ru: 'Дела', en: 'Cases', zh: '案件' },
  statistics: { ru: 'Статистика', en: 'Statistics', zh: '统计' },
  caseNumber: { ru: 'Номер дела', en: 'Case number', zh: '案号' },
  caseNumberHint: { ru: 'Например, А40-991204', en: 'For example, А40-991204', zh: '例如 А40-991204' },
  court: { ru: 'Суд', en: 'Court', zh: '法院' },
  amountFrom: { ru: 'Сумма от, ₽', en: 'Sum from, ₽', zh: '金额从（₽）' },
  amountTo: { ru: 'до, ₽', en: 'to, ₽', zh: '至（₽）' },
  claimUnknown: { ru: 'не указана', en: 'not stated', zh: '未注明' },
  plaintiffSide: { ru: 'Истец', en: 'Plaintiff', zh: '原告' },
  respondentSide: { ru: 'Ответчик', en: 'Respondent', zh: '被告' },
  moreSides: {
    ru: (count: number) => `и ещё ${count}`,
    en: (count: number) => `and ${count} more`,
    zh: (count: number) => `等另外 ${count} 方`,
  },
  sidesAndAddresses: { ru: 'Стороны и адреса', en: 'Parties and addresses', zh: '当事人与地址' },
  caseColumns: [
    { ru: 'Дело и дата', en: 'Case and date', zh: '案件与日期' },
    { ru: 'Роль, другая сторона, категория', en: 'Role, other party, category', zh: '角色、对方、类别' },
    { ru: 'Итог и стадия', en: 'Outcome and stage', zh: '结果与阶段' },
    { ru: 'Сумма', en: 'Sum', zh: '金额' },
  ],
  caseActive: { ru: 'Рассматривается', en: 'Pending', zh: '审理中' },
  caseOver: { ru: 'Завершено', en: 'Closed', zh: '已结案' },
  caseStateUnknown: { ru: 'Стадия не указана', en: 'Stage not given', zh: '阶段未注明' },
  caseUntil: { ru: (day: string) => `до ${day}`, en: (day: string) => `until ${day}`, zh: (day: string) => `至 ${day}` },
  claimed: { ru: 'сумма требований', en: 'claimed', zh: '诉讼金额' },
  awarded: { ru: (sum: string) => `взыскано ${sum}`, en: (sum: string) => `awarded ${sum}`, zh: (sum: string) => `判决 ${sum}` },
  casesSilent: {
    ru: 'Категорию и итог дел источник не сообщает: откройте дело по ссылке.',
    en: 'The source gives neither category nor outcome: open the case by its link.',
    zh: '数据源不提供案件类别和结果：请通过链接打开案件。',
  },
  caseLink: { ru: 'О принятии исходного дела', en: 'On acceptance of the case', zh: '关于受理案件' },
  casesTotal: { ru: 'Всего дел', en: 'Cases in all', zh: '案件总数' },
  claimedBy: { ru: 'Требует компания', en: 'Claimed by the company', zh: '公司提出的金额' },
  claimedFrom: { ru: 'Требуют от компании', en: 'Claimed from the company', zh: '向公司提出的金额' },
  casesByYear: { ru: 'Дела по годам', en: 'Cases by year', zh: '按年份的案件' },
  withoutSum: {
    ru: (count: number) => `Без указанной суммы: ${count}`,
    en: (count: number) => `Without a stated sum: ${count}`,
    zh: (count: number) => `未注明金额：${count}`,
  },
  frequentCourts: { ru: 'Чаще всего', en: 'Most often in', zh: '最常见法院' },
  statisticsSample: {
    title: { ru: 'Статистика готовится', en: 'Statistics are being prepared', zh: '统计准备中' },
    text: {
      ru: 'На фоне пример. Список дел открыт на вкладке «Дела».',
      en: 'A sample stands behind. The list of cases is open under “Cases”.',
      zh: '背景为示例。案件列表在“案件”中。',
    },
  },
  openCases: { ru: 'Открыть дела', en: 'Open cases', zh: '打开案件' },
})
