// Texts of an item's page, including the texts shared by all pages of the marketplace. ИНН is the seller's taxpayer number, ОГРН the registration
// number, ЕГРЮЛ and ЕГРИП are the state registers of companies and of sole traders.
import { defineTexts } from '../i18n/catalogue.ts'
import { numberFieldMessages } from '../i18n/number-fields.messages.ts'
import { plural } from '../i18n/plural.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

export const itemMessages = defineTexts({
  ...marketplaceMessages.texts,
  item: {
    article: { ru: 'Артикул', en: 'SKU', zh: '货号' },
    type: { ru: 'Тип', en: 'Type', zh: '类型' },
    types: { product: { ru: 'Товар', en: 'Product', zh: '商品' }, service: { ru: 'Услуга', en: 'Service', zh: '服务' } },
    entrepreneur: { ru: 'ИП', en: 'Sole trader', zh: '个体户' },
    stock: { ru: 'Наличие', en: 'Availability', zh: '库存' },
    withVat: {
      ru: (rate: number, tax: string) => (rate === 0 ? 'НДС 0 %' : `В том числе НДС ${rate} %: ${tax}`),
      en: (rate: number, tax: string) => (rate === 0 ? 'VAT 0%' : `Including VAT ${rate}%: ${tax}`),
      zh: (rate: number, tax: string) => (rate === 0 ? '增值税 0%' : `其中增值税 ${rate}%：${tax}`),
    },
    withoutVat: { ru: 'Без НДС', en: 'Without VAT', zh: '不含增值税' },
    discount: {
      ru: (percent: number) => `−${percent} %`,
      en: (percent: number) => `−${percent}%`,
      zh: (percent: number) => `−${percent}%`,
    },
    quantityWrong: {
      ru: (most: string) => `Укажите целое число от 1 до ${most}.`,
      en: (most: string) => `Enter a whole number from 1 to ${most}.`,
      zh: (most: string) => `请输入 1 到 ${most} 的整数。`,
    },
    tooMany: {
      ru: (most: number) => `Столько нет: осталось ${most}.`,
      en: (most: number) => `Not that many in stock: ${most} left.`,
      zh: (most: number) => `没有这么多：还剩 ${most} 件。`,
    },
    belowMin: {
      ru: (least: string) => `Продают от ${least}.`,
      en: (least: string) => `Minimum order: ${least}.`,
      zh: (least: string) => `${least} 起售。`,
    },
    notMultiple: {
      ru: (pack: string) => `Количество должно делиться на ${pack}.`,
      en: (pack: string) => `The quantity must be a multiple of ${pack}.`,
      zh: (pack: string) => `数量须为 ${pack} 的倍数。`,
    },
    fromQuantity: {
      ru: (quantity: string) => `От ${quantity}`,
      en: (quantity: string) => `From ${quantity}`,
      zh: (quantity: string) => `${quantity} 起`,
    },
    numbers: numberFieldMessages.texts,
    quantity: { ru: 'Количество', en: 'Quantity', zh: '数量' },
    less: { ru: 'Меньше', en: 'Less', zh: '减少' },
    more: { ru: 'Больше', en: 'More', zh: '增加' },
    addToCart: { ru: 'В корзину', en: 'Add to cart', zh: '加入购物车' },
    added: { ru: 'В корзине', en: 'In the cart', zh: '已加入购物车' },
    askPrice: { ru: 'Запросить цену', en: 'Request a quote', zh: '询价' },
    write: { ru: 'Написать продавцу', en: 'Message the seller', zh: '联系卖家' },
    pictures: { ru: 'Изображения', en: 'Pictures', zh: '图片' },
    picture: {
      ru: (name: string, number: number) => `${name}, изображение ${number}`,
      en: (name: string, number: number) => `${name}, picture ${number}`,
      zh: (name: string, number: number) => `${name}，图片 ${number}`,
    },
    showPicture: {
      ru: (number: number) => `Изображение ${number}`,
      en: (number: number) => `Picture ${number}`,
      zh: (number: number) => `图片 ${number}`,
    },
    previousPicture: { ru: 'Предыдущее изображение', en: 'Previous picture', zh: '上一张图片' },
    nextPicture: { ru: 'Следующее изображение', en: 'Next picture', zh: '下一张图片' },
    tabs: { ru: 'О товаре', en: 'About the product', zh: '商品信息' },
    description: { ru: 'Описание', en: 'Description', zh: '描述' },
    properties: { ru: 'Характеристика', en: 'Properties', zh: '规格' },
    reviews: { ru: 'Отзывы', en: 'Reviews', zh: '评价' },
    noProperties: { ru: 'Характеристики не указаны', en: 'No properties given', zh: '未填写规格' },
    code: { ru: 'Код товара', en: 'Product code', zh: '商品编码' },
    category: { ru: 'Категория', en: 'Category', zh: '类别' },
    tags: { ru: 'Метки', en: 'Tags', zh: '标签' },
    similar: { ru: 'Похожие товары', en: 'Similar products', zh: '类似商品' },
    wholeCategory: { ru: 'Вся категория', en: 'The whole category', zh: '整个类别' },
    seller: { ru: 'Продавец', en: 'Seller', zh: '卖家' },
    inn: { ru: 'ИНН', en: 'INN', zh: '税号' },
    ogrn: { ru: 'ОГРН', en: 'OGRN', zh: 'OGRN' },
    status: { ru: 'Состояние', en: 'Status', zh: '状态' },
    works: { ru: 'Работает', en: 'In business for', zh: '经营时间' },
    years: {
      ru: (count: number) =>
        count === 0 ? 'меньше года' : plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' }),
      en: (count: number) => (count === 0 ? 'under a year' : plural('en', count, { one: '# year', other: '# years' })),
      zh: (count: number) => (count === 0 ? '不足一年' : plural('zh-CN', count, { other: '# 年' })),
    },
    region: { ru: 'Регион', en: 'Region', zh: '地区' },
    verdict: { ru: 'Вывод для предоплаты', en: 'Prepayment verdict', zh: '预付款结论' },
    attention: { ru: 'Внимание', en: 'Attention', zh: '注意' },
    factors: {
      ru: (count: number) => plural('ru', count, { one: '# фактор', few: '# фактора', many: '# факторов', other: '# фактора' }),
      en: (count: number) => plural('en', count, { one: '# factor', other: '# factors' }),
      zh: (count: number) => plural('zh-CN', count, { other: '# 项' }),
    },
    noFactors: { ru: 'Существенного не найдено', en: 'Nothing substantial found', zh: '未发现重大问题' },
    notChecked: { ru: 'Отчёт пока не составлен', en: 'There is no report yet', zh: '尚无报告' },
    notAnswered: {
      ru: 'Отчёт сейчас не ответил. Обновите страницу.',
      en: 'The report did not respond. Reload the page.',
      zh: '报告暂时无响应，请刷新页面。',
    },
    asOf: {
      ru: (register: string, day: string) => `${register} на ${day}`,
      en: (register: string, day: string) => `${register} as of ${day}`,
      zh: (register: string, day: string) => `${register}，截至 ${day}`,
    },
    reportDay: { ru: (day: string) => `отчёт на ${day}`, en: (day: string) => `report of ${day}`, zh: (day: string) => `报告日期 ${day}` },
    registers: { company: { ru: 'ЕГРЮЛ', en: 'EGRUL', zh: '法人登记册' }, entrepreneur: { ru: 'ЕГРИП', en: 'EGRIP', zh: '个体户登记册' } },
    showcase: { ru: 'Витрина продавца', en: 'Seller’s goods', zh: '卖家商品' },
    check: { ru: 'Проверить компанию', en: 'Check the company', zh: '核查企业' },
    toCompany: { ru: 'Перейти в компанию', en: 'Go to the company', zh: '前往企业' },
  },
})
