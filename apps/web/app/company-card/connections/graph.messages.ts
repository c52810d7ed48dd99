// Catalogue of the graph of connections, fetched when the graph is opened.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const graphMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
