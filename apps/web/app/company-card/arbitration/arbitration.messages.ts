// Catalogue of the tab of arbitration.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { ArbitrationMessages } from './messages/ru.ts'

export const arbitrationMessages = defineCatalogue<ArbitrationMessages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
