// Texts about delivery of goods: methods, price, regions and time; for the cart, the item page, orders and the seller's page.
import type { DeliveryKind } from '@sverka/contract/products/delivery.rules'
import { defineTexts, type Translated } from './catalogue.ts'
import { plural } from './plural.ts'

export const deliveryMessages = defineTexts({
  delivery: { ru: 'Доставка', en: 'Delivery', zh: '配送' },
  kinds: {
    pickup: { ru: 'Самовывоз', en: 'Pickup', zh: '自提' },
    transport: { ru: 'Транспорт продавца', en: 'Seller’s transport', zh: '卖家配送' },
    carrier: { ru: 'Перевозчик', en: 'Carrier', zh: '承运商' },
  } satisfies Record<DeliveryKind, Translated<string>>,
  agreed: { ru: 'по договорённости', en: 'by agreement', zh: '另行商定' },
  agreedWithSeller: { ru: 'по договорённости с продавцом', en: 'by agreement with the seller', zh: '与卖家商定' },
  free: { ru: 'бесплатно', en: 'free', zh: '免费' },
  /** Free from a sum of the order; the sum is passed as formatted text. */
  freeFrom: {
    ru: (sum: string) => `бесплатно от ${sum}`,
    en: (sum: string) => `free from ${sum}`,
    zh: (sum: string) => `满 ${sum} 免费`,
  },
  readyBy: { ru: (day: string) => `срок до ${day}`, en: (day: string) => `by ${day}`, zh: (day: string) => `${day} 前` },
  everywhere: { ru: 'вся Россия', en: 'all of Russia', zh: '俄罗斯全境' },
  /** After the first regions of a list: the number of further ones. */
  others: { ru: (count: number) => `ещё ${count}`, en: (count: number) => `${count} more`, zh: (count: number) => `另 ${count} 个` },
  days: {
    ru: (count: number) =>
      plural('ru', count, { one: 'срок до # дня', few: 'срок до # дней', many: 'срок до # дней', other: 'срок до # дня' }),
    en: (count: number) => plural('en', count, { one: 'within # day', other: 'within # days' }),
    zh: (count: number) => `${count} 天内`,
  },
})
