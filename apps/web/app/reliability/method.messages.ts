// Catalogue of the page of the method.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { MethodMessages } from './messages/method/ru.ts'

export const methodMessages = defineCatalogue<MethodMessages>({
  ru: () => import('./messages/method/ru.ts'),
  en: () => import('./messages/method/en.ts'),
  'zh-CN': () => import('./messages/method/zh-CN.ts'),
})
