// Texts of the tab «Арбитраж» of a company card: its cases in the commercial («arbitration») courts, their totals and their statistics.
import { defineTexts } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'
import { tabMessages } from '../tab.messages.ts'

export const arbitrationMessages = defineTexts({
  ...tabMessages.texts,
  cases: { ru: 'Дела', en: 'Cases', zh: '案件' },
  statistics: { ru: 'Статистика', en: 'Statistics', zh: '统计' },
  caseNumber: { ru: 'Номер дела', en: 'Case number', zh: '案号' },
  /** An invented number: А40 stands for the Moscow commercial court. */
  caseNumberHint: { ru: 'Например, А40-991204', en: 'For example, А40-991204', zh: '例如 А40-991204' },
  court: { ru: 'Суд', en: 'Court', zh: '法院' },
  amountFrom: { ru: 'Сумма от, ₽', en: 'Amount from, ₽', zh: '金额从（₽）' },
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
    { ru: 'Сумма', en: 'Amount', zh: '金额' },
  ],
  caseActive: { ru: 'Рассматривается', en: 'Pending', zh: '审理中' },
  caseOver: { ru: 'Завершено', en: 'Closed', zh: '已结案' },
  caseStateUnknown: { ru: 'Стадия не указана', en: 'Stage not given', zh: '阶段未注明' },
  /** The day on which the case ended. */
  caseUntil: { ru: (day: string) => `до ${day}`, en: (day: string) => `until ${day}`, zh: (day: string) => `至 ${day}` },
  claimed: { ru: 'сумма требований', en: 'claimed', zh: '诉讼金额' },
  awarded: { ru: (sum: string) => `взыскано ${sum}`, en: (sum: string) => `awarded ${sum}`, zh: (sum: string) => `判决 ${sum}` },
  /** Shown if the source gives neither category nor outcome of any listed case. */
  casesSilent: {
    ru: 'Категорию и итог дел источник не сообщает: откройте дело по ссылке.',
    en: 'The source states neither the category nor the outcome: follow the link to the case.',
    zh: '数据源不提供案件类别和结果：请通过链接打开案件。',
  },
  /** Label of the link to the case at the courts' site, worded as specification §2 asks. */
  caseLink: { ru: 'О принятии исходного дела', en: 'On acceptance of the case', zh: '关于受理案件' },
  byYear: { ru: 'По годам', en: 'By year', zh: '按年份' },
  /** In the texts with a count, `sum` is a formatted amount in rubles; null if no sum is known. */
  casesFor: {
    ru: (count: number, sum: string | null) =>
      plural('ru', count, { one: '# дело', few: '# дела', many: '# дел', other: '# дела' }) + (sum ? ` на ${sum}` : ''),
    en: (count: number, sum: string | null) => plural('en', count, { one: '# case', other: '# cases' }) + (sum ? `, ${sum}` : ''),
    zh: (count: number, sum: string | null) => `${count} 件${sum ? `，${sum}` : ''}`,
  },
  pending: {
    ru: (count: number, sum: string | null) => (count === 0 ? 'в процессе нет' : `в процессе ${count}${sum ? ` на ${sum}` : ''}`),
    en: (count: number, sum: string | null) => (count === 0 ? 'none pending' : `${count} pending${sum ? `, ${sum}` : ''}`),
    zh: (count: number, sum: string | null) => (count === 0 ? '无审理中案件' : `审理中 ${count} 件${sum ? `，${sum}` : ''}`),
  },
  lost: {
    ru: (count: number, sum: string | null) => (count === 0 ? 'проигранных нет' : `проиграно ${count}${sum ? ` на ${sum}` : ''}`),
    en: (count: number, sum: string | null) => (count === 0 ? 'none lost' : `${count} lost${sum ? `, ${sum}` : ''}`),
    zh: (count: number, sum: string | null) => (count === 0 ? '无败诉' : `败诉 ${count} 件${sum ? `，${sum}` : ''}`),
  },
  /** Closed cases whose outcome the source does not give. */
  untold: {
    ru: (count: number) => `исход не сообщён: ${count}`,
    en: (count: number) => `outcome not stated: ${count}`,
    zh: (count: number) => `结果未知 ${count} 件`,
  },
})
