// Rules of payments shared by pages and server: numbers of cards and of sellers' shops at the payment provider (YooKassa), states, staff's actions.

/** Accepted lengths of card numbers (specification §9). */
export const cardLengths: readonly number[] = [16, 18, 19]

/** The digits of a typed number, grouped by spaces or hyphens; empty if it has any other character. */
export const cardDigits = (typed: string): string => (/^[\d\s-]*$/.test(typed) ? typed.replace(/[\s-]/g, '') : '')

/** Why the typed text cannot be a card number; null if it can. */
export function cardFault(typed: string): 'card_length' | 'card_invalid' | null {
  const digits = cardDigits(typed)
  if (!cardLengths.includes(digits.length)) return 'card_length'
  return luhnSum(digits) % 10 === 0 ? null : 'card_invalid'
}

/** The Luhn check: from the right every second digit is doubled, and the digits of the results are summed. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}

/** Smallest payment in kopecks: 1 ruble (specification §9). */
export const PAYMENT_MIN = 100
/** Largest payment in kopecks; below 2^53, so that sums are exact. */
export const PAYMENT_MAX = 9e15

/** Longest number of a seller's shop at the payment provider, in digits. */
export const ACCOUNT_MAX = 20

/** Why the typed text cannot be the number of a seller's shop at the payment provider; null if it can. */
export const accountFault = (typed: string): 'not_an_account' | null => (/^\d{3,20}$/.test(typed) ? null : 'not_an_account')

/** Purpose of a payment. `plan`: a subscription; `test`: the ruble with which staff test the payment provider. */
export const paymentPurposes = ['order', 'plan', 'test'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** States of a simulated payment (sandbox), and the outcomes that a person can choose on its page. */
export const paymentStates = ['pending', 'succeeded', 'canceled'] as const
export const sandboxOutcomes = ['succeed', 'fail'] as const

/** Stored states of payments and refunds. `created`: the provider has not answered yet; `pending`: it waits for the payer or the bank. */
export const storedPaymentStates = ['created', 'pending', 'succeeded', 'canceled'] as const
export type StoredPaymentState = (typeof storedPaymentStates)[number]

/**
 * Fiscal receipts, which the law on cash registers (54-ФЗ) requires. `closing`: the second receipt of a prepaid order, made when it is received,
 * which settles the prepayment.
 */
export const receiptKinds = ['payment', 'refund', 'closing'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
export const receiptStates = storedPaymentStates

/**
 * Alarms that staff must look into. `mismatch`: the provider reports another sum or object than we opened; `difference`: our data differ from the
 * provider's, of a day or of a payment that staff ended; `receipt` and `refund`: a receipt or refund failed.
 */
export const alarmKinds = ['open_too_long', 'mismatch', 'receipt', 'refund', 'difference'] as const
export type AlarmKind = (typeof alarmKinds)[number]

/** Alarms after which staff may end the payment or refund by hand. */
export const endableAlarms: readonly AlarmKind[] = ['open_too_long', 'mismatch']
/** The outcomes with which staff may end a payment or a refund by hand. */
export const manualOutcomes = ['succeeded', 'canceled'] as const
export type ManualOutcome = (typeof manualOutcomes)[number]
/** Longest reason for that, in characters. */
export const MANUAL_REASON_MAX = 300

/** The ways in which a buyer pays a seller. */
export const moneyWays = ['card', 'invoice'] as const
export const moneyFormats = ['xlsx', 'csv'] as const
