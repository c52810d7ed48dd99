// Catalogue of signing in, registration and passwords.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { Messages } from './messages/ru.ts'

export const authMessages = defineCatalogue<Messages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
