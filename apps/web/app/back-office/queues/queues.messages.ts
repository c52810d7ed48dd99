// Catalogue of the queues beside that of cards: company links, support, complaints.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const queuesMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
