// Catalogue of what staff watch: figures, orders, payments, sources and background work.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const dataMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
