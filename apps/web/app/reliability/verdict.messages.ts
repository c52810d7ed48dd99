// Catalogues of the verdict: in a line, and what the summary says of it; that of the report has these words too.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { LineMessages } from './messages/line/ru.ts'
import type { VerdictMessages } from './messages/verdict/ru.ts'

export const verdictMessages = defineCatalogue<VerdictMessages>({
  ru: () => import('./messages/verdict/ru.ts'),
  en: () => import('./messages/verdict/en.ts'),
  'zh-CN': () => import('./messages/verdict/zh-CN.ts'),
})

export const verdictLineMessages = defineCatalogue<LineMessages>({
  ru: () => import('./messages/line/ru.ts'),
  en: () => import('./messages/line/en.ts'),
  'zh-CN': () => import('./messages/line/zh-CN.ts'),
})
