// Texts of the company card as of a past day, and of the comparison of two days.
import { defineTexts } from '../../i18n/catalogue.ts'

export const pastMessages = defineTexts({
  title: {
    ru: (from: string, to: string) => `Отличия ${from} и ${to}`,
    en: (from: string, to: string) => `Differences between ${from} and ${to}`,
    zh: (from: string, to: string) => `${from} 与 ${to} 的差异`,
  },
  what: { ru: 'Что', en: 'What', zh: '项目' },
  source: { ru: 'Источник', en: 'Source', zh: '来源' },
  fields: {
    head: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
    name: { ru: 'Название', en: 'Name', zh: '名称' },
    address: { ru: 'Адрес', en: 'Address', zh: '地址' },
    capital: { ru: 'Уставный капитал', en: 'Share capital', zh: '注册资本' },
    status: { ru: 'Состояние', en: 'Status', zh: '状态' },
    founders: { ru: 'Учредители', en: 'Founders', zh: '股东' },
    activities: { ru: 'Виды деятельности', en: 'Activities', zh: '经营活动' },
    licences: { ru: 'Лицензии', en: 'Licences', zh: '许可证' },
    enforcement: { ru: 'Производства, остаток', en: 'Enforcement, outstanding', zh: '执行案件余额' },
    tax_debts: { ru: 'Долги по налогам', en: 'Tax debts', zh: '欠税' },
    claims: { ru: 'Иски к компании', en: 'Claims against it', zh: '被诉案件' },
    claims_pending: { ru: 'Иски на рассмотрении', en: 'Pending claims', zh: '审理中案件' },
    revenue: { ru: 'Выручка', en: 'Revenue', zh: '收入' },
    cash: { ru: 'Деньги на счетах', en: 'Cash', zh: '货币资金' },
    headcount: { ru: 'Сотрудники', en: 'Staff', zh: '员工' },
  },
  groups: {
    people: { ru: 'Люди', en: 'People', zh: '人员' },
    register: { ru: 'Реестр', en: 'Register', zh: '登记' },
    debts: { ru: 'Долги и суды', en: 'Debts and courts', zh: '债务与诉讼' },
    money: { ru: 'Деньги', en: 'Money', zh: '资金' },
  },
  notFound: { ru: 'не найдено', en: 'not found', zh: '未发现' },
  inYear: {
    ru: (value: string, year: number) => `${value} за ${year} год`,
    en: (value: string, year: number) => `${value} in ${year}`,
    zh: (value: string, year: number) => `${year} 年 ${value}`,
  },
  countAndSum: {
    ru: (count: string, sum: string) => `${count} на ${sum}`,
    en: (count: string, sum: string) => `${count} (${sum})`,
    zh: (count: string, sum: string) => `${count} 起，${sum}`,
  },
  sameFields: {
    ru: (fields: string) => `Не изменились: ${fields}`,
    en: (fields: string) => `Unchanged: ${fields}`,
    zh: (fields: string) => `未变化：${fields}`,
  },
  unknownFields: {
    ru: (fields: string) => `Сравнить не с чем: ${fields}`,
    en: (fields: string) => `Nothing to compare with: ${fields}`,
    zh: (fields: string) => `无可比数据：${fields}`,
  },
  asShown: {
    ru: (day: string) => `Карточка такой, какой её показывали наши данные на ${day}.`,
    en: (day: string) => `The card as our data showed it on ${day}.`,
    zh: (day: string) => `我们的数据在 ${day} 所示的卡片。`,
  },
  keptFrom: {
    ru: (day: string) => `Карточку целиком храним с ${day}.`,
    en: (day: string) => `We have kept the full card since ${day}.`,
    zh: (day: string) => `完整卡片自 ${day} 起保存。`,
  },
  noCard: {
    ru: (day: string, from: string) =>
      `Карточки на ${day} нет: целиком храним её с ${from}. Что знает реестр о более ранних днях, сказано в событиях ниже.`,
    en: (day: string, from: string) =>
      `There is no card for ${day}: we have kept the full card since ${from}. The events below show what the register knows about earlier dates.`,
    zh: (day: string, from: string) => `没有 ${day} 的卡片：完整保存始于 ${from}。登记册对更早日期的记载见下方事件。`,
  },
  state: { ru: 'Состояние', en: 'Status', zh: '状态' },
  age: { ru: 'Возраст', en: 'Age', zh: '存续时间' },
  size: { ru: 'Размер', en: 'Size', zh: '规模' },
  headed: { ru: 'Руководит', en: 'Headed by', zh: '负责人' },
  noData: { ru: 'Нет данных', en: 'No data', zh: '暂无数据' },
  ofDay: {
    ru: (purpose: string, day: string) => `${purpose}, на ${day}`,
    en: (purpose: string, day: string) => `${purpose}, on ${day}`,
    zh: (purpose: string, day: string) => `${purpose}，${day}`,
  },
  onLaterDay: {
    ru: (day: string, verdict: string) => `На ${day} «${verdict}».`,
    en: (day: string, verdict: string) => `On ${day} “${verdict}”.`,
    zh: (day: string, verdict: string) => `${day}：“${verdict}”。`,
  },
  coverage: { ru: 'Охват того дня', en: 'Coverage on that day', zh: '当日核查范围' },
  checked: {
    ru: (checked: string, of: string) => `Проверено ${checked} из ${of}`,
    en: (checked: string, of: string) => `${checked} of ${of} checked`,
    zh: (checked: string, of: string) => `已核查 ${checked}/${of}`,
  },
  notKept: {
    ru: 'Связи, массовый адрес и сравнение с отраслью считаются по всем компаниям на сегодня и за прошлые дни не хранятся.',
    en: 'Ties, mass addresses and the industry comparison are computed across all companies as of today and are not kept for past dates.',
    zh: '关联、集中地址和行业对比按当前全部企业统计，不保存历史日期。',
  },
  fingerprint: { ru: 'Отпечаток', en: 'Fingerprint', zh: '指纹' },
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано', en: 'Copied', zh: '已复制' },
  sources: { ru: 'Источники того дня', en: 'Sources on that day', zh: '当日来源' },
  sourceDay: {
    ru: (name: string, day: string, from: string) => `${name}: на ${day}, известно с ${from}`,
    en: (name: string, day: string, from: string) => `${name}: as of ${day}, known since ${from}`,
    zh: (name: string, day: string, from: string) => `${name}：截至 ${day}，自 ${from} 起可知`,
  },
  reportTitle: { ru: (day: string) => `Отчёт на ${day}`, en: (day: string) => `Report as of ${day}`, zh: (day: string) => `${day} 的报告` },
  reportLead: {
    ru: 'Что можно было знать в день договора: вердикты, факторы и факты того дня с источниками. Считается как обычный полный отчёт.',
    en: 'What could be known on the day of the contract: verdicts, factors and facts of that day with their sources. Counts as a regular full report.',
    zh: '签约当日可知的内容：当日结论、因素和事实及其来源。按普通完整报告计次。',
  },
  makeReport: { ru: 'Сделать отчёт', en: 'Create report', zh: '生成报告' },
  wasNot: { ru: 'не было', en: 'none', zh: '无' },
  byRecord: {
    ru: (source: string, day: string) => `${source}, запись от ${day}`,
    en: (source: string, day: string) => `${source}, record of ${day}`,
    zh: (source: string, day: string) => `${source}，${day} 的记录`,
  },
  byDocuments: {
    ru: (source: string, from: string, to: string) => `${source}, на ${from} и ${to}`,
    en: (source: string, from: string, to: string) => `${source}, ${from} and ${to}`,
    zh: (source: string, from: string, to: string) => `${source}，${from} 与 ${to}`,
  },
  same: {
    ru: 'Отличий нет.',
    en: 'No differences.',
    zh: '没有差异。',
  },
  before: {
    ru: (day: string) =>
      `Изменения реестра известны нам с ${day}. Более ранний день сравнить не с чем: что знает реестр, сказано в событиях ниже.`,
    en: (day: string) =>
      `We know of changes in the register since ${day}. There is nothing to compare an earlier day with: the events below show what the register knows.`,
    zh: (day: string) => `我们自 ${day} 起掌握登记变更，更早的日期无法比较：登记册所知见下方事件。`,
  },
})
