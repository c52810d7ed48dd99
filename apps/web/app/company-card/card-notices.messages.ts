// Catalogue of what stands in place of a card that there is not, and of what is said of a branch.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { NoticesMessages } from './messages/notices/ru.ts'

export const noticesMessages = defineCatalogue<NoticesMessages>({
  ru: () => import('./messages/notices/ru.ts'),
  en: () => import('./messages/notices/en.ts'),
  'zh-CN': () => import('./messages/notices/zh-CN.ts'),
})
