// Catalogue of what stands in place of a card that there is not.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { MissingMessages } from './messages/missing/ru.ts'

export const missingMessages = defineCatalogue<MissingMessages>({
  ru: () => import('./messages/missing/ru.ts'),
  en: () => import('./messages/missing/en.ts'),
  'zh-CN': () => import('./messages/missing/zh-CN.ts'),
})
