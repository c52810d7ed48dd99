// Texts of the cart and of its checkout. ИНН is the taxpayer number of the buying company.
import { defineTexts, type Messages } from '../i18n/catalogue.ts'
import { plural } from '../i18n/plural.ts'

export const cartMessages = defineTexts({
  title: { ru: 'Корзина', en: 'Cart', zh: '购物车' },
  goods: {
    ru: (count: number) => `${count} ${plural('ru', count, { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' })}`,
    en: (count: number) => `${count} ${plural('en', count, { one: 'item', other: 'items' })}`,
    zh: (count: number) => `${count} 件商品`,
  },
  empty: { ru: 'Товаров не найдено', en: 'No goods found', zh: '未找到商品' },
  emptyHint: {
    ru: 'Всё, что вы положите в корзину, ждёт здесь.',
    en: 'Everything you add to the cart waits here.',
    zh: '您放入购物车的商品都在这里。',
  },
  toMarket: { ru: 'Перейти в маркетплейс', en: 'Go to the marketplace', zh: '前往商城' },
  selectAll: { ru: 'Выбрать всё', en: 'Select all', zh: '全选' },
  select: { ru: (name: string) => `Выбрать: ${name}`, en: (name: string) => `Select: ${name}`, zh: (name: string) => `选择：${name}` },
  removeSelected: { ru: 'Удалить выбранное', en: 'Remove selected', zh: '删除所选' },
  remove: { ru: (name: string) => `Удалить: ${name}`, en: (name: string) => `Remove: ${name}`, zh: (name: string) => `删除：${name}` },
  removeOne: { ru: 'Удалить', en: 'Remove', zh: '删除' },
  removed: { ru: 'Удалено из корзины', en: 'Removed from the cart', zh: '已从购物车删除' },
  seller: { ru: (name: string) => `Продавец: ${name}`, en: (name: string) => `Seller: ${name}`, zh: (name: string) => `卖家：${name}` },
  quantity: { ru: 'Количество', en: 'Quantity', zh: '数量' },
  priceChanged: {
    ru: (before: string, now: string) => `Цена изменилась: была ${before}, стала ${now}`,
    en: (before: string, now: string) => `The price has changed: was ${before}, now ${now}`,
    zh: (before: string, now: string) => `价格已变动：原价 ${before}，现价 ${now}`,
  },
  sellerChanged: {
    ru: (before: string, now: string) => `Сведения о продавце изменились: было «${before}», стало «${now}»`,
    en: (before: string, now: string) => `Information about the seller has changed: was “${before}”, now “${now}”`,
    zh: (before: string, now: string) => `卖家信息已变动：原为“${before}”，现为“${now}”`,
  },
  outOfStock: { ru: 'Нет в наличии', en: 'Out of stock', zh: '缺货' },
  tooFew: {
    ru: (left: number) => `Столько нет: осталось ${left}`,
    en: (left: number) => `Not that many in stock: ${left} left`,
    zh: (left: number) => `库存不足：仅剩 ${left}`,
  },
  unpayable: {
    ru: 'Продавец пока не принимает оплату на сайте',
    en: 'The seller does not accept payment on the site yet',
    zh: '卖家暂不支持在本站付款',
  },
  unpayableHint: {
    ru: 'Договоритесь с ним в переписке. Товары останутся в корзине.',
    en: 'Arrange it with them in the chat. The goods stay in the cart.',
    zh: '请与卖家私信商议，商品会保留在购物车中。',
  },
  write: { ru: 'Написать продавцу', en: 'Message the seller', zh: '联系卖家' },
  gone: { ru: 'Больше не продаётся', en: 'No longer on sale', zh: '已下架' },
  yourOrder: { ru: 'Ваш заказ', en: 'Your order', zh: '您的订单' },
  vatWithin: { ru: 'В том числе НДС', en: 'VAT included', zh: '其中增值税' },
  delivery: { ru: 'Доставка', en: 'Delivery', zh: '运费' },
  deliveryPartly: {
    ru: 'Часть доставки не входит: о ней договоритесь с продавцом.',
    en: 'Part of the delivery is not included: arrange it with the seller.',
    zh: '部分配送费用未包含，需与卖家商定。',
  },
  deliveryAgreed: { ru: 'Не входит, по договорённости', en: 'Not included, to be agreed', zh: '不含，另行商定' },
  verdict: { ru: 'Для предоплаты:', en: 'For prepayment:', zh: '预付款：' },
  notChecked: { ru: 'Отчёт о продавце пока не составлен', en: 'There is no report on the seller yet', zh: '尚无卖家报告' },
  /** The report could not be loaded. */
  notAnswered: {
    ru: 'Отчёт о продавце сейчас не ответил. Обновите страницу.',
    en: 'The report on the seller did not respond. Reload the page.',
    zh: '卖家报告暂时无响应，请刷新页面。',
  },
  /** Number of chosen pieces; `selectedGoods` counts products instead, if some are sold in other units. */
  selected: {
    ru: (count: number) => `Выбрано, ${count} шт.`,
    en: (count: number) => `Selected, ${count} pcs`,
    zh: (count: number) => `已选 ${count} 件`,
  },
  selectedGoods: {
    ru: (count: number) => `Выбрано: ${plural('ru', count, { one: '# товар', few: '# товара', many: '# товаров', other: '# товара' })}`,
    en: (count: number) => `Selected: ${count} ${count === 1 ? 'item' : 'items'}`,
    zh: (count: number) => `已选 ${count} 种商品`,
  },
  discount: { ru: 'Скидка', en: 'Discount', zh: '优惠' },
  total: { ru: 'Итого', en: 'Total', zh: '合计' },
  checkout: { ru: 'Перейти к оформлению', en: 'Proceed to checkout', zh: '去结算' },
  checkoutHint: {
    ru: 'Адрес, телефон и способ оплаты спросим на следующем шаге.',
    en: 'We will ask for the address, phone and payment method in the next step.',
    zh: '下一步填写地址、电话并选择付款方式。',
  },
  chooseHint: { ru: 'Отметьте товары, чтобы оформить заказ.', en: 'Select goods to place an order.', zh: '请勾选商品以下单。' },
  quantityHint: {
    ru: 'Исправьте количество, чтобы оформить заказ.',
    en: 'Correct the quantity to place the order.',
    zh: '请更正数量后再下单。',
  },
  nothingBuyable: {
    ru: 'Эти товары сейчас нельзя оплатить на сайте.',
    en: 'These goods cannot be paid for on the site now.',
    zh: '这些商品目前无法在网站上付款。',
  },
  modalTitle: { ru: 'Оформление заказа', en: 'Checkout', zh: '结算' },
  address: { ru: 'Адрес доставки', en: 'Delivery address', zh: '收货地址' },
  postalCode: { ru: 'Почтовый индекс', en: 'Postal code', zh: '邮政编码' },
  phone: { ru: 'Телефон', en: 'Phone', zh: '电话' },
  orderCount: {
    ru: (count: number) =>
      count > 1
        ? `Будет ${plural('ru', count, { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' })}: по одному на продавца, оплата одна.`
        : 'Оплата на следующей странице.',
    en: (count: number) =>
      count > 1 ? `There will be ${count} orders, one for each seller, and one payment.` : 'You pay on the next page.',
    zh: (count: number) => (count > 1 ? `将生成 ${count} 个订单：每个卖家一个，一次付款。` : '在下一页付款。'),
  },
  pay: { ru: 'Перейти к оплате', en: 'Proceed to payment', zh: '去付款' },
  payWay: { ru: 'Как платить', en: 'How to pay', zh: '付款方式' },
  byInvoice: { ru: 'По счёту', en: 'By invoice', zh: '按账单' },
  byCard: { ru: 'Картой', en: 'By card', zh: '银行卡' },
  byInvoiceHint: {
    ru: 'Со счёта компании, прямо продавцу. Товар держим семь дней.',
    en: 'From the company’s account, straight to the seller. The goods are held for seven days.',
    zh: '从公司账户直接付给卖家。商品保留七天。',
  },
  byCardHint: {
    ru: 'Сразу через платёжную систему, чек придёт на почту.',
    en: 'At once through the payment service; the receipt comes by e-mail.',
    zh: '通过支付服务即时付款，收据发送到邮箱。',
  },
  companyInn: { ru: 'ИНН компании', en: 'Company INN', zh: '公司税号' },
  innNeeded: {
    ru: 'Укажите ИНН компании, 10 или 12 цифр.',
    en: 'Enter the company INN, 10 or 12 digits.',
    zh: '请输入公司税号，10 或 12 位数字。',
  },
  accountantEmail: { ru: 'Почта бухгалтера', en: 'Accountant’s e-mail', zh: '会计邮箱' },
  accountantEmailHint: { ru: 'Сюда пошлём счета', en: 'Invoices are sent here', zh: '账单将发送到此处' },
  emailNeeded: { ru: 'Укажите почту.', en: 'Enter an e-mail address.', zh: '请输入邮箱。' },
  reference: { ru: 'Номер вашей заявки', en: 'Your request number', zh: '您的申请编号' },
  referenceHint: { ru: 'Необязательно. Напечатаем в счёте', en: 'Optional. Printed on the invoice', zh: '选填。将印在账单上' },
  getInvoices: {
    ru: (count: number) =>
      count > 1
        ? `Получить ${plural('ru', count, { one: '# счёт', few: '# счёта', many: '# счетов', other: '# счёта' })}`
        : 'Получить счёт',
    en: (count: number) => (count > 1 ? `Get ${count} invoices` : 'Get the invoice'),
    zh: (count: number) => (count > 1 ? `获取 ${count} 份账单` : '获取账单'),
  },
  invoiceCount: {
    ru: (count: number): string => (count > 1 ? 'По счёту на каждого продавца.' : 'Счёт откроется сразу и придёт на почту бухгалтера.'),
    en: (count: number) => (count > 1 ? 'One invoice for each seller.' : 'The invoice opens at once and goes to the accountant by e-mail.'),
    zh: (count: number) => (count > 1 ? '每位卖家一份账单。' : '账单将立即打开，并发送到会计邮箱。'),
  },
  contract: {
    ru: 'Оплата счёта означает согласие с договором-офертой продавца. Договор будет в документах заказа.',
    en: 'Paying an invoice means accepting the seller’s offer agreement. The agreement will be in the order documents.',
    zh: '支付账单即表示接受卖家的要约合同。合同见订单文件。',
  },
  close: { ru: 'Закрыть', en: 'Close', zh: '关闭' },
  cartChanged: {
    ru: 'Выбранного уже нет в корзине: она изменилась в другой вкладке. Проверьте её и оформите заказ ещё раз.',
    en: 'What you chose is no longer in the cart: the cart changed in another tab. Check it and place the order again.',
    zh: '所选商品已不在购物车中：购物车在另一标签页中已更改。请核对后重新下单。',
  },
  /** A reason of the refusal of a purchase, with the products that it concerns. */
  about: {
    ru: (why: string, names: readonly string[]) => `${why.replace(/\.$/, '')}: ${names.map((name) => `«${name}»`).join(', ')}.`,
    en: (why: string, names: readonly string[]) => `${why.replace(/\.$/, '')}: ${names.join(', ')}.`,
    zh: (why: string, names: readonly string[]) => `${why.replace(/。$/, '')}：${names.join('、')}。`,
  },
  failed: {
    ru: 'Не удалось. Проверьте связь и попробуйте ещё раз.',
    en: 'That did not work. Check your connection and try again.',
    zh: '操作失败。请检查网络后重试。',
  },
  notSaved: {
    ru: (name: string) => `Количество не сохранилось: ${name}`,
    en: (name: string) => `The quantity was not saved: ${name}`,
    zh: (name: string) => `数量未保存：${name}`,
  },
})

export type CartMessages = Messages<typeof cartMessages>
