// Catalogue of the form of a card.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/form/ru.ts'

export const productFormMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/form/ru.ts'),
  en: () => import('./messages/form/en.ts'),
  'zh-CN': () => import('./messages/form/zh-CN.ts'),
})
