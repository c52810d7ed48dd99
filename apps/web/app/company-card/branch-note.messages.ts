// Catalogue of what is said of a company's branch.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { BranchMessages } from './messages/branch/ru.ts'

export const branchMessages = defineCatalogue<BranchMessages>({
  ru: () => import('./messages/branch/ru.ts'),
  en: () => import('./messages/branch/en.ts'),
  'zh-CN': () => import('./messages/branch/zh-CN.ts'),
})
