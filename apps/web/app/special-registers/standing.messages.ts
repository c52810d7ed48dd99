// Catalogue of where one company stands: what a card needs of the words of special registers.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { StandingMessages } from './messages/standing/ru.ts'

export const standingMessages = defineCatalogue<StandingMessages>({
  ru: () => import('./messages/standing/ru.ts'),
  en: () => import('./messages/standing/en.ts'),
  'zh-CN': () => import('./messages/standing/zh-CN.ts'),
})
