// Texts shared by all pages of the marketplace: header, cards of goods, likes (favourites).

import { defineTexts } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const marketplaceMessages = defineTexts({
  section: { ru: 'Маркетплейс', en: 'Marketplace', zh: '采购平台' },
  trail: { ru: 'Вы здесь', en: 'You are here', zh: '当前位置' },
  searchLabel: { ru: 'Поиск товаров и услуг', en: 'Search goods and services', zh: '搜索商品与服务' },
  searchHint: { ru: 'Товар, услуга или артикул', en: 'Product, service or SKU', zh: '商品、服务或货号' },
  find: { ru: 'Найти', en: 'Find', zh: '搜索' },
  ways: {
    title: { ru: 'Ваше', en: 'Yours', zh: '我的' },
    messages: {
      ru: (count: number) =>
        count === 0
          ? 'Сообщения'
          : `Сообщения, ${plural('ru', count, { one: '# новое', few: '# новых', many: '# новых', other: '# новых' })}`,
      en: (count: number) => (count === 0 ? 'Messages' : `Messages, ${plural('en', count, { other: '# new' })}`),
      zh: (count: number) => (count === 0 ? '消息' : `消息，${plural('zh-CN', count, { other: '# 条新消息' })}`),
    },
    favorites: { ru: 'Избранное', en: 'Favourites', zh: '收藏' },
    basket: {
      ru: (count: number) =>
        count === 0
          ? 'Корзина'
          : `Корзина, ${plural('ru', count, { one: '# товар', few: '# товара', many: '# товаров', other: '# товара' })}`,
      en: (count: number) => (count === 0 ? 'Cart' : `Cart, ${plural('en', count, { one: '# item', other: '# items' })}`),
      zh: (count: number) => (count === 0 ? '购物车' : `购物车，${plural('zh-CN', count, { other: '# 件商品' })}`),
    },
  },
  fromQuantity: { ru: (count: string) => `от ${count}`, en: (count: string) => `from ${count}`, zh: (count: string) => `${count} 起` },
  bulk: { ru: (price: string) => `оптом ${price}`, en: (price: string) => `in bulk ${price}`, zh: (price: string) => `批量 ${price}` },
  verified: { ru: 'Проверенный поставщик', en: 'Verified supplier', zh: '已验证的供应商' },
  reviews: {
    ru: (count: number) => plural('ru', count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' }),
    en: (count: number) => plural('en', count, { one: '# review', other: '# reviews' }),
    zh: (count: number) => plural('zh-CN', count, { other: '# 条评价' }),
  },
  rating: {
    ru: (rating: string) => `Оценка ${rating} из 5`,
    en: (rating: string) => `Rated ${rating} out of 5`,
    zh: (rating: string) => `评分 ${rating}，满分 5`,
  },
  outOfStock: { ru: 'Нет в наличии', en: 'Out of stock', zh: '缺货' },
  inStock: { ru: 'В наличии', en: 'In stock', zh: '有货' },
  left: {
    ru: (count: number) =>
      plural('ru', count, { one: 'Осталась # штука', few: 'Осталось # штуки', many: 'Осталось # штук', other: 'Осталось # штуки' }),
    en: (count: number) => plural('en', count, { one: '# piece left', other: '# pieces left' }),
    zh: (count: number) => plural('zh-CN', count, { other: '剩余 # 件' }),
  },
  oldPrice: { ru: 'Прежняя цена', en: 'Old price', zh: '原价' },
  like: { ru: 'В избранное', en: 'Add to favourites', zh: '收藏' },
  likeLabel: {
    ru: (name: string) => `В избранное: ${name}`,
    en: (name: string) => `Add to favourites: ${name}`,
    zh: (name: string) => `收藏：${name}`,
  },
  failed: { ru: 'Не получилось. Попробуйте ещё раз.', en: 'That did not work. Please try again.', zh: '未能完成，请重试。' },
})
