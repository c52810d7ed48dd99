// Catalogue of what the tabs filled from courts, accounts, purchases and other sources share.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { TabMessages } from './messages/tabs/ru.ts'

export const tabMessages = defineCatalogue<TabMessages>({
  ru: () => import('./messages/tabs/ru.ts'),
  en: () => import('./messages/tabs/en.ts'),
  'zh-CN': () => import('./messages/tabs/zh-CN.ts'),
})
