// Texts of the page on which a seller sets delivery methods. «УПД» is the universal transfer document, which is invoice and delivery note in one.
import { defineTexts } from '../../i18n/catalogue.ts'
import { deliveryMessages } from '../../i18n/delivery.messages.ts'

export const deliveryPageMessages = defineTexts({
  ...deliveryMessages.texts,
  title: { ru: 'Доставка', en: 'Delivery', zh: '配送' },
  hint: {
    ru: 'Способы и цены для всех ваших товаров. Покупатель выбирает один при оформлении, и цена входит в заказ, счёт и УПД.',
    en: 'Methods and prices for all your goods. The buyer chooses one at checkout, and its price is included in the order, the invoice and the UPD.',
    zh: '适用于您所有商品的方式与价格。买家结算时选择其一，费用计入订单、账单和交接单。',
  },
  noCompany: {
    ru: 'Сначала привяжите компанию, от имени которой продаёте.',
    en: 'First link the company you sell for.',
    zh: '请先绑定您代表销售的公司。',
  },
  toAddCompany: { ru: 'Привязать компанию', en: 'Link a company', zh: '绑定公司' },
  none: {
    ru: 'Способов нет: покупатели договариваются о доставке с вами.',
    en: 'No methods: buyers arrange delivery with you.',
    zh: '尚无配送方式：买家与您商定。',
  },
  ordersUnchanged: {
    ru: 'Оформленные заказы сохраняют доставку, которую выбрал покупатель.',
    en: 'Orders already placed keep the delivery the buyer chose.',
    zh: '已下订单保留买家所选的配送方式。',
  },
  way: { ru: (place: number) => `Способ ${place}`, en: (place: number) => `Method ${place}`, zh: (place: number) => `方式 ${place}` },
  kind: { ru: 'Способ', en: 'Method', zh: '方式' },
  address: { ru: 'Откуда забрать', en: 'Pickup address', zh: '自提地址' },
  addressHint: {
    ru: 'Адрес склада и часы работы, без телефонов и ссылок: их видят все.',
    en: 'Warehouse address and opening hours, no phone numbers or links: everyone sees them.',
    zh: '仓库地址和营业时间，不含电话和链接：所有人可见。',
  },
  addRegion: { ru: 'Добавить регион', en: 'Add a region', zh: '添加地区' },
  everyRegion: { ru: 'Вся Россия. Выберите регион', en: 'All of Russia. Choose a region', zh: '俄罗斯全境。选择地区' },
  anotherRegion: { ru: 'Выберите ещё регион', en: 'Choose another region', zh: '再选一个地区' },
  dropRegion: {
    ru: (name: string) => `Убрать регион: ${name}`,
    en: (name: string) => `Remove region: ${name}`,
    zh: (name: string) => `移除地区：${name}`,
  },
  removeOne: { ru: 'Удалить', en: 'Delete', zh: '删除' },
  price: { ru: 'Цена доставки, ₽', en: 'Delivery price, ₽', zh: '配送价格，₽' },
  priceHint: { ru: 'За заказ, с НДС', en: 'Per order, with VAT', zh: '每单，含增值税' },
  freeLabel: { ru: 'Бесплатно от суммы, ₽', en: 'Free from, ₽', zh: '满额免费，₽' },
  freeHint: { ru: 'Необязательно', en: 'Optional', zh: '选填' },
  term: { ru: 'Срок, дней', en: 'Time, days', zh: '期限，天' },
  termHint: { ru: 'После оплаты', en: 'After payment', zh: '付款后' },
  vat: { ru: 'НДС', en: 'VAT', zh: '增值税' },
  withoutVat: { ru: 'Без НДС', en: 'Without VAT', zh: '不含增值税' },
  carrierHint: {
    ru: 'Цену перевозчика вы назовёте покупателю сами: в заказ она не войдёт.',
    en: 'You tell the buyer the carrier’s price yourself: it is not part of the order.',
    zh: '承运费用由您告知买家，不计入订单。',
  },
  remove: {
    ru: (place: number) => `Удалить способ ${place}`,
    en: (place: number) => `Delete method ${place}`,
    zh: (place: number) => `删除方式 ${place}`,
  },
  add: { ru: 'Добавить способ', en: 'Add a method', zh: '添加方式' },
  save: { ru: 'Сохранить', en: 'Save', zh: '保存' },
  saved: { ru: 'Доставка сохранена', en: 'Delivery saved', zh: '配送方式已保存' },
  failed: {
    ru: 'Не сохранено. Проверьте связь и попробуйте ещё раз.',
    en: 'Not saved. Check your connection and try again.',
    zh: '未保存。请检查网络后重试。',
  },
})
