// Texts of the view «Статистика» (statistics) of a company's court cases. They are loaded with that view only.
import { defineTexts } from '../../i18n/catalogue.ts'

export const caseStatisticsMessages = defineTexts({
  casesTotal: { ru: 'Всего дел', en: 'Total cases', zh: '案件总数' },
  casesByYear: { ru: 'Дела по годам', en: 'Cases by year', zh: '按年份的案件' },
  withoutSum: {
    ru: (count: number) => `Без указанной суммы: ${count}`,
    en: (count: number) => `No amount stated: ${count}`,
    zh: (count: number) => `未注明金额：${count}`,
  },
  frequentCourts: { ru: 'Чаще всего', en: 'Most frequent', zh: '最常见法院' },
  /** Shown over a blurred drawing if no case of the company is stored. */
  statisticsSample: {
    title: { ru: 'Статистика готовится', en: 'Statistics are being prepared', zh: '统计准备中' },
    text: {
      ru: 'На фоне пример. Список дел открыт на вкладке «Дела».',
      en: 'The background shows a sample. The list of cases is open under “Cases”.',
      zh: '背景为示例。案件列表在“案件”中。',
    },
  },
  openCases: { ru: 'Открыть дела', en: 'Open cases', zh: '打开案件' },
})
