// Catalogue of the tabs filled from courts, accounts, purchases and other sources.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { TabMessages } from './tab-messages/ru.ts'

export const tabMessages = defineCatalogue<TabMessages>({
  ru: () => import('./tab-messages/ru.ts'),
  en: () => import('./tab-messages/en.ts'),
  'zh-CN': () => import('./tab-messages/zh-CN.ts'),
})
