// Texts of the basket. Russian is the source; the headings and buttons are the specification's own.
import { plural } from '../../i18n/plural.ts'

export const messages = {
  title: 'Корзина',
  goods: (count: number) => `${count} ${plural('ru', count, { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' })}`,
  empty: 'Товаров не найдено',
  emptyHint: 'Всё, что вы положите в корзину, ждёт здесь.',
  toMarket: 'Перейти в маркетплейс',
  selectAll: 'Выбрать всё',
  select: (name: string) => `Выбрать: ${name}`,
  removeSelected: 'Удалить выбранное',
  remove: (name: string) => `Удалить: ${name}`,
  removeOne: 'Удалить',
  removed: 'Удалено из корзины',
  seller: (name: string) => `Продавец: ${name}`,
  quantity: 'Количество',
  priceChanged: (before: string, now: string) => `Цена изменилась: была ${before}, стала ${now}`,
  sellerChanged: (before: string, now: string) => `Сведения о продавце изменились: было «${before}», стало «${now}»`,
  outOfStock: 'Нет в наличии',
  tooFew: (left: number) => `Столько нет: осталось ${left}`,
  unpayable: 'Продавец пока не принимает оплату на сайте',
  unpayableHint: 'Договоритесь с ним в переписке. Товары останутся в корзине.',
  write: 'Написать продавцу',
  gone: 'Больше не продаётся',
  yourOrder: 'Ваш заказ',
  selected: (count: number) => `Выбрано, ${count} шт.`,
  discount: 'Скидка',
  total: 'Итого',
  checkout: 'Перейти к оформлению',
  checkoutHint: 'Адрес и телефон спросим на следующем шаге. Чек придёт на почту.',
  chooseHint: 'Отметьте товары, чтобы оформить заказ.',
  quantityHint: 'Исправьте количество, чтобы оформить заказ.',
  nothingBuyable: 'Эти товары сейчас нельзя оплатить на сайте.',
  modalTitle: 'Оформление заказа',
  address: 'Адрес доставки',
  postalCode: 'Почтовый индекс',
  phone: 'Телефон',
  orderCount: (count: number) =>
    count > 1
      ? `Будет ${plural('ru', count, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' })}: по одному на продавца, оплата одна.`
      : 'Оплата на следующей странице.',
  pay: 'Перейти к оплате',
  close: 'Закрыть',
  basketChanged: 'Выбранного уже нет в корзине: она изменилась в другой вкладке. Проверьте её и оформите заказ ещё раз.',
  about: (why: string, names: readonly string[]) => `${why.replace(/\.$/, '')}: ${names.map((name) => `«${name}»`).join(', ')}.`,
  failed: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
  notSaved: (name: string) => `Количество не сохранилось: ${name}`,
}

export type Messages = typeof messages
