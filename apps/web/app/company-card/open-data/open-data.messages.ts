// Catalogue of the sections from the tax service's open data, the register of bankruptcies and the aggregator.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { OpenDataMessages } from './messages/ru.ts'

export const openDataMessages = defineCatalogue<OpenDataMessages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
