// Catalogue of the promotion: what the home page needs of the words of the marketplace.
import { defineCatalogue } from '../i18n/catalogue.ts'
import type { PromotionMessages } from './messages/promotion/ru.ts'

export const promotionMessages = defineCatalogue<PromotionMessages>({
  ru: () => import('./messages/promotion/ru.ts'),
  en: () => import('./messages/promotion/en.ts'),
  'zh-CN': () => import('./messages/promotion/zh-CN.ts'),
})
