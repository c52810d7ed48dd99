// Catalogue of the strip of answers, which stands over a seller's goods too.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { AnswersMessages } from './messages/answers/ru.ts'

export const answersMessages = defineCatalogue<AnswersMessages>({
  ru: () => import('./messages/answers/ru.ts'),
  en: () => import('./messages/answers/en.ts'),
  'zh-CN': () => import('./messages/answers/zh-CN.ts'),
})
