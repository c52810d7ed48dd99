// Rules of invoices shared by pages and server: their states, and the check digits of bank details.

export const invoiceStates = ['waiting', 'paid', 'expired', 'withdrawn'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** How a payment became known: from the seller, or from a line of the bank statement. */
export const moneySources = ['seller', 'statement'] as const
export type MoneySource = (typeof moneySources)[number]

/** Days for which an invoice is valid and its goods are reserved; the last one ends at `INVOICE_HOUR` o'clock in Moscow. */
export const INVOICE_DAYS = 7
export const INVOICE_HOUR = 18

export const BANK_NAME_MAX = 160
export const SIGNER_MAX = 100
export const REFERENCE_MAX = 60

export interface BankNumbers {
  readonly bic: string
  readonly account: string
  readonly corr_account: string
}

export type BankFault = 'not_a_bic' | 'not_a_bank_account' | 'bank_account_mismatch' | 'not_a_corr_account' | 'corr_account_mismatch'

const WEIGHTS = [7, 1, 3]

/** The check of the Bank of Russia: each digit is multiplied by 7, 1 or 3 in turn; the last digits of the results must sum to a multiple of ten. */
const areCheckDigitsValid = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => sum + ((Number(digit) * (WEIGHTS[place % 3] ?? 0)) % 10), 0) % 10 === 0

/** Whether the BIC is of an office of the Bank of Russia: an account there is checked like a correspondent account. */
const isSettlementOffice = (bic: string): boolean => ['000', '001', '002'].includes(bic.slice(-3))

/** The digits that stand before an account in its check: those of its bank, or those of the Bank of Russia's office for a correspondent account. */
const bankPrefix = (bic: string): string => bic.slice(-3)
const officePrefix = (bic: string): string => `0${bic.slice(4, 6)}`

/** Whether the check digit of the account is right for the bank with this BIC. */
export const isAccountValid = (bic: string, account: string): boolean =>
  areCheckDigitsValid((isSettlementOffice(bic) ? officePrefix(bic) : bankPrefix(bic)) + account)

export const isCorrAccountValid = (bic: string, account: string): boolean =>
  account.endsWith(bic.slice(-3)) && areCheckDigitsValid(officePrefix(bic) + account)

/** Faults of bank details by field. Expects numbers without spaces. */
export function validateBankDetails({ bic, account, corr_account: corr }: BankNumbers): Partial<Record<keyof BankNumbers, BankFault>> {
  if (!/^04\d{7}$/.test(bic)) return { bic: 'not_a_bic' }
  const own = /^4\d{19}$/.test(account) ? (isAccountValid(bic, account) ? null : 'bank_account_mismatch') : 'not_a_bank_account'
  const bank = /^301\d{17}$/.test(corr) ? (isCorrAccountValid(bic, corr) ? null : 'corr_account_mismatch') : 'not_a_corr_account'
  return { ...(own && { account: own }), ...(bank && { corr_account: bank }) } as Partial<Record<keyof BankNumbers, BankFault>>
}

/** The amount still to be paid, and any overpayment; in kopecks or in rubles. */
export const invoiceBalance = ({ amount, paid }: { amount: number; paid: number }): { rest: number; excess: number } => ({
  rest: Math.max(0, amount - paid),
  excess: Math.max(0, paid - amount),
})
