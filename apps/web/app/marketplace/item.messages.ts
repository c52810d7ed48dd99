// Catalogue of the page of an item.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { ItemMessages } from './messages/item/ru.ts'

export const itemMessages = defineCatalogue<ItemMessages>({
  ru: () => import('./messages/item/ru.ts'),
  en: () => import('./messages/item/en.ts'),
  'zh-CN': () => import('./messages/item/zh-CN.ts'),
})
