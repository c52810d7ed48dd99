// A seller's bank details, which its invoices show: only the company's representative reads and sets them, and their check digits are verified.

import { fieldErrors } from '@sverka/contract/errors'
import type { BankDetails } from '@sverka/contract/payments/invoices'
import { validateBankDetails } from '@sverka/contract/payments/invoices.rules'
import { readRepresentative } from '../../company-binding/company-binding.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type FieldErrors, refuse } from '../../platform/errors.ts'
import { nameText } from '../../platform/names.ts'
import type { Services } from '../../platform/services.ts'
import { refuseFlagged } from '../../platform/texts/refuse-flagged.ts'
import { type BankRow, findBankDetails, upsertBankDetails } from './bank-details.sql.ts'

/** Throws `not_found` to everybody but the company's representative. */
async function requireRepresentative(db: Reader, userId: number, companyId: number): Promise<void> {
  if ((await readRepresentative(db, companyId)) !== userId) refuse('not_found')
}

const present = (row: BankRow | undefined): BankDetails | null =>
  row === undefined
    ? null
    : {
        bic: row.bic,
        account: row.account,
        corr_account: row.corr_account,
        bank_name: row.bank_name,
        accountant: row.accountant,
        set_at: row.set_at.toISOString(),
      }

/** `details` is null before the seller has entered any. Throws `not_found` to everybody but the company's representative. */
export async function readBankDetails(db: Reader, userId: number, companyId: number): Promise<{ details: BankDetails | null }> {
  await requireRepresentative(db, userId, companyId)
  return { details: present(await findBankDetails(db, companyId)) }
}

interface BankForm {
  /** Nine digits that identify the bank. */
  readonly bic: string
  readonly account: string
  /** The bank's own (correspondent) account at the Bank of Russia. */
  readonly corr_account: string
  readonly bank_name: string
  /** Name of the chief accountant, who signs invoices beside the head. */
  readonly accountant?: string
}

interface Request {
  readonly userId: number
  readonly companyId: number
  readonly form: BankForm
  readonly clientIp: string | null
}

/** Removes spaces, with which people group the digits. */
const stripSpaces = (input: string): string => input.replace(/\s/g, '')

/**
 * Stores the details. Throws `not_found` to everybody but the representative, `validation_failed` with an error for each wrong number, and refuses
 * names that moderation flags. The change is recorded in the audit log, since it decides where money goes.
 */
export async function saveBankDetails(tx: Tx, services: Services, { userId, companyId, form, clientIp }: Request) {
  await requireRepresentative(tx, userId, companyId)
  const numbers = { bic: stripSpaces(form.bic), account: stripSpaces(form.account), corr_account: stripSpaces(form.corr_account) }
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(validateBankDetails(numbers))) errors[field] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  // Everybody with the link of an invoice sees these two texts, so they pass moderation.
  await refuseFlagged(tx, services, { bank_name: form.bank_name, accountant: form.accountant })
  const { clock } = services
  const before = await findBankDetails(tx, companyId)
  const names = { bank_name: nameText(form.bank_name), accountant: nameText(form.accountant ?? '') || null }
  await upsertBankDetails(tx, { company_id: companyId, ...numbers, ...names, set_at: clock.now(), set_by: userId })
  const details = { before: before?.account ?? null, after: numbers.account, bic: numbers.bic }
  await recordAudit(tx, clock, { action: 'payments.bank_details', actorId: userId, subject: `company:${companyId}`, details, clientIp })
  return { details: present(await findBankDetails(tx, companyId)) }
}
