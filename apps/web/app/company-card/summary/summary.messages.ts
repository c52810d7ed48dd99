// Catalogue of the summary: its cards and the verdict over them.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { SummaryMessages } from './messages/ru.ts'

export const summaryMessages = defineCatalogue<SummaryMessages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
