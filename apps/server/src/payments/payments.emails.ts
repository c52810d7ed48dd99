// The electronic receipt that the payer gets.
import { composeEmail, type Email } from '../platform/mail/email.ts'
import type { ReceiptLine } from './provider.ts'

const rubles = (kopecks: number): string =>
  `${new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(kopecks / 100)} ₽`

const lineText = ({ description, quantity, kopecks, vatRate, supplier }: ReceiptLine): string =>
  [
    `${description}: ${quantity} × ${rubles(kopecks)} = ${rubles(kopecks * quantity)}`,
    vatRate === null ? 'без НДС' : `НДС ${vatRate} %`,
    ...(supplier ? [`продавец ${supplier.name}${supplier.inn === null ? '' : `, ИНН ${supplier.inn}`}`] : []),
  ].join(', ')

export const receiptEmail = (
  to: string,
  payment: { id: number; kopecks: number; at: Date; lines: readonly ReceiptLine[]; isTest: boolean; url: string },
): Email =>
  composeEmail({
    to,
    subject: `Электронный чек к платежу № ${payment.id}`,
    paragraphs: [
      'Здравствуйте. Платёж прошёл.',
      ...payment.lines.map(lineText),
      `Итого: ${rubles(payment.kopecks)}`,
      `Дата: ${new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' }).format(payment.at)} по Москве`,
      ...(payment.isTest ? ['Это тестовый платёж: деньги не списаны.'] : []),
    ],
    action: { label: 'Посмотреть', url: payment.url },
  })
