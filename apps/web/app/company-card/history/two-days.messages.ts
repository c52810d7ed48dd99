// Texts of the comparison of two days.
import { defineTexts } from '../../i18n/catalogue.ts'

export const twoDaysMessages = defineTexts({
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
  },
  wasNot: { ru: 'не было', en: 'none', zh: '无' },
  byRecord: {
    ru: (day: string) => `Реестр ФНС, запись от ${day}`,
    en: (day: string) => `Register of the tax service, record of ${day}`,
    zh: (day: string) => `税务局登记册，${day} 的记录`,
  },
  byExtracts: {
    ru: (from: string, to: string) => `Реестр ФНС, выписки на ${from} и ${to}`,
    en: (from: string, to: string) => `Register of the tax service, extracts of ${from} and ${to}`,
    zh: (from: string, to: string) => `税务局登记册，${from} 与 ${to} 的摘录`,
  },
  same: {
    ru: 'Руководитель, название, адрес, капитал и состояние в эти дни одинаковы.',
    en: 'Head, name, address, capital and status are the same on both days.',
    zh: '两日的负责人、名称、地址、资本和状态相同。',
  },
  before: {
    ru: (day: string) => `Наша первая выписка на ${day}. Более ранний день сравнить не с чем: что знает реестр, сказано в событиях ниже.`,
    en: (day: string) =>
      `Our first extract is of ${day}. An earlier day cannot be compared: what the register knows stands in the events below.`,
    zh: (day: string) => `我们的首份摘录为 ${day}，更早的日期无法比较：登记册所知见下方事件。`,
  },
})
