// Rules of invoices shared by pages and server: their states, and the check digits of Russian bank details.

/** `expired`: not paid in time; `withdrawn`: no longer to be paid, because the buyer pays in another way or cancelled. */
export const invoiceStates = ['waiting', 'paid', 'expired', 'withdrawn'] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Where the record of a payment comes from: the seller entered it, or it is a line of a bank statement. */
export const moneySources = ['seller', 'statement'] as const
export type MoneySource = (typeof moneySources)[number]

/** Days for which an invoice is valid and its goods are reserved; the last one ends at `INVOICE_HOUR` o'clock in Moscow. */
export const INVOICE_DAYS = 7
export const INVOICE_HOUR = 18

/** Longest texts, in characters: name of a bank, name of an accountant, the buyer's own reference. */
export const BANK_NAME_MAX = 160
export const SIGNER_MAX = 100
export const REFERENCE_MAX = 60

/** Bank identification code (БИК, nine digits), account, and the bank's correspondent account at the Bank of Russia (20 digits each). */
export interface BankNumbers {
  readonly bic: string
  readonly account: string
  readonly corr_account: string
}

export type BankFault = 'not_a_bic' | 'not_a_bank_account' | 'bank_account_mismatch' | 'not_a_corr_account' | 'corr_account_mismatch'

const WEIGHTS = [7, 1, 3]

/** The check of the Bank of Russia: each digit is multiplied by 7, 1 or 3 in turn; the last digits of the products must sum to a multiple of ten. */
const areCheckDigitsValid = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => sum + ((Number(digit) * (WEIGHTS[place % 3] ?? 0)) % 10), 0) % 10 === 0

/** Whether the BIC is that of an office of the Bank of Russia: an account there is checked like a correspondent account. */
const isSettlementOffice = (bic: string): boolean => ['000', '001', '002'].includes(bic.slice(-3))

/** Digits of the BIC that the check puts before an account: those of the bank, or for correspondent accounts those of the Bank of Russia's office. */
const bankPrefix = (bic: string): string => bic.slice(-3)
const officePrefix = (bic: string): string => `0${bic.slice(4, 6)}`

/** Whether the check digit of the account is right for the bank with this BIC. */
export const isAccountValid = (bic: string, account: string): boolean =>
  areCheckDigitsValid((isSettlementOffice(bic) ? officePrefix(bic) : bankPrefix(bic)) + account)

/** Whether the correspondent account belongs to the bank with this BIC, and its check digit is right. */
export const isCorrAccountValid = (bic: string, account: string): boolean =>
  account.endsWith(bic.slice(-3)) && areCheckDigitsValid(officePrefix(bic) + account)

/** Faults of bank details by field. Expects numbers without spaces. Russian BICs begin with 04, customers' accounts with 4. */
export function validateBankDetails({ bic, account, corr_account: corr }: BankNumbers): Partial<Record<keyof BankNumbers, BankFault>> {
  if (!/^04\d{7}$/.test(bic)) return { bic: 'not_a_bic' }
  const accountFault = /^4\d{19}$/.test(account) ? (isAccountValid(bic, account) ? null : 'bank_account_mismatch') : 'not_a_bank_account'
  const corrFault = /^301\d{17}$/.test(corr) ? (isCorrAccountValid(bic, corr) ? null : 'corr_account_mismatch') : 'not_a_corr_account'
  return { ...(accountFault && { account: accountFault }), ...(corrFault && { corr_account: corrFault }) } as Partial<
    Record<keyof BankNumbers, BankFault>
  >
}

/** The amount still to be paid (`rest`), and any overpayment (`excess`), in the unit of the input: kopecks or rubles. */
export const invoiceBalance = ({ amount, paid }: { amount: number; paid: number }): { rest: number; excess: number } => ({
  rest: Math.max(0, amount - paid),
  excess: Math.max(0, paid - amount),
})
