// Catalogue of how a report is asked for: what a card needs of the words of reports.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { MakingMessages } from './messages/making/ru.ts'

export const makingMessages = defineCatalogue<MakingMessages>({
  ru: () => import('./messages/making/ru.ts'),
  en: () => import('./messages/making/en.ts'),
  'zh-CN': () => import('./messages/making/zh-CN.ts'),
})
