// Texts of the page `/compare`, which shows up to five companies side by side.
import { defineTexts, type Messages } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'

export const comparisonMessages = defineTexts({
  title: { ru: 'Сравнение компаний', en: 'Company comparison', zh: '企业对比' },
  description: {
    ru: 'До пяти компаний рядом: вывод о сделке, размер, устойчивость, суды и долги, руководитель, с датой каждого источника.',
    en: 'Up to five companies side by side: verdict on the deal, size, stability, courts and debts, the head, with the date of each source.',
    zh: '最多五家企业并列：交易结论、规模、稳健性、诉讼与债务、负责人，并注明各来源日期。',
  },
  crumbs: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  counterParties: { ru: 'Контрагенты', en: 'Counterparties', zh: '交易对手' },
  short: { ru: 'Сравнение', en: 'Comparison', zh: '对比' },
  file: 'PDF',
  fileName: { ru: 'Сравнение.pdf', en: 'Comparison.pdf', zh: '对比.pdf' },
  add: { ru: 'Добавить компанию', en: 'Add a company', zh: '添加企业' },
  /** ИНН is the taxpayer number, ОГРН the registration number of a company. */
  addHint: { ru: 'ИНН или ОГРН', en: 'INN or OGRN', zh: '税号或 OGRN' },
  addButton: { ru: 'Добавить', en: 'Add', zh: '添加' },
  /** The kind of deal for which the companies are compared. */
  purpose: { ru: 'Цель', en: 'Purpose', zh: '目的' },
  differences: { ru: 'Только различия', en: 'Differences only', zh: '仅显示差异' },
  allRows: { ru: 'Все строки', en: 'All rows', zh: '全部行' },
  count: {
    ru: (count: number, most: number) => `${count} из ${most} компаний`,
    en: (count: number, most: number) => `${count} of ${most} companies`,
    zh: (count: number, most: number) => `${count} / ${most} 家企业`,
  },
  row: { ru: 'Показатель', en: 'Indicator', zh: '指标' },
  remove: { ru: (name: string) => `Убрать ${name}`, en: (name: string) => `Remove ${name}`, zh: (name: string) => `移除 ${name}` },
  inn: { ru: (number: string) => `ИНН ${number}`, en: (number: string) => `INN ${number}`, zh: (number: string) => `税号 ${number}` },
  emptyTitle: { ru: 'Поставьте рядом до пяти компаний', en: 'Put up to five companies side by side', zh: '最多可并列五家企业' },
  emptyText: {
    ru: 'Добавьте их по ИНН или кнопкой «Сравнить» на карточке и в поиске.',
    en: 'Add them by INN or with the “Compare” button on the card and in the search.',
    zh: '按税号添加，或在卡片和搜索中点击“比较”。',
  },
  /** Numbers from the URL that no company has. */
  unknown: {
    ru: (numbers: string) => `Таких номеров в реестре нет: ${numbers}.`,
    en: (numbers: string) => `These numbers are not in the register: ${numbers}.`,
    zh: (numbers: string) => `登记册中没有这些号码：${numbers}。`,
  },
  /** Numbers from the URL beyond the five that fit. */
  leftOut: {
    ru: (numbers: string) => `Рядом помещается пять компаний, эти не вошли: ${numbers}.`,
    en: (numbers: string) => `Only five companies fit side by side; these were left out: ${numbers}.`,
    zh: (numbers: string) => `最多并列五家企业，未列入：${numbers}。`,
  },
  example: {
    ru: 'Компании вымышлены: так выглядит сравнение на показательных данных.',
    en: 'The companies are invented: this is how a comparison looks on demo data.',
    zh: '企业为虚构：这是演示数据中的对比样式。',
  },
  best: {
    ru: 'Полужирным отмечено лучшее значение строки, это не оценка компании.',
    en: 'The best value in each row is in bold; it is not a rating of the company.',
    zh: '每行最佳数值以粗体显示，并非对企业的评价。',
  },
  hidden: {
    ru: (count: number) => `Скрыто одинаковых строк: ${count}.`,
    en: (count: number) => `Identical rows hidden: ${count}.`,
    zh: (count: number) => `已隐藏相同行：${count}。`,
  },
  course: { ru: 'Выручка по годам', en: 'Revenue by year', zh: '历年收入' },
  noData: { ru: 'нет данных', en: 'no data', zh: '无数据' },
  none: { ru: 'нет', en: 'none', zh: '无' },
  groups: {
    main: { ru: 'Главное', en: 'Main', zh: '要点' },
    size: { ru: 'Размер', en: 'Size', zh: '规模' },
    strength: { ru: 'Устойчивость', en: 'Stability', zh: '稳健性' },
    courts: { ru: 'Суды и долги', en: 'Courts and debts', zh: '诉讼与债务' },
    head: { ru: 'Кто руководит', en: 'Who runs it', zh: '负责人' },
    days: { ru: 'Даты источников', en: 'Source dates', zh: '来源日期' },
  },
  counted: { ru: 'Выводы:', en: 'Verdicts:', zh: '结论：' },
  verdictCount: {
    ru: (verdict: string, count: number) => `${verdict}: ${count}`,
    en: (verdict: string, count: number) => `${verdict}: ${count}`,
    zh: (verdict: string, count: number) => `${verdict}：${count}`,
  },
  /** Instead of a verdict on buying a share: a sole trader has no shares. */
  noShares: { ru: 'Долей нет', en: 'Has no shares', zh: '无股份' },
  rows: {
    verdict: { ru: 'Вывод', en: 'Verdict', zh: '结论' },
    state: { ru: 'Состояние', en: 'Status', zh: '状态' },
    first: { ru: 'На что смотреть первым', en: 'What to look at first', zh: '首先关注' },
    age: { ru: 'Возраст', en: 'Age', zh: '年限' },
    region: { ru: 'Регион', en: 'Region', zh: '地区' },
    activity: { ru: 'Вид деятельности', en: 'Activity', zh: '行业' },
    revenue: { ru: 'Выручка', en: 'Revenue', zh: '收入' },
    profit: { ru: 'Чистая прибыль', en: 'Net profit', zh: '净利润' },
    staff: { ru: 'Сотрудники', en: 'Employees', zh: '员工' },
    capital: { ru: 'Уставный капитал', en: 'Share capital', zh: '注册资本' },
    liquidity: { ru: 'Текущая ликвидность', en: 'Current ratio', zh: '流动比率' },
    autonomy: { ru: 'Доля своих средств', en: 'Equity ratio', zh: '自有资金比例' },
    margin: { ru: 'Рентабельность продаж', en: 'Net margin', zh: '销售利润率' },
    claims: { ru: 'Иски как ответчик за год', en: 'Claims against it in a year', zh: '一年内作为被告的诉讼' },
    enforcement: { ru: 'Исполнительные производства', en: 'Enforcement proceedings', zh: '执行程序' },
    tax_debts: { ru: 'Недоимка по налогам', en: 'Tax arrears', zh: '欠税' },
    head: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
    since: { ru: 'На должности', en: 'In office', zh: '任职时间' },
    register: { ru: 'Реестр ФНС', en: 'Tax service register', zh: '税务局登记册' },
    accounts: { ru: 'Отчётность за год', en: 'Accounts for the year', zh: '年度报表' },
    cases: { ru: 'Картотека дел', en: 'Court records', zh: '案件库' },
    bailiffs: { ru: 'Судебные приставы', en: 'Bailiffs', zh: '法警' },
    debts: { ru: 'Задолженность по налогам', en: 'Tax debts', zh: '欠税信息' },
  },
  years: {
    ru: (count: number) =>
      count === 0 ? 'меньше года' : plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' }),
    en: (count: number) => (count === 0 ? 'under a year' : plural('en', count, { one: '# year', other: '# years' })),
    zh: (count: number) => (count === 0 ? '不足一年' : `${count} 年`),
  },
  inYear: {
    ru: (value: string, year: number) => `${value} за ${year}`,
    en: (value: string, year: number) => `${value} in ${year}`,
    zh: (value: string, year: number) => `${year} 年 ${value}`,
  },
  /** A number of cases or debts, and their sum in rubles. */
  onSum: {
    ru: (count: number, sum: string) => (count === 0 ? '0' : `${count} на ${sum}`),
    en: (count: number, sum: string) => (count === 0 ? '0' : `${count} (${sum})`),
    zh: (count: number, sum: string) => (count === 0 ? '0' : `${count} 件，${sum}`),
  },
  /** Link to the check of a list of companies. */
  list: { ru: 'Проверить больше пяти списком', en: 'Check more than five as a list', zh: '用名单核查五家以上' },
})

export type ComparisonMessages = Messages<typeof comparisonMessages>
