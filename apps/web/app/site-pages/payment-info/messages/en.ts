// English texts of the page about payment.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  title: 'Payment',
  description: 'Which cards are accepted, how many digits the number has, the minimum amount and the electronic receipt.',
  lead: 'You pay on the secure page of a payment provider. We never receive your card data.',
  minimum: { title: 'Minimum amount', text: 'The minimum payment is 1 ruble.' },
  cards: {
    title: 'Accepted cards',
    text: 'Cards with a number of 16, 18 or 19 digits are accepted.',
    code: 'VISA Electron/Plus and Cirrus/Maestro cards are accepted if they carry a CVC2 or CVV2 code.',
  },
  receipt: { title: 'Receipt', text: 'After payment an electronic receipt is sent to your e-mail.' },
  steps: {
    title: 'How a payment goes',
    items: [
      'You press the payment button and come to the page of the payment provider.',
      'Enter the card number, its expiry date and the code on the back.',
      'Confirm the payment with a code from your bank if the bank asks for it.',
      'You return to Sverka. The receipt comes by e-mail.',
    ],
  },
  trouble: {
    title: 'If a payment fails',
    items: [
      'Check the card number, the expiry date and the balance.',
      'Make sure that your bank allows payments on the internet.',
      'Charged, but the order is not paid? Wait a few minutes: we compare payments with the provider and correct the status ourselves.',
    ],
  },
  noRecurring: 'There are no automatic charges: we do not remember your card and pay nothing without you.',
}
