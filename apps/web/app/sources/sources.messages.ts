// Texts of the page of data sources: the registers from which company cards are made. A factor is one check of the reliability report.

import type { SourceState } from '@sverka/contract/sources/sources'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const sourcesMessages = defineTexts({
  title: { ru: 'Источники данных', en: 'Data sources', zh: '数据来源' },
  description: {
    ru: 'Реестры, из которых складывается карточка: владелец, что даёт, дата нашей копии и число записей.',
    en: 'The registers a card is made of: owner, what each one gives, the date of our copy and the number of records.',
    zh: '卡片所依据的登记册：所有者、内容、副本日期与记录数。',
  },
  lead: {
    ru: (loaded: number, all: number) =>
      `В списке ${plural('ru', all, { one: '# реестр', few: '# реестра', many: '# реестров', other: '# реестра' })}, копии ${loaded} из них есть в нашей базе.`,
    en: (loaded: number, all: number) => `${all} registers; copies of ${loaded} are in our database.`,
    zh: (loaded: number, all: number) => `共 ${all} 个登记册，其中 ${loaded} 个已有副本。`,
  },
  leadExample: {
    ru: (loaded: number, all: number) =>
      `В списке ${plural('ru', all, { one: '# реестр', few: '# реестра', many: '# реестров', other: '# реестра' })}, для ${loaded} из них показан пример.`,
    en: (loaded: number, all: number) => `${all} registers; ${loaded} of them are shown with a sample.`,
    zh: (loaded: number, all: number) => `共 ${all} 个登记册，其中 ${loaded} 个显示示例。`,
  },
  exampleNote: {
    ru: 'Это пример: даты и число записей относятся к вымышленным компаниям демонстрации, сами реестры не загружены.',
    en: 'This is a sample: the dates and numbers of records refer to the invented companies of the demo, the registers themselves are not loaded.',
    zh: '这是示例：日期和记录数属于演示用的虚构公司，登记册本身并未载入。',
  },
  contents: { ru: 'Содержание', en: 'Contents', zh: '目录' },
  /** Headings of the sections of the page, one for the registers of each state. `part`: a part of the register is loaded. */
  parts: {
    loaded: { ru: 'Копии загружены', en: 'Copies loaded', zh: '已载入' },
    part: { ru: 'Загружена часть', en: 'Loaded in part', zh: '部分载入' },
    empty: { ru: 'Подключены, записей пока нет', en: 'Connected, no records yet', zh: '已接入，暂无记录' },
    absent: { ru: 'Не подключены', en: 'Not connected', zh: '未接入' },
  } satisfies Record<SourceState, Translated<string>>,
  register: { ru: 'Реестр', en: 'Register', zh: '登记册' },
  owner: { ru: 'Владелец', en: 'Owner', zh: '所有者' },
  gives: { ru: 'Что даёт', en: 'Gives', zh: '内容' },
  asOf: { ru: 'Данные на', en: 'Data as of', zh: '数据日期' },
  records: { ru: 'Записей', en: 'Records', zh: '记录数' },
  factors: { ru: 'Факторов', en: 'Factors', zh: '因素数' },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  example: { ru: 'Пример', en: 'Sample', zh: '示例' },
  /** Records read in the last import, of how many that the owner declared; null if the owner declared none. */
  read: {
    ru: (held: string, declared: string | null) => (declared ? `прочитано ${held} из ${declared}` : `прочитано ${held}`),
    en: (held: string, declared: string | null) => (declared ? `${held} of ${declared} read` : `${held} read`),
    zh: (held: string, declared: string | null) => (declared ? `已读取 ${held} / ${declared}` : `已读取 ${held}`),
  },
  /** `counts` is the text `read` about the last import, which may have read a part; `day` is the day of the last complete copy. */
  whole: {
    ru: (counts: string, day: string) => `${counts}, целиком на ${day}`,
    en: (counts: string, day: string) => `${counts}; last complete copy: ${day}`,
    zh: (counts: string, day: string) => `${counts}，完整副本截至 ${day}`,
  },
  /** Marks in the row of a register. */
  states: {
    loaded: { ru: 'Загружен', en: 'Loaded', zh: '已载入' },
    part: { ru: 'Загружена часть', en: 'Partly loaded', zh: '部分载入' },
    empty: { ru: 'Записей пока нет', en: 'No records yet', zh: '暂无记录' },
    absent: { ru: 'Не подключён', en: 'Not connected', zh: '未接入' },
  } satisfies Record<SourceState, Translated<string>>,
})
