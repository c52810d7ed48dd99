// Texts of the company card: its header, tab labels, and words that several tabs share. ИНН is a taxpayer number, ОГРН the registration number of a
// company, ОГРНИП that of a sole trader, КПП the code of a tax registration.

import { type TabId, tabs } from '@sverka/contract/company-card/tabs'
import { defineTexts, type Messages, type Translated, translated } from '../i18n/catalogue.ts'

export const cardMessages = defineTexts({
  tabs: translated(Object.fromEntries(tabs.map(({ id, label }) => [id, label])) as Record<TabId, string>, {
    summary: { en: 'Summary', zh: '概览' },
    arbitration: { en: 'Court cases', zh: '仲裁案件' },
    finances: { en: 'Finances', zh: '财务' },
    connections: { en: 'Connections', zh: '关联' },
    trademarks: { en: 'Trademarks', zh: '商标' },
    founders: { en: 'Founders', zh: '创始人' },
    reliability: { en: 'Reliability', zh: '可靠性' },
    debts: { en: 'Debts', zh: '债务' },
    sanctions: { en: 'Sanctions', zh: '制裁' },
    leasing: { en: 'Leasing', zh: '租赁' },
    inspections: { en: 'Inspections', zh: '检查' },
    history: { en: 'History', zh: '历史' },
    details: { en: 'Registration details', zh: '登记信息' },
    okved: { en: 'Activities', zh: '经营活动' },
    branches: { en: 'Branches', zh: '分支机构' },
    licenses: { en: 'Licences', zh: '许可证' },
    contracts: { en: 'Contracts', zh: '合同' },
  }),
  tabsLabel: { ru: 'Разделы карточки', en: 'Sections of the card', zh: '卡片栏目' },
  more: { ru: 'Ещё', en: 'More', zh: '更多' },
  tabWarning: { ru: 'есть на что обратить внимание', en: 'needs attention', zh: '需要注意' },
  /** Beside the reliability tab if its report has a stop factor, one that rules out a deal. */
  tabStop: { ru: 'стоп', en: 'stop', zh: '止' },
  /** Link to the card as of a past day. */
  onDay: { ru: 'На дату', en: 'By date', zh: '查看日期' },
  fullReport: { ru: 'Полный отчёт', en: 'Full report', zh: '完整报告' },
  copyRequisites: { ru: 'Скопировать реквизиты', en: 'Copy company details', zh: '复制公司信息' },
  requisitesCopied: { ru: 'Реквизиты скопированы', en: 'Company details copied', zh: '公司信息已复制' },
  address: { ru: 'Юридический адрес', en: 'Legal address', zh: '法定地址' },
  leader: { ru: 'Руководитель', en: 'Head', zh: '负责人' },
  verdictMore: { ru: 'Из чего складывается', en: 'What it is based on', zh: '依据' },
  loading: { ru: 'Загружаем карточку', en: 'Loading the card', zh: '正在加载' },
  marketplace: { ru: 'Маркетплейс', en: 'Marketplace', zh: '采购平台' },
  showcase: { ru: 'Витрина', en: 'Storefront', zh: '橱窗' },
  breadcrumbs: { ru: 'Путь', en: 'Breadcrumbs', zh: '路径' },
  counterParties: { ru: 'Контрагенты', en: 'Counterparties', zh: '交易对手' },
  searchLabel: { ru: 'Поиск компании', en: 'Company search', zh: '搜索公司' },
  searchPlaceholder: { ru: 'ИНН, ОГРН или название', en: 'INN, OGRN or name', zh: '税号、OGRN 或名称' },
  copy: { ru: 'Скопировать', en: 'Copy', zh: '复制' },
  copied: { ru: 'Скопировано!', en: 'Copied!', zh: '已复制！' },
  copyInn: { ru: 'Скопировать ИНН', en: 'Copy INN', zh: '复制税号' },
  copyOgrn: { ru: 'Скопировать ОГРН', en: 'Copy OGRN', zh: '复制 OGRN' },
  inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
  kpp: { ru: 'КПП', en: 'KPP', zh: 'KPP' },
  ogrn: { ru: 'ОГРН', en: 'OGRN', zh: 'OGRN' },
  ogrnip: { ru: 'ОГРНИП', en: 'OGRNIP', zh: 'OGRNIP' },
  description: {
    ru: ({ name, inn, ogrn, status, address }: { name: string; inn: string; ogrn: string; status: string; address: string }) =>
      [`${name}: ${status}`, inn && `ИНН ${inn}`, `ОГРН ${ogrn}`, address, 'реквизиты, учредители, лицензии и виды деятельности']
        .filter(Boolean)
        .join(', '),
    en: ({ name, inn, ogrn, status, address }: { name: string; inn: string; ogrn: string; status: string; address: string }) =>
      [`${name}: ${status}`, inn && `INN ${inn}`, `OGRN ${ogrn}`, address, 'registration details, founders, licences and activities']
        .filter(Boolean)
        .join(', '),
    zh: ({ name, inn, ogrn, status, address }: { name: string; inn: string; ogrn: string; status: string; address: string }) =>
      [`${name}：${status}`, inn && `税号 ${inn}`, `OGRN ${ogrn}`, address, '登记信息、创始人、许可证和经营活动']
        .filter(Boolean)
        .join('，'),
  },
  noData: { ru: 'Нет данных', en: 'No data', zh: '暂无数据' },
  soleTrader: { ru: 'Индивидуальный предприниматель', en: 'Sole trader', zh: '个体经营者' },
  farmHead: { ru: 'Глава крестьянского (фермерского) хозяйства', en: 'Head of a farm', zh: '农场经营者' },
  isMine: { ru: 'Это моя компания', en: 'This is my company', zh: '这是我的公司' },
  /**
   * By the code of a source: `egrul` is the state register of legal entities, `egrip` that of sole traders, `msp` that of small and medium
   * businesses; `statistics` is the state statistics service.
   */
  sources: {
    egrul: { ru: 'ЕГРЮЛ, ФНС', en: 'EGRUL, Federal Tax Service', zh: '法人统一登记册（联邦税务局）' },
    egrip: { ru: 'ЕГРИП, ФНС', en: 'EGRIP, Federal Tax Service', zh: '个体经营者统一登记册（联邦税务局）' },
    msp: { ru: 'Реестр МСП, ФНС', en: 'Small business register, Federal Tax Service', zh: '中小企业登记册（联邦税务局）' },
    register: { ru: 'Реестр ФНС', en: 'Register of the Federal Tax Service', zh: '联邦税务局登记册' },
    statistics: { ru: 'Росстат', en: 'Rosstat', zh: '俄罗斯统计局' },
  } as Record<string, Translated<string>>,
  /** `example`: the facts are invented, for a demo. */
  source: {
    ru: (name: string, example?: boolean) => `${example ? 'Пример источника' : 'Источник'}: ${name}`,
    en: (name: string, example?: boolean) => `${example ? 'Example source' : 'Source'}: ${name}`,
    zh: (name: string, example?: boolean) => `${example ? '示例来源' : '来源'}：${name}`,
  },
  sourceAsOf: {
    ru: (name: string, day: string, example?: boolean) => `${example ? 'Пример источника' : 'Источник'}: ${name}, на ${day}`,
    en: (name: string, day: string, example?: boolean) => `${example ? 'Example source' : 'Source'}: ${name}, as of ${day}`,
    zh: (name: string, day: string, example?: boolean) => `${example ? '示例来源' : '来源'}：${name}，截至 ${day}`,
  },
  mainActivity: { ru: 'Основной вид деятельности', en: 'Main activity', zh: '主营活动' },
  unreliable: { ru: 'Недостоверно', en: 'Unreliable', zh: '信息不实' },
  /** Instead of a person's name that the register withholds. */
  hiddenByLaw: { ru: 'Сведения скрыты по закону', en: 'Withheld by law', zh: '依法不公开' },
  taxAddress: { ru: 'Адрес', en: 'Address', zh: '地址' },
})

export type CardMessages = Messages<typeof cardMessages>
