// Texts of the marketplace. Russian is the source.
import type { ProductOrder } from '@sverka/contract/products/products.rules'
import { plural } from '../../i18n/plural.ts'

export const messages = {
  section: 'Маркетплейс',
  title: 'Товары и услуги для бизнеса',
  description: 'Товары и услуги компаний и предпринимателей, о каждом продавце открыт отчёт по данным реестров.',
  descriptionOf: (category: string) =>
    `${category}: предложения компаний и предпринимателей, о каждом продавце открыт отчёт по данным реестров.`,
  pageOf: (title: string, page: number) => `${title}, страница ${page}`,
  allCategories: 'Все категории',
  trail: 'Вы здесь',
  searchLabel: 'Поиск товаров и услуг',
  searchHint: 'Товар, услуга или артикул',
  find: 'Найти',
  offers: (count: number) =>
    plural('ru', count, { one: '# предложение', few: '# предложения', many: '# предложений', other: '# предложения' }),
  ways: {
    title: 'Ваше',
    messages: (count: number) =>
      count === 0
        ? 'Сообщения'
        : `Сообщения, ${plural('ru', count, { one: '# новое', few: '# новых', many: '# новых', other: '# новых' })}`,
    favorites: 'Избранное',
    basket: (count: number) =>
      count === 0
        ? 'Корзина'
        : `Корзина, ${plural('ru', count, { one: '# товар', few: '# товара', many: '# товаров', other: '# товара' })}`,
  },
  banner: {
    title: 'Проверенные поставщики',
    text: 'Знак получает продавец, который подтвердил ИНН. Отчёт о нём открыт каждому.',
    sell: 'Стать продавцом',
  },
  filters: 'Фильтры',
  category: 'Категория',
  region: 'Регион',
  price: 'Цена',
  chosen: (count: number) => plural('ru', count, { one: 'выбрано: #', other: 'выбрано: #' }),
  priceWrong: 'Цена: число без знаков и букв, например 1 500,50.',
  priceFrom: 'От, ₽',
  priceTo: 'До, ₽',
  show: 'Показать',
  noValues: 'Здесь выбирать не из чего.',
  from: (price: string) => `от ${price}`,
  upTo: (price: string) => `до ${price}`,
  applied: 'Выбранные фильтры',
  remove: (name: string) => `Убрать фильтр ${name}`,
  resetAll: 'Сбросить всё',
  query: (text: string) => `«${text}»`,
  order: 'Порядок',
  newest: 'Сначала новые',
  nearest: 'Сначала подходящие',
  orders: {
    price: 'Сначала дешёвые',
    '-price': 'Сначала дорогие',
    '-rating': 'По оценке',
    '-views': 'По просмотрам',
    '-created_at': 'Сначала новые',
  } satisfies Record<ProductOrder, string>,
  goods: 'Предложения',
  empty: {
    title: 'Ничего не нашли',
    text: 'Так ничего не подходит. Снимите что-нибудь одно:',
    nothing: 'Проверьте написание или начните сначала.',
    noSuchPage: 'Такой страницы нет',
    toFirst: 'На первую страницу',
    all: 'Все предложения',
    without: { search: 'Без поиска', category: 'Без категории', region: 'Без региона', price: 'Без цены' },
  },
  spelled: 'Ровно таких слов нет ни в одной карточке. Показываем похожие по написанию.',
  verified: 'Проверенный поставщик',
  reviews: (count: number) => plural('ru', count, { one: '# отзыв', few: '# отзыва', many: '# отзывов', other: '# отзыва' }),
  rating: (rating: string) => `Оценка ${rating} из 5`,
  outOfStock: 'Нет в наличии',
  inStock: 'В наличии',
  left: (count: number) =>
    plural('ru', count, { one: 'Осталась # штука', few: 'Осталось # штуки', many: 'Осталось # штук', other: 'Осталось # штуки' }),
  oldPrice: 'Прежняя цена',
  like: 'В избранное',
  likeOf: (name: string) => `В избранное: ${name}`,
  failed: 'Не получилось. Попробуйте ещё раз.',
}

export type Messages = typeof messages
