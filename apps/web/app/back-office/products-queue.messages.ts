// Texts of the queue of product cards that staff moderate: flags, comparison of versions, and the decision.
import { defineTexts } from '../i18n/catalogue.ts'
import { numberFieldMessages } from '../i18n/number-fields.messages.ts'

export const productsQueueMessages = defineTexts({
  productsTitle: { ru: 'Товары на проверке', en: 'Products to review', zh: '待审核商品' },
  productsOfOne: { ru: 'Товары одного продавца', en: 'Products of one seller', zh: '一位卖家的待审核商品' },
  productsOfAll: { ru: 'Товары всех продавцов', en: 'Products of all sellers', zh: '所有卖家的商品' },
  bySeller: { ru: 'Партиями по продавцам', en: 'In batches by seller', zh: '按卖家批量审核' },
  ofThisSeller: { ru: 'Только этот продавец', en: 'Only this seller', zh: '仅此卖家' },
  newCard: { ru: 'Новая карточка', en: 'New card', zh: '新商品卡' },
  edit: { ru: 'Правка', en: 'Edit', zh: '修改' },
  /** A price that became three times higher or lower than at the last decision of staff. */
  jumpMark: { ru: 'Скачок цены', en: 'Price jump', zh: '价格骤变' },
  priceJump: {
    ru: (before: string, now: string) =>
      `Покупатель платил ${before}, теперь платит ${now}. Новая цена уже на витрине: примите её или верните карточку.`,
    en: (before: string, now: string) =>
      `Buyers paid ${before} and now pay ${now}. The new price is already live: accept it or return the card.`,
    zh: (before: string, now: string) => `买家原付 ${before}，现付 ${now}。新价格已展示：请接受或退回商品卡。`,
  },
  /** Rate of value added tax (VAT). */
  vatLine: { ru: (rate: number) => `${rate} %`, en: (rate: number) => `${rate}%`, zh: (rate: number) => `${rate}%` },
  vatNone: { ru: 'Без НДС', en: 'Without VAT', zh: '不含增值税' },
  types: {
    product: { ru: 'Товар', en: 'Product', zh: '商品' },
    service: { ru: 'Услуга', en: 'Service', zh: '服务' },
  },
  yes: { ru: 'Да', en: 'Yes', zh: '是' },
  no: { ru: 'Нет', en: 'No', zh: '否' },
  /** Titles of flags. `attention`: flagged because of its category. */
  links: { ru: 'Ссылки и телефоны в текстах', en: 'Links and phone numbers in the texts', zh: '文字中的链接和电话' },
  attention: { ru: 'Отмечено до проверки', en: 'Flagged before review', zh: '预先标记' },
  stopWords: { ru: 'Слова из стоп-листа', en: 'Words from the stop list', zh: '禁用词' },
  field: { ru: 'Поле', en: 'Field', zh: '字段' },
  published: { ru: 'Опубликовано', en: 'Published', zh: '已发布' },
  submitted: { ru: 'На проверке', en: 'In review', zh: '待审核' },
  comparison: { ru: 'Сравнение редакций', en: 'Versions side by side', zh: '版本对比' },
  fields: {
    name: { ru: 'Название', en: 'Name', zh: '名称' },
    category: { ru: 'Категория', en: 'Category', zh: '类别' },
    product_code: { ru: 'Код товара', en: 'Product code', zh: '商品编码' },
    description: { ru: 'Описание', en: 'Description', zh: '描述' },
    properties: { ru: 'Характеристики', en: 'Properties', zh: '属性' },
    certificates: { ru: 'Документы на товар', en: 'Certificates', zh: '商品证书' },
    tags: { ru: 'Метки', en: 'Tags', zh: '标签' },
    images: { ru: 'Фотографии', en: 'Pictures', zh: '图片' },
    price: { ru: 'Цена', en: 'Price', zh: '价格' },
    sale_price: { ru: 'Цена со скидкой', en: 'Sale price', zh: '优惠价' },
    price_steps: { ru: 'Цена от количества', en: 'Price by quantity', zh: '数量价格' },
    ...numberFieldMessages.texts,
    product_type: { ru: 'Вид', en: 'Kind', zh: '类型' },
    in_stock: { ru: 'В наличии', en: 'In stock', zh: '有货' },
    stock: { ru: 'Остаток', en: 'Stock left', zh: '库存' },
  },
  picture: {
    ru: (place: number) => `Фотография ${place}`,
    en: (place: number) => `Picture ${place}`,
    zh: (place: number) => `图片 ${place}`,
  },
  pictureGone: {
    ru: (place: number) => `Фотография ${place}, убрана`,
    en: (place: number) => `Picture ${place}, removed`,
    zh: (place: number) => `图片 ${place}，已移除`,
  },
  pictureNew: {
    ru: (place: number) => `Фотография ${place}, новая`,
    en: (place: number) => `Picture ${place}, new`,
    zh: (place: number) => `图片 ${place}，新增`,
  },
  publish: { ru: 'Опубликовать', en: 'Publish', zh: '发布' },
  reject: { ru: 'Отклонить', en: 'Reject', zh: '拒绝' },
  /** Keys of the decision, for the help. */
  keys: [
    ['P', { ru: 'опубликовать', en: 'publish', zh: '发布' }],
    ['R', { ru: 'отклонить, затем 1–6 причина', en: 'reject, then 1–6 for a reason', zh: '拒绝，再按 1–6 选择原因' }],
    ['Ctrl ↵', { ru: 'отклонить с этой причиной', en: 'reject for that reason', zh: '以此原因拒绝' }],
  ],
  sentAt: { ru: (time: string) => `Отправлено ${time}`, en: (time: string) => `Sent ${time}`, zh: (time: string) => `提交于 ${time}` },
  publishedToast: {
    ru: 'Карточка опубликована, продавцу отправлено письмо',
    en: 'Card published, the seller was notified by e-mail',
    zh: '商品卡已发布，已邮件通知卖家',
  },
  rejectedToast: {
    ru: 'Карточка отклонена, продавцу отправлено письмо',
    en: 'Card rejected, the seller was notified by e-mail',
    zh: '商品卡已拒绝，已邮件通知卖家',
  },
  rejectTitle: { ru: 'Отклонить карточку', en: 'Reject the card', zh: '拒绝商品卡' },
  rejectLead: {
    ru: 'Продавец увидит эту причину дословно. То, что уже на витрине, останется без изменений.',
    en: 'The seller will see this reason word for word. What is already on sale stays as it is.',
    zh: '卖家会原样看到此原因。已上架的内容保持不变。',
  },
  reasons: [
    { ru: 'Описание не соответствует товару', en: 'The description does not match the product', zh: '描述与商品不符' },
    { ru: 'Цена не похожа на настоящую', en: 'The price does not look real', zh: '价格不真实' },
    { ru: 'Фотографии не относятся к товару', en: 'The pictures do not show the product', zh: '图片与商品无关' },
    { ru: 'Неверная категория', en: 'Wrong category', zh: '类别错误' },
    { ru: 'Товар запрещён к продаже', en: 'The product is prohibited from sale', zh: '商品禁止销售' },
    { ru: 'В тексте контакты или реклама', en: 'The text contains contact details or advertising', zh: '文本中含有联系方式或广告' },
  ],
})
