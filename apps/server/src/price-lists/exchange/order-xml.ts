// Writes orders as XML for 1С, the accounting program of most Russian companies: in its format CommerceML 2, encoded in windows-1251.

import { totalForQuantity } from '@sverka/contract/products/trade-terms.rules'
import { readUnit, unitCode } from '@sverka/contract/products/units.rules'
import { deliveryLines, type OrderRow } from '../../orders/orders.ts'
import { moscowTime } from '../../platform/clock.ts'
import { toWindows1251 } from '../../platform/texts/windows-1251.ts'
import { xmlText } from '../../platform/xml.ts'

/** The buyer: the company that the invoice names, or without an invoice the member who pays by card. */
export interface OrderBuyer {
  readonly name: string
  /** Taxpayer number («ИНН»); null without an invoice. */
  readonly inn: string | null
  /** Code of the registration with a tax office («КПП»), which companies have beside the number; null for a sole trader and without an invoice. */
  readonly kpp: string | null
  readonly address: string | null
}

/** Id and article (product code) of a product in the seller's 1С. */
export interface GoodsName {
  /** Null for a product that 1С has not sent. */
  readonly externalId: string | null
  readonly article: string
}

export interface SentOrder {
  readonly order: OrderRow
  readonly buyer: OrderBuyer
  /** By id of the product. */
  readonly goods: ReadonlyMap<number, GoodsName>
}

/** Version of CommerceML. */
const SCHEMA = '2.08'

const element = (name: string, text: string | number | null): string =>
  text === null || text === '' ? '' : `<${name}>${typeof text === 'number' ? text : xmlText(text)}</${name}>`
const rubles = (kopecks: number): string => (kopecks / 100).toFixed(2)
const property = (name: string, value: string): string =>
  `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${xmlText(value)}</Значение></ЗначениеРеквизита>`
const trueOrFalse = (is: boolean): string => (is ? 'true' : 'false')

/** States of an order in the words for the person at 1С: awaits payment, paid, shipped, received. */
const STATES: Readonly<Record<OrderRow['status'], string>> = {
  not_paid: 'Ждёт оплаты',
  pending: 'Оплачен',
  in_progress: 'Отгружен',
  completed: 'Получен',
}

/** The file for 1С, with the time in Moscow. Characters that windows-1251 does not have are written as XML references. */
export function ordersXml(orders: readonly SentOrder[], now: Date): Buffer {
  const formedAt = moscowTime(now).toISOString().slice(0, 19)
  const body = orders.map(orderXml).join('')
  return toWindows1251(
    `<?xml version="1.0" encoding="windows-1251"?>\n<КоммерческаяИнформация ВерсияСхемы="${SCHEMA}" ДатаФормирования="${formedAt}">${body}</КоммерческаяИнформация>`,
    (sign) => `&#${sign.codePointAt(0)};`,
  )
}

function orderXml({ order, buyer, goods }: SentOrder): string {
  const [day, time] = moscowTime(order.createdAt).toISOString().slice(0, 19).split('T')
  const invoice = order.invoice ? `Счёт № ${order.invoice.number} от ${order.invoice.issuedOn.split('-').reverse().join('.')}` : ''
  return [
    '<Документ>',
    element('Ид', order.id),
    element('Номер', order.id),
    element('Дата', day ?? ''),
    '<ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>руб</Валюта><Курс>1</Курс>',
    element('Сумма', rubles(order.totalKopecks)),
    buyerXml(order, buyer),
    element('Время', time ?? ''),
    element('Комментарий', invoice),
    `<Товары>${order.lines.map((line) => lineXml(line, goods.get(line.productId))).join('')}${deliveryXml(order)}</Товары>`,
    '<ЗначенияРеквизитов>',
    property('Метод оплаты', order.invoice ? 'Счёт' : 'Карта'),
    property('Заказ оплачен', trueOrFalse(order.paid)),
    property('Доставка разрешена', trueOrFalse(order.paid && order.cancelled === null)),
    property('Отменен', trueOrFalse(order.cancelled !== null)),
    property('Финальный статус', trueOrFalse(order.status === 'completed' || order.cancelled !== null)),
    property('Статус заказа', order.cancelled ? 'Отменён' : STATES[order.status]),
    '</ЗначенияРеквизитов></Документ>',
  ].join('')
}

const buyerXml = (order: OrderRow, { name, inn, kpp, address }: OrderBuyer): string =>
  [
    '<Контрагенты><Контрагент>',
    element('Ид', inn === null ? `buyer-${order.buyerId}` : `${inn}#${kpp ?? ''}`),
    element('Наименование', name),
    '<Роль>Покупатель</Роль>',
    element('ПолноеНаименование', name),
    inn === null ? '' : element('ОфициальноеНаименование', name),
    element('ИНН', inn),
    element('КПП', kpp),
    address ? `<Адрес>${element('Представление', address)}</Адрес>` : '',
    '</Контрагент></Контрагенты>',
  ].join('')

/** The id by which 1С recognises the line of an order that is its delivery, not goods. */
const DELIVERY_ID = 'ORDER_DELIVERY'

const deliveryXml = (order: OrderRow): string =>
  deliveryLines(order)
    .map(({ name, kopecks, vatRate }) => {
      const line = { productId: 0, name, article: '', kind: 'service' as const, unit: null, quantity: 1, priceKopecks: kopecks, vatRate }
      return lineXml(line, { externalId: DELIVERY_ID, article: '' })
    })
    .join('')

type XmlLine = Pick<OrderRow['lines'][number], 'productId' | 'name' | 'article' | 'kind' | 'unit' | 'quantity' | 'priceKopecks' | 'vatRate'>

function lineXml(line: XmlLine, goods: GoodsName | undefined): string {
  const unit = readUnit(line.unit, line.kind)
  const vat = line.vatRate === null ? 'Без НДС' : String(line.vatRate)
  return [
    '<Товар>',
    element('Ид', goods?.externalId ?? `sverka-${line.productId}`),
    element('Артикул', goods?.article ?? line.article),
    element('Наименование', line.name),
    `<БазоваяЕдиница Код="${unitCode(unit)}">${xmlText(unit.name)}</БазоваяЕдиница>`,
    `<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>${vat}</Ставка></СтавкаНалога></СтавкиНалогов>`,
    element('ЦенаЗаЕдиницу', rubles(line.priceKopecks)),
    element('Количество', line.quantity),
    element('Сумма', rubles(totalForQuantity(line.priceKopecks, line.quantity))),
    '<ЗначенияРеквизитов>',
    property('ВидНоменклатуры', line.kind === 'service' ? 'Услуга' : 'Товар'),
    property('ТипНоменклатуры', line.kind === 'service' ? 'Услуга' : 'Товар'),
    '</ЗначенияРеквизитов></Товар>',
  ].join('')
}
