// E-mails with electronic receipts («чек»): of a payment, of a refund, and of goods whose prepayment is settled at their delivery. Russian only,
// since receipts are documents of Russian law.
import { includedVat } from '@sverka/contract/orders/orders.rules'
import { composeEmail, type Email } from '../platform/mail/email.ts'
import type { ReceiptLine } from './provider.ts'

/** Descriptions of the one-ruble payment with which staff test the provider, and of its refund. They appear in receipts. */
export const testTexts = { description: 'Проверка приёма оплаты', refund: 'Проверка приёма оплаты, возврат' } as const

/** Kopecks as a sum in rubles for e-mails and notices: «1 000,50 ₽». */
export const rubles = (kopecks: number): string =>
  `${new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(kopecks / 100)} ₽`

/** A line of the receipt with its VAT («НДС») and, for goods of a seller, the seller's name and taxpayer's number («ИНН»). */
const lineText = ({ description, quantity, kopecks, vatRate, supplier }: ReceiptLine): string =>
  [
    `${description}: ${quantity} × ${rubles(kopecks)} = ${rubles(kopecks * quantity)}`,
    vatRate === null ? 'без НДС' : `в том числе НДС ${vatRate} %: ${rubles(includedVat(kopecks * quantity, vatRate))}`,
    ...(supplier ? [`продавец ${supplier.name}${supplier.inn === null ? '' : `, ИНН ${supplier.inn}`}`] : []),
  ].join(', ')

interface ReceiptContent {
  /** Number of the payment, or of the refund. */
  readonly id: number
  readonly kopecks: number
  readonly at: Date
  readonly lines: readonly ReceiptLine[]
  /** True in the sandbox, where no money moves. */
  readonly isTest: boolean
  /** The page that the payment was made from. */
  readonly url: string
}

const momentFormat = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })

const receipt = (
  to: string,
  content: ReceiptContent,
  { subject, opening, test }: { subject: string; opening: string; test: string },
): Email =>
  composeEmail({
    to,
    subject,
    paragraphs: [
      opening,
      ...content.lines.map(lineText),
      `Итого: ${rubles(content.kopecks)}`,
      `Дата: ${momentFormat.format(content.at)} по Москве`,
      ...(content.isTest ? [test] : []),
    ],
    action: { label: 'Посмотреть', url: content.url },
  })

export const receiptEmail = (to: string, content: ReceiptContent): Email =>
  receipt(to, content, {
    subject: `Электронный чек к платежу № ${content.id}`,
    opening: 'Здравствуйте. Платёж прошёл.',
    test: 'Это тестовый платёж: деньги не списаны.',
  })

export const refundEmail = (to: string, content: ReceiptContent & { readonly paymentId: number; readonly reason: string }): Email =>
  receipt(to, content, {
    subject: `Электронный чек возврата № ${content.id} по платежу № ${content.paymentId}`,
    opening: `Здравствуйте. Возвращаем деньги: ${content.reason}. Они придут туда, откуда платили, за 1–5 дней.`,
    test: 'Это тестовый возврат: деньги не двигались.',
  })

/** The receipt that settles a prepayment when the buyer has confirmed delivery. */
export const closingEmail = (to: string, content: ReceiptContent): Email =>
  receipt(to, content, {
    subject: `Электронный чек на полученное по платежу № ${content.id}`,
    opening: 'Здравствуйте. Вы подтвердили получение: предоплата зачтена.',
    test: 'Это тестовый платёж: деньги не списаны.',
  })
