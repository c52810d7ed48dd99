// Catalogue of the tabs that list records of other sources.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { RecordsMessages } from './messages/records/ru.ts'

export const recordTabMessages = defineCatalogue<RecordsMessages>({
  ru: () => import('./messages/records/ru.ts'),
  en: () => import('./messages/records/en.ts'),
  'zh-CN': () => import('./messages/records/zh-CN.ts'),
})
