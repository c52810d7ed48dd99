// Catalogue of what staff watch: one payment, the ledger, and what somebody must look at about money.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const moneyMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
