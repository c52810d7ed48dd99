// What the sandbox's page and the server share: which card numbers can be real ones.

/** Lengths of card numbers that are taken (specification §9). */
export const cardLengths: readonly number[] = [16, 18, 19]

/** The digits of what was typed: people group them by spaces or hyphens. Empty where anything else stands there. */
export const cardDigits = (typed: string): string => (/^[\d\s-]*$/.test(typed) ? typed.replace(/[\s-]/g, '') : '')

/** Why the number cannot be that of a card; null where it can. */
export function cardFault(typed: string): 'card_length' | 'card_invalid' | null {
  const digits = cardDigits(typed)
  if (!cardLengths.includes(digits.length)) return 'card_length'
  return luhnSum(digits) % 10 === 0 ? null : 'card_invalid'
}

/** From the right every second digit counts twice; of two digits their sum. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Kopecks of the smallest payment: 1 ruble (specification §9). */
export const PAYMENT_MIN = 100
/** Kopecks of the largest one: sums stay below 2^53. */
export const PAYMENT_MAX = 9e15

/** Numbers of shops at the provider. */
export const ACCOUNT_MAX = 20

/** Why it cannot be the number of a seller's shop at the provider; null where it can. */
export const accountFault = (typed: string): 'not_an_account' | null => (/^\d{3,20}$/.test(typed) ? null : 'not_an_account')

/** What is paid for; `test` is the ruble by which staff try the provider, which is neither a sale nor a plan. */
export const paymentPurposes = ['order', 'plan', 'test'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

export const paymentStates = ['pending', 'succeeded', 'canceled'] as const
export const sandboxOutcomes = ['succeed', 'fail'] as const

/** How payments and refunds are stored: `created` until the provider has answered. */
export const storedPaymentStates = ['created', 'pending', 'succeeded', 'canceled'] as const
export type StoredPaymentState = (typeof storedPaymentStates)[number]

export const receiptKinds = ['payment', 'refund', 'closing'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
export const receiptStates = storedPaymentStates

/** What a person must look at. */
export const alarmKinds = ['open_too_long', 'mismatch', 'receipt', 'refund', 'difference'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** Alarms after which staff may end what they are about. */
export const endableAlarms: readonly AlarmKind[] = ['open_too_long', 'mismatch']
/** How staff may end a payment or a refund. */
export const handOutcomes = ['succeeded', 'canceled'] as const
export type HandOutcome = (typeof handOutcomes)[number]
export const HAND_REASON_MAX = 300

/** How money came to a seller. */
export const moneyWays = ['card', 'invoice'] as const
export const moneyFormats = ['xlsx', 'csv'] as const
