// Texts of the listing of goods: title, banner for sellers, filters, order, and the page without results.

import type { ProductOrder } from '@sverka/contract/products/products.rules'
import { defineTexts, type Translated } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const listingMessages = defineTexts({
  title: { ru: 'Товары и услуги для бизнеса', en: 'Goods and services for business', zh: '企业商品与服务' },
  description: {
    ru: 'Товары и услуги компаний и предпринимателей, о каждом продавце открыт отчёт по данным реестров.',
    en: 'Goods and services from companies and sole traders, with an open report on every seller from register data.',
    zh: '企业与个体户的商品和服务，每位卖家的登记信息报告均公开。',
  },
  categoryDescription: {
    ru: (category: string) => `${category}: предложения компаний и предпринимателей, о каждом продавце открыт отчёт по данным реестров.`,
    en: (category: string) =>
      `${category}: offers from companies and sole traders, with an open report on every seller from register data.`,
    zh: (category: string) => `${category}：企业与个体户的报价，每位卖家的登记信息报告均公开。`,
  },
  pagedTitle: {
    ru: (title: string, page: number) => `${title}, страница ${page}`,
    en: (title: string, page: number) => `${title}, page ${page}`,
    zh: (title: string, page: number) => `${title}，第 ${page} 页`,
  },
  allCategories: { ru: 'Все категории', en: 'All categories', zh: '全部类别' },
  offers: {
    ru: (count: number) =>
      plural('ru', count, { one: '# предложение', few: '# предложения', many: '# предложений', other: '# предложения' }),
    en: (count: number) => plural('en', count, { one: '# offer', other: '# offers' }),
    zh: (count: number) => plural('zh-CN', count, { other: '# 个报价' }),
  },
  banner: {
    title: { ru: 'Проверенные поставщики', en: 'Verified suppliers', zh: '已验证的供应商' },
    text: {
      ru: 'Знак получает продавец, который подтвердил ИНН. Отчёт о нём открыт каждому.',
      en: 'The mark is given to sellers who have confirmed their INN. Reports on them are open to everyone.',
      zh: '通过税号验证的卖家会获得标志，其报告对所有人公开。',
    },
    sell: { ru: 'Стать продавцом', en: 'Become a seller', zh: '成为卖家' },
  },
  filters: { ru: 'Фильтры', en: 'Filters', zh: '筛选' },
  category: { ru: 'Категория', en: 'Category', zh: '类别' },
  region: { ru: 'Регион', en: 'Region', zh: '地区' },
  price: { ru: 'Цена', en: 'Price', zh: '价格' },
  chosen: {
    ru: (count: number) => plural('ru', count, { one: 'выбрано: #', other: 'выбрано: #' }),
    en: (count: number) => plural('en', count, { one: '# chosen', other: '# chosen' }),
    zh: (count: number) => plural('zh-CN', count, { other: '已选 #' }),
  },
  priceWrong: {
    ru: 'Цена: число без знаков и букв, например 1 500,50.',
    en: 'Price: a number without signs or letters, such as 1500.50.',
    zh: '价格：不带符号和字母的数字，例如 1500.50。',
  },
  priceFrom: { ru: 'От, ₽', en: 'From, ₽', zh: '最低，₽' },
  priceTo: { ru: 'До, ₽', en: 'To, ₽', zh: '最高，₽' },
  terms: { ru: 'Условия', en: 'Terms', zh: '条件' },
  quantityTo: { ru: 'Мне нужно, не больше', en: 'I need at most', zh: '我最多需要' },
  leadDaysTo: { ru: 'Отгрузка, дней не больше', en: 'Ships within, days', zh: '发货天数不超过' },
  numberWrong: { ru: 'Целое число без знаков и букв.', en: 'A whole number without signs or letters.', zh: '不带符号和字母的整数。' },
  need: { ru: (count: string) => `нужно ${count}`, en: (count: string) => `need ${count}`, zh: (count: string) => `需要 ${count}` },
  within: {
    ru: (days: number) => `отгрузка до ${days} дн.`,
    en: (days: number) => `ships in up to ${plural('en', days, { one: '# day', other: '# days' })}`,
    zh: (days: number) => `${days} 天内发货`,
  },
  show: { ru: 'Показать', en: 'Show', zh: '显示' },
  noValues: { ru: 'Здесь выбирать не из чего.', en: 'There is nothing to choose from here.', zh: '此处没有可选项。' },
  from: { ru: (price: string) => `от ${price}`, en: (price: string) => `from ${price}`, zh: (price: string) => `${price} 起` },
  upTo: { ru: (price: string) => `до ${price}`, en: (price: string) => `up to ${price}`, zh: (price: string) => `${price} 以内` },
  notPrice: {
    ru: (typed: string) => `«${typed}» не цена: условие не применено`,
    en: (typed: string) => `“${typed}” is not a price: not applied`,
    zh: (typed: string) => `“${typed}”不是价格：未应用`,
  },
  applied: { ru: 'Выбранные фильтры', en: 'Chosen filters', zh: '已选筛选' },
  remove: {
    ru: (name: string) => `Убрать фильтр ${name}`,
    en: (name: string) => `Remove filter ${name}`,
    zh: (name: string) => `移除筛选 ${name}`,
  },
  resetAll: { ru: 'Сбросить всё', en: 'Reset all', zh: '全部重置' },
  query: { ru: (text: string) => `«${text}»`, en: (text: string) => `“${text}”`, zh: (text: string) => `“${text}”` },
  order: { ru: 'Порядок', en: 'Order', zh: '排序' },
  newest: { ru: 'Сначала новые', en: 'Newest first', zh: '最新优先' },
  nearest: { ru: 'Сначала подходящие', en: 'Best match first', zh: '最相关优先' },
  orders: {
    price: { ru: 'Сначала дешёвые', en: 'Cheapest first', zh: '价格从低到高' },
    '-price': { ru: 'Сначала дорогие', en: 'Most expensive first', zh: '价格从高到低' },
    '-rating': { ru: 'По оценке', en: 'By rating', zh: '按评分' },
    '-views': { ru: 'По просмотрам', en: 'By views', zh: '按浏览量' },
    '-created_at': { ru: 'Сначала новые', en: 'Newest first', zh: '最新优先' },
  } satisfies Record<ProductOrder, Translated<string>>,
  goods: { ru: 'Предложения', en: 'Offers', zh: '报价' },
  empty: {
    title: { ru: 'Ничего не нашли', en: 'Nothing found', zh: '没有找到' },
    text: {
      ru: 'Так ничего не подходит. Снимите что-нибудь одно:',
      en: 'Nothing matches all of this. Remove one condition:',
      zh: '没有符合全部条件的报价。请去掉其中一项：',
    },
    nothing: { ru: 'Проверьте написание или начните сначала.', en: 'Check the spelling or start again.', zh: '请检查拼写或重新开始。' },
    noSuchPage: { ru: 'Такой страницы нет', en: 'There is no such page', zh: '没有这一页' },
    toFirst: { ru: 'На первую страницу', en: 'To the first page', zh: '回到第一页' },
    all: { ru: 'Все предложения', en: 'All offers', zh: '全部报价' },
    without: {
      search: { ru: 'Без поиска', en: 'Without the search', zh: '不限搜索词' },
      category: { ru: 'Без категории', en: 'Without the category', zh: '不限类别' },
      region: { ru: 'Без региона', en: 'Without the region', zh: '不限地区' },
      terms: { ru: 'Без условий', en: 'Without the terms', zh: '不限条件' },
      price: { ru: 'Без цены', en: 'Without the price', zh: '不限价格' },
    },
  },
  spelled: {
    ru: 'Ровно таких слов нет ни в одной карточке. Показываем похожие по написанию.',
    en: 'No card has exactly these words. Showing similar spellings.',
    zh: '没有商品完全包含这些词，以下是拼写相近的结果。',
  },
})
