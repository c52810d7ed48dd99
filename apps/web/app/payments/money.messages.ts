// Catalogue of a seller's money page.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/money/ru.ts'

export const moneyMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/money/ru.ts'),
  en: () => import('./messages/money/en.ts'),
  'zh-CN': () => import('./messages/money/zh-CN.ts'),
})
