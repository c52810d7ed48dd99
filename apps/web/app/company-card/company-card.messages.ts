// Catalogue of the company card: header, five answers, tab bar, summary and the tabs from the register.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const cardMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
