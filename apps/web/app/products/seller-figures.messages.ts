// Texts of a seller's sales funnel: goods shown in lists, viewed, put into a cart, ordered.
import { defineTexts } from '../i18n/catalogue.ts'

export const sellerFiguresMessages = defineTexts({
  title: { ru: 'От показа до заказа', en: 'From listing to order', zh: '从展示到下单' },
  steps: {
    shown: { ru: 'Показы в списках', en: 'Shown in lists', zh: '列表展示' },
    viewed: { ru: 'Просмотры', en: 'Views', zh: '浏览' },
    basketed: { ru: 'В корзину', en: 'Added to cart', zh: '加入购物车' },
    ordered: { ru: 'Заказы', en: 'Orders', zh: '订单' },
  },
  /** `days` is the period of the figures, `since` the first counted day in it, as a formatted date. Programs are bots. */
  footnote: {
    ru: (days: number, since: string) =>
      `За ${days} дней, считаем с ${since}. Один человек за день считается один раз; вас самих и программы не считаем.`,
    en: (days: number, since: string) =>
      `Over ${days} days, counted since ${since}. Each person counts once a day; you and bots are not counted.`,
    zh: (days: number, since: string) => `最近 ${days} 天，自 ${since} 起统计。每人每天计一次；您本人和程序不计入。`,
  },
})
