// Catalogue of the tabs that are filled from the register.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { RegisterMessages } from './messages/register/ru.ts'

export const registerTabMessages = defineCatalogue<RegisterMessages>({
  ru: () => import('./messages/register/ru.ts'),
  en: () => import('./messages/register/en.ts'),
  'zh-CN': () => import('./messages/register/zh-CN.ts'),
})
