// Catalogue of the tab of finances.
import { defineCatalogue } from '../../i18n/catalogue.ts'
import type { FinancesMessages } from './messages/ru.ts'

export const financesMessages = defineCatalogue<FinancesMessages>({
  ru: () => import('./messages/ru.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
