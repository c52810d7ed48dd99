// Texts that the tabs of a company card share, mostly those filled from sources other than the state register.
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const tabMessages = defineTexts({
  noData: { ru: 'Нет данных', en: 'No data', zh: '无数据' },
  notFoundOn: {
    ru: (day: string) => `Не найдено на ${day}`,
    en: (day: string) => `Not found as of ${day}`,
    zh: (day: string) => `截至 ${day} 未发现`,
  },
  sourceDown: { ru: 'Источник недоступен', en: 'Source unavailable', zh: '来源不可用' },
  /** Names of sources by the key of the block of facts. Checko is a commercial data aggregator. */
  sources: {
    report: 'Checko',
    accounts: { ru: 'ГИР БО, ФНС', en: 'Federal Tax Service, accounts', zh: '联邦税务局财务报表库' },
    cases: { ru: 'Картотека арбитражных дел', en: 'Commercial court records', zh: '仲裁法院案件库' },
    contracts: { ru: 'ЕИС «Закупки»', en: 'Public procurement register', zh: '国家采购信息系统' },
    inspections: { ru: 'ЕРКНМ, Генпрокуратура', en: 'Inspections register', zh: '检查登记册' },
    debts: { ru: 'Открытые данные ФНС', en: 'Open data of the tax service', zh: '税务局公开数据' },
    taxes: { ru: 'Уплаченные налоги, ФНС', en: 'Taxes paid, Tax Service', zh: '已缴税款，联邦税务局' },
    incomes: { ru: 'Доходы и расходы, ФНС', en: 'Income and expenses, Tax Service', zh: '收入与支出，联邦税务局' },
    headcount: { ru: 'Среднесписочная численность, ФНС', en: 'Average headcount, Tax Service', zh: '平均员工人数，联邦税务局' },
    offences: { ru: 'Налоговые нарушения, ФНС', en: 'Tax offences, Tax Service', zh: '税务违法，联邦税务局' },
    regimes: { ru: 'Налоговые режимы, ФНС', en: 'Tax regimes, Tax Service', zh: '税制，联邦税务局' },
    msp: { ru: 'Реестр МСП, ФНС', en: 'SME register, Tax Service', zh: '中小企业名录，联邦税务局' },
    bankruptcy: { ru: 'ЕФРСБ', en: 'EFRSB, bankruptcy register', zh: '破产登记册 EFRSB' },
    marks: 'Checko',
    enforcement: { ru: 'Банк данных ФССП', en: 'Bailiffs’ database', zh: '法警执行数据库' },
    trademarks: { ru: 'Роспатент', en: 'Rospatent', zh: '俄罗斯专利局' },
    sanctions: { ru: 'Санкционные списки', en: 'Sanctions lists', zh: '制裁名单' },
    egrul: { ru: 'ЕГРЮЛ, ФНС', en: 'Register of legal entities', zh: '法人统一登记册' },
    egrip: { ru: 'ЕГРИП, ФНС', en: 'Register of sole traders', zh: '个体经营者统一登记册' },
  } as Record<string, Translated<string> | string>,
  refresh: { ru: 'Обновить данные', en: 'Refresh data', zh: '更新数据' },
  refreshing: { ru: 'Обновляем...', en: 'Refreshing...', zh: '正在更新...' },
  refreshedRecently: {
    ru: (seconds: number) =>
      `Данные обновлены меньше минуты назад. Повторить можно ${plural('ru', seconds, { one: 'через # секунду', few: 'через # секунды', other: 'через # секунд' })}.`,
    en: (seconds: number) =>
      `The data were refreshed less than a minute ago. Try again in ${plural('en', seconds, { one: '# second', other: '# seconds' })}.`,
    zh: (seconds: number) => `数据在一分钟内刚刚更新过，请在 ${seconds} 秒后再试。`,
  },
  sourceUnknown: {
    ru: (number: string) => `Источник не знает номера ${number}. Проверьте номер или найдите компанию по названию.`,
    en: (number: string) => `The source does not recognise the number ${number}. Check it, or search for the company by name.`,
    zh: (number: string) => `数据源中没有号码 ${number}。请核对号码，或按公司名称查找。`,
  },
  refreshFailed: {
    ru: 'Не удалось обновить данные компании. Попробуйте ещё раз.',
    en: 'The company’s data could not be refreshed. Please try again.',
    zh: '无法更新公司数据，请重试。',
  },
  download: { ru: 'Скачать карточку', en: 'Download card', zh: '下载卡片' },
  roles: {
    plaintiff: { ru: 'Истец', en: 'Plaintiff', zh: '原告' },
    respondent: { ru: 'Ответчик', en: 'Respondent', zh: '被告' },
    other: { ru: 'Другая роль', en: 'Other role', zh: '其他角色' },
  },
  role: { ru: 'Роль', en: 'Role', zh: '角色' },
  revenue: { ru: 'Выручка', en: 'Revenue', zh: '收入' },
  factors: { ru: 'Факторы', en: 'Factors', zh: '因素' },
  noFactors: {
    ru: 'По отчётности ничего примечательного не найдено.',
    en: 'Nothing notable was found in the statements.',
    zh: '报表中未见特别之处。',
  },
  positive: { ru: 'Положительный', en: 'Positive', zh: '积极' },
  negative: { ru: 'Отрицательный', en: 'Negative', zh: '消极' },
  attention: { ru: 'Внимание', en: 'Attention', zh: '注意' },
  chartLabel: {
    ru: (values: string) => `Выручка по годам: ${values}`,
    en: (values: string) => `Revenue by year: ${values}`,
    zh: (values: string) => `各年收入：${values}`,
  },
})
