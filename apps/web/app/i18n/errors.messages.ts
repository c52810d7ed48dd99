// Catalogue of what people read about each error code of the contract.
import { defineCatalogue } from './catalogue.ts'
import type { Messages } from './messages/errors/ru.ts'

export const errorMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/errors/ru.ts'),
  en: () => import('./messages/errors/en.ts'),
  'zh-CN': () => import('./messages/errors/zh-CN.ts'),
})
