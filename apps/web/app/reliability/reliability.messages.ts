// Catalogue of the reliability report and its method.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const reliabilityMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
