// Catalogue of what every tab of the company card has: header, tab bar, notes of the register's source.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const cardMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
