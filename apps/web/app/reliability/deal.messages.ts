// Catalogue of a deal's sum beside the company.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { DealMessages } from './messages/deal/ru.ts'

export const dealMessages = defineCatalogue<DealMessages>({
  ru: () => import('./messages/deal/ru.ts'),
  en: () => import('./messages/deal/en.ts'),
  'zh-CN': () => import('./messages/deal/zh-CN.ts'),
})
