// Catalogue of bank statements.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { StatementMessages } from './messages/statement/ru.ts'

export const statementMessages = defineCatalogue<StatementMessages>({
  ru: () => import('./messages/statement/ru.ts'),
  en: () => import('./messages/statement/en.ts'),
  'zh-CN': () => import('./messages/statement/zh-CN.ts'),
})
