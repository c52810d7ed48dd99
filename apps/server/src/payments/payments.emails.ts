// Electronic receipts by e-mail: of a payment, of a refund, of goods that were handed over.
import { includedVat } from '@sverka/contract/orders/orders.rules'
import { composeEmail, type Email } from '../platform/mail/email.ts'
import type { ReceiptLine } from './provider.ts'

/** Description of the test payment of one ruble, by which staff test the provider, and of its refund: both appear in receipts. */
export const testTexts = { description: 'Проверка приёма оплаты', refund: 'Проверка приёма оплаты, возврат' } as const

/** A sum as e-mails and notices write it. */
export const rubles = (kopecks: number): string =>
  `${new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(kopecks / 100)} ₽`

const lineText = ({ description, quantity, kopecks, vatRate, supplier }: ReceiptLine): string =>
  [
    `${description}: ${quantity} × ${rubles(kopecks)} = ${rubles(kopecks * quantity)}`,
    vatRate === null ? 'без НДС' : `в том числе НДС ${vatRate} %: ${rubles(includedVat(kopecks * quantity, vatRate))}`,
    ...(supplier ? [`продавец ${supplier.name}${supplier.inn === null ? '' : `, ИНН ${supplier.inn}`}`] : []),
  ].join(', ')

interface PaymentText {
  /** Number of the payment, or of the refund. */
  readonly id: number
  readonly kopecks: number
  readonly at: Date
  readonly lines: readonly ReceiptLine[]
  readonly isTest: boolean
  readonly url: string
}

const day = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })

const receipt = (to: string, shown: PaymentText, { subject, opening, test }: { subject: string; opening: string; test: string }): Email =>
  composeEmail({
    to,
    subject,
    paragraphs: [
      opening,
      ...shown.lines.map(lineText),
      `Итого: ${rubles(shown.kopecks)}`,
      `Дата: ${day.format(shown.at)} по Москве`,
      ...(shown.isTest ? [test] : []),
    ],
    action: { label: 'Посмотреть', url: shown.url },
  })

export const receiptEmail = (to: string, shown: PaymentText): Email =>
  receipt(to, shown, {
    subject: `Электронный чек к платежу № ${shown.id}`,
    opening: 'Здравствуйте. Платёж прошёл.',
    test: 'Это тестовый платёж: деньги не списаны.',
  })

export const refundEmail = (to: string, shown: PaymentText & { readonly paymentId: number; readonly reason: string }): Email =>
  receipt(to, shown, {
    subject: `Электронный чек возврата № ${shown.id} по платежу № ${shown.paymentId}`,
    opening: `Здравствуйте. Возвращаем деньги: ${shown.reason}. Они придут туда, откуда платили, за 1–5 дней.`,
    test: 'Это тестовый возврат: деньги не двигались.',
  })

/** The receipt that settles a prepayment when the buyer has confirmed delivery. */
export const closingEmail = (to: string, shown: PaymentText): Email =>
  receipt(to, shown, {
    subject: `Электронный чек на полученное по платежу № ${shown.id}`,
    opening: 'Здравствуйте. Вы подтвердили получение: предоплата зачтена.',
    test: 'Это тестовый платёж: деньги не списаны.',
  })
