// Texts of the sandbox's page of payments in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Test payment',
  test: 'This is a test: no money is charged',
  testHint: 'No payment service is connected. Use 4111 1111 1111 1111 or any other number with a right check digit. We do not store it.',
  amount: 'To pay',
  card: 'Card number',
  cardHint: '16, 18 or 19 digits',
  pay: 'Pay',
  decline: 'Decline the payment',
  needsScript: 'Paying here needs JavaScript. Leaving without paying works as it is: the order stays unpaid.',
  leave: 'Leave without paying',
  back: 'Back to the site',
  paid: 'Paid',
  paidHint: 'The receipt was sent to your e-mail.',
  canceled: 'The payment failed',
  canceledHint: 'No money was charged. The order can be paid again.',
  offline: 'The server cannot be reached. Try again later.',
}
