// Writes an order as an xlsx file («Скачать») for buyer or seller: seller, buyer, goods, prices, the VAT included, and the history of its statuses.
import type { OrderDetails, OrderLine } from '@sverka/contract/orders/orders'
import { includedVat } from '@sverka/contract/orders/orders.rules'
import { phoneText } from '@sverka/contract/phones.rules'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { deliveryName } from './delivering.ts'
import { orderFileTexts } from './order-file.texts.ts'

/** Widths of the columns in characters. */
const WIDTHS = [36, 30, 12, 10, 14, 16, 12, 18].map((width) => ({ width }))
const MONEY = '#,##0.00'

const moscow = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })
const timeText = (iso: string): string => orderFileTexts.moscow(moscow.format(new Date(iso)))

const text = (value: string | null | undefined) => ({ value: escapeFormula(value || orderFileTexts.unknown), type: String, wrap: true })
/** Not escaped, since that would alter the leading plus: after it come only digits, spaces and dashes, which make no harmful formula. */
const phone = ({ phone_number: digits, phone_extension: extension }: NonNullable<OrderDetails['delivery']>) =>
  digits === '' ? text(null) : { ...text(null), value: phoneText({ digits, extension }) }
const bold = (value: string) => ({ value: escapeFormula(value), type: String, fontWeight: 'bold' as const })
/** Rubles. */
const money = (value: number) => ({ value, type: Number, format: MONEY })
const integer = (value: number) => ({ value, type: Number })

/** VAT included in the line's total (rubles), in kopecks; 0 for a line without VAT. */
const vatWithinLine = ({ total, vat_rate: rate }: Pick<OrderLine, 'total' | 'vat_rate'>): number =>
  rate === null ? 0 : includedVat(Math.round(total * 100), rate)

const head = (order: OrderDetails) => [
  [bold(orderFileTexts.title(order.id))],
  [text(orderFileTexts.made), text(timeText(order.create_at))],
  [text(orderFileTexts.state), text(orderFileTexts.states[order.status])],
  [text(orderFileTexts.paid), text(order.paid ? orderFileTexts.isPaid : orderFileTexts.notPaid)],
  [text(orderFileTexts.seller), text(order.seller.name)],
  [text(orderFileTexts.inn), text(order.seller.inn)],
  [text(orderFileTexts.ogrn), text(order.seller.ogrn)],
  [text(orderFileTexts.address), text(order.seller.address)],
  [text(orderFileTexts.asOf), text(order.seller.as_of?.split('-').reverse().join('.'))],
  [text(orderFileTexts.buyer), text(order.buyer?.full_name)],
  [text(orderFileTexts.way), text(deliveryName(order.delivery_way))],
  [text(orderFileTexts.delivery), text(order.delivery && `${order.delivery.postal_code}, ${order.delivery.address}`)],
  [text(orderFileTexts.phone), order.delivery ? phone(order.delivery) : text(null)],
]

const deliveryRows = ({ delivery_way: way }: OrderDetails) =>
  way?.price
    ? [
        [
          text(deliveryName(way)),
          null,
          integer(1),
          null,
          money(way.price),
          money(way.price),
          text(way.vat_rate === null ? orderFileTexts.withoutVat : `${way.vat_rate} %`),
          money(vatWithinLine({ total: way.price, vat_rate: way.vat_rate }) / 100),
        ],
      ]
    : []

const lineRow = (line: OrderLine) => [
  text(line.product.name),
  text(line.article),
  integer(line.quantity),
  text(line.unit_name),
  money(line.price),
  money(line.total),
  text(line.vat_rate === null ? orderFileTexts.withoutVat : `${line.vat_rate} %`),
  money(vatWithinLine(line) / 100),
]

/** `order` is as the downloading side may see it: fields hidden from that side are null and are written as a dash. */
export async function orderFile(order: OrderDetails): Promise<Buffer> {
  const { delivery_way: way } = order
  const delivered = way?.price ? [{ total: way.price, vat_rate: way.vat_rate }] : []
  const vat = [...order.lines, ...delivered].reduce((sum, line) => sum + vatWithinLine(line), 0)
  const total = [bold(orderFileTexts.total), null, null, null, null, money(order.total), null, money(vat / 100)]
  const refunded = order.refunded > 0 ? [[text(orderFileTexts.refunded), null, null, null, null, money(order.refunded)]] : []
  // `lowered`: rubles by which correcting documents have lowered the total. Whole kopecks are subtracted, since fractions would round wrongly.
  const kopecksLeft = Math.round(order.total * 100) - Math.round(order.lowered * 100)
  const corrected = order.lowered > 0 ? [[bold(orderFileTexts.corrected), null, null, null, null, money(kopecksLeft / 100)]] : []
  const rows = [
    ...head(order),
    [],
    orderFileTexts.columns.map(bold),
    ...order.lines.map(lineRow),
    ...deliveryRows(order),
    total,
    ...corrected,
    ...refunded,
    [],
    [bold(orderFileTexts.history)],
    ...order.steps.map(({ status, at }) => [text(orderFileTexts.steps[status]), text(timeText(at))]),
  ]
  return writeXlsxFile(rows, { sheet: orderFileTexts.sheet, columns: WIDTHS }).toBuffer()
}
