// Texts of the summary tab of a company card. Days and sums of money are passed in as formatted text.

import type { Purpose } from '@sverka/contract/company-card/reliability.rules'
import { defineTexts, type Messages, type Translated } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'
import { cardMessages } from '../company-card.messages.ts'

export const summaryMessages = defineTexts({
  ...cardMessages.texts,
  contractRoles: {
    supplier: { ru: 'Поставщик', en: 'Supplier', zh: '供应商' },
    customer: { ru: 'Заказчик', en: 'Customer', zh: '采购方' },
  },
  contractCount: {
    ru: (count: number) => plural('ru', count, { one: '# контракт', few: '# контракта', many: '# контрактов', other: '# контракта' }),
    en: (count: number) => plural('en', count, { one: '# contract', other: '# contracts' }),
    zh: (count: number) => `${count} 份合同`,
  },
  verdictFor: { ru: 'Вердикт для сделки', en: 'Verdict for the deal', zh: '交易结论' },
  dealSum: { ru: 'Сумма сделки', en: 'Deal amount', zh: '交易金额' },
  deals: {
    prepayment: { ru: 'Предоплата', en: 'Prepayment', zh: '预付款' },
    deferral: { ru: 'Отсрочка', en: 'Deferral', zh: '赊销' },
    contractor: { ru: 'Подрядчик', en: 'Contractor', zh: '承包商' },
    share: { ru: 'Доля', en: 'Share', zh: '股权' },
  } as Record<Purpose, Translated<string>>,
  coverage: { ru: 'Охват', en: 'Coverage', zh: '覆盖范围' },
  details: { ru: 'Подробнее', en: 'Details', zh: '详情' },
  closedInfo: { ru: 'Сведения на день закрытия', en: 'Data as of the closing day', zh: '终止之日的信息' },
  lastAccounts: { ru: 'Последняя отчётность', en: 'Last accounts', zh: '最后一期报表' },
  revenueOfYear: {
    ru: (year: number, revenue: string) => `${year} год, выручка ${revenue}`,
    en: (year: number, revenue: string) => `${year}, revenue ${revenue}`,
    zh: (year: number, revenue: string) => `${year}年，营业收入 ${revenue}`,
  },
  mainInfo: { ru: 'Основные сведения', en: 'Key facts', zh: '基本信息' },
  traderAddress: {
    ru: 'адрес ИП закон не раскрывает',
    en: 'sole traders’ addresses are not disclosed by law',
    zh: '法律不公开个体经营者的详细地址',
  },
  capital: { ru: 'Уставный капитал', en: 'Share capital', zh: '注册资本' },
  /** By the kind of capital as the register writes it. */
  capitalNames: {
    'УСТАВНЫЙ ФОНД': { ru: 'Уставный фонд', en: 'Charter fund', zh: '法定基金' },
    'ПАЕВОЙ ФОНД': { ru: 'Паевой фонд', en: 'Members’ share fund', zh: '股金基金' },
    'ПАЕВЫЕ ВЗНОСЫ': { ru: 'Паевые взносы', en: 'Members’ contributions', zh: '股金' },
    'СКЛАДОЧНЫЙ КАПИТАЛ': { ru: 'Складочный капитал', en: 'Contributed capital', zh: '合伙出资' },
  } as Readonly<Record<string, Translated<string>>>,
  registration: { ru: 'Регистрация', en: 'Registration', zh: '登记' },
  contacts: { ru: 'Контакты', en: 'Contacts', zh: '联系方式' },
  connections: { ru: 'Связи', en: 'Connections', zh: '关联' },
  disqualifiedUntil: {
    ru: (day: string) => `дисквалификация до ${day}`,
    en: (day: string) => `disqualified until ${day}`,
    zh: (day: string) => `取消资格至 ${day}`,
  },
  endedLicenses: { ru: 'не действуют: владелец прекратил работу', en: 'not in force: the holder has closed', zh: '已随持有人终止' },
  activeLicenses: {
    ru: (count: number, day: string | null) => `${day ? `по данным на ${day} ` : ''}действуют: ${count}`,
    en: (count: number, day: string | null) => `in force${day ? ` as of ${day}` : ''}: ${count}`,
    zh: (count: number, day: string | null) => `${day ? `截至 ${day} ` : ''}有效：${count}`,
  },
  offices: {
    ru: (branches: number, representations: number) =>
      representations === 0 ? `филиалов: ${branches}` : `филиалов: ${branches}, представительств:\u00a0${representations}`,
    en: (branches: number, representations: number) =>
      representations === 0 ? `branches: ${branches}` : `branches: ${branches}, representative offices: ${representations}`,
    zh: (branches: number, representations: number) =>
      representations === 0 ? `分公司 ${branches}` : `分公司 ${branches}，代表处 ${representations}`,
  },
  andMore: {
    ru: (count: number) => `и ещё ${count}`,
    en: (count: number) => `and ${count} more`,
    zh: (count: number) => `另有 ${count} 项`,
  },
  sourcesTitle: {
    ru: (isDemoData: boolean): string => (isDemoData ? 'Примеры источников' : 'Источники'),
    en: (isDemoData: boolean) => (isDemoData ? 'Examples of sources' : 'Sources'),
    zh: (isDemoData: boolean) => (isDemoData ? '示例来源' : '数据来源'),
  },
  allSources: { ru: 'Все источники', en: 'All sources', zh: '全部来源' },
  purchases: { ru: 'Госзакупки', en: 'Public procurement', zh: '政府采购' },
  lastCase: { ru: 'Последнее дело', en: 'Latest case', zh: '最近案件' },
  casesWord: {
    ru: (count: number) => plural('ru', count, { one: 'дело', few: 'дела', many: 'дел', other: 'дела' }),
    en: (count: number) => (count === 1 ? 'case' : 'cases'),
    zh: () => '件',
  },
  withViolations: {
    ru: (count: number) => `с нарушениями: ${count}`,
    en: (count: number) => `with violations: ${count}`,
    zh: (count: number) => `有违规：${count}`,
  },
  withoutOutcome: {
    ru: (count: number) => `без сведений о нарушениях: ${count}`,
    en: (count: number) => `outcome not stated: ${count}`,
    zh: (count: number) => `结果不详：${count}`,
  },
  violationsNoneOn: {
    ru: (day: string) => `нарушений не выявлено на ${day}`,
    en: (day: string) => `no violations found as of ${day}`,
    zh: (day: string) => `截至 ${day} 未发现违规`,
  },
  positiveFactors: { ru: 'Положительных', en: 'Positive', zh: '积极' },
  negativeFactors: { ru: 'Отрицательных', en: 'Negative', zh: '消极' },
  /** Under the number in the gauge. */
  gaugeCaption: { ru: 'положительных', en: 'positive', zh: '积极' },
  gaugeLabel: {
    ru: (positive: number, negative: number) => `Положительных факторов ${positive}, отрицательных ${negative}`,
    en: (positive: number, negative: number) => `${positive} positive factors, ${negative} negative`,
    zh: (positive: number, negative: number) => `积极因素 ${positive}，消极因素 ${negative}`,
  },
})

export type SummaryMessages = Messages<typeof summaryMessages>
