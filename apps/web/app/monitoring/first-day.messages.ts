// Texts of the first day of monitoring: the current findings about watched companies before their first change, and the dates ahead.
import type { ComingDateKind } from '@sverka/contract/monitoring/monitoring.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'

export const firstDayMessages = defineTexts({
  title: { ru: 'С чего начинаете', en: 'Where you start', zh: '起始情况' },
  hint: {
    ru: 'Изменений с начала наблюдения ещё не было. Вот что известно о компаниях сейчас; о каждом изменении сообщим.',
    en: 'Nothing has changed since you started watching. This is what is known about the companies now; we will tell you about every change.',
    zh: '自关注以来尚无变更。以下为目前已知情况；每次变更我们都会通知。',
  },
  nothingAgainst: { ru: 'Замечаний в загруженных источниках нет', en: 'No remarks in the loaded sources', zh: '已载入的来源中无异常' },
  notComputed: { ru: 'Вывод ещё считается', en: 'The verdict is being computed', zh: '结论计算中' },
  all: { ru: 'Все компании', en: 'All companies', zh: '全部企业' },
  now: { ru: 'Сейчас', en: 'Now', zh: '目前' },
  dates: { ru: 'Даты впереди', en: 'Dates ahead', zh: '未来日期' },
  datesHint: {
    ru: 'На год вперёд, по загруженным источникам. Дней судебных заседаний в них нет: смотрите карточку дела на сайте суда.',
    en: 'A year ahead, from the loaded sources. They have no court hearing dates: see the case on the court’s site.',
    zh: '未来一年，依据已载入的来源。其中不含开庭日期：请在法院网站查看案件。',
  },
  day: { ru: 'День', en: 'Day', zh: '日期' },
  what: { ru: 'Что будет', en: 'What will happen', zh: '事项' },
  noDates: {
    ru: 'В загруженных источниках на год вперёд дат нет.',
    en: 'The loaded sources have no dates for the year ahead.',
    zh: '已载入的来源中未来一年没有日期。',
  },
  kinds: {
    accounts_due: {
      ru: (year: string) => `Срок сдачи отчётности за ${year} год`,
      en: (year: string) => `Accounts for ${year} are due`,
      zh: (year: string) => `${year} 年度财务报表提交截止`,
    },
    licence_ends: {
      ru: (number: string) => `Заканчивается лицензия ${number}`,
      en: (number: string) => `Licence ${number} expires`,
      zh: (number: string) => `许可证 ${number} 到期`,
    },
    trademark_ends: {
      ru: (number: string) => `Заканчивается охрана товарного знака № ${number}`,
      en: (number: string) => `Protection of trademark ${number} expires`,
      zh: (number: string) => `商标 ${number} 到期`,
    },
    disqualification_ends: {
      ru: (person: string) => `Заканчивается дисквалификация: ${person}`,
      en: (person: string) => `Disqualification ends: ${person}`,
      zh: (person: string) => `取消任职资格期满：${person}`,
    },
    objections_end: {
      ru: (number: string) => `Последний день возражений против исключения из реестра${number && `, решение № ${number}`}`,
      en: (number: string) => `Last day to object to removal from the register${number && `, decision ${number}`}`,
      zh: (number: string) => `对除名提出异议的最后一日${number && `，决定编号 ${number}`}`,
    },
    inspection_starts: {
      ru: (number: string) => `Начинается проверка № ${number}`,
      en: (number: string) => `Inspection ${number} begins`,
      zh: (number: string) => `检查 ${number} 开始`,
    },
  } satisfies Record<ComingDateKind, Translated<(what: string) => string>>,
  /** By code of the source. 402-ФЗ is the accounting act; its article 18 sets the last day for filing accounts. */
  sources: {
    register: { ru: 'Реестр ФНС', en: 'Register of the tax service', zh: '税务局登记册' },
    accounts: { ru: '402-ФЗ, ст. 18', en: '402-FZ, article 18', zh: '402-ФЗ 第18条' },
    trademarks: { ru: 'Реестр товарных знаков', en: 'Register of trademarks', zh: '商标登记册' },
    disqualified: { ru: 'Реестр дисквалифицированных лиц', en: 'Register of disqualified persons', zh: '取消任职资格人员登记册' },
    inspections: { ru: 'Реестр проверок', en: 'Register of inspections', zh: '检查登记册' },
  } as { readonly [Source in string]?: Translated<string> },
})
