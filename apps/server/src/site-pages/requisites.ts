// Legal details of the site's owner («реквизиты»: name, tax and registration numbers, bank account): set by staff, otherwise from the
// configuration; in demo mode an invented example that is marked as one.
import { fieldErrors } from '@sverka/contract/errors'
import { validateBankDetails } from '@sverka/contract/payments/invoices.rules'
import { tidyPhone } from '@sverka/contract/phones.rules'
import type { Requisites, RequisitesDraft } from '@sverka/contract/site-pages/site-pages'
import type { Config } from '../platform/config.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { type FieldErrors, refuse } from '../platform/errors.ts'
import { findRequisites, putRequisites } from './requisites.sql.ts'

/** Reads the demo's invented example. */
export type ReadExample = () => Promise<Requisites>

/**
 * The details that staff have set, otherwise those of the configuration; null without either. Older stored phone numbers were not tidied when
 * they were saved, so this is done here.
 */
export async function readRequisites(db: Reader, config: Config, readExample: ReadExample): Promise<Requisites | null> {
  const stored = await findRequisites(db)
  return stored
    ? { is_example: false, ...stored, phone: stored.phone && tidyPhone(stored.phone) }
    : configuredRequisites(config, readExample)
}

/** The configuration alone, whatever staff have set. Null if nothing is configured and this is no demo. */
export async function configuredRequisites(config: Config, readExample: ReadExample): Promise<Requisites | null> {
  if (!config.REQUISITES_NAME) return config.demo ? readExample() : null
  return {
    is_example: false,
    name: config.REQUISITES_NAME,
    inn: config.REQUISITES_INN ?? '',
    kpp: config.REQUISITES_KPP,
    ogrn: config.REQUISITES_OGRN ?? '',
    address: config.REQUISITES_ADDRESS ?? '',
    email: config.REQUISITES_EMAIL ?? '',
    phone: config.REQUISITES_PHONE && tidyPhone(config.REQUISITES_PHONE),
    bank: {
      name: config.REQUISITES_BANK ?? '',
      bic: config.REQUISITES_BIC ?? '',
      account: config.REQUISITES_ACCOUNT ?? '',
      correspondent_account: config.REQUISITES_CORRESPONDENT_ACCOUNT ?? '',
    },
  }
}

/**
 * Stores the details. Companies pay invoices to this account, so its numbers are checked like those of a seller's account. Throws
 * `validation_failed` with all wrong fields. `corr_account` is the name of the correspondent account in the operations of invoices.
 */
export async function setRequisites(tx: Tx, draft: RequisitesDraft, now: Date): Promise<void> {
  const { bic, account, correspondent_account: corr_account } = draft.bank
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(validateBankDetails({ bic, account, corr_account })))
    errors[`bank.${field === 'corr_account' ? 'correspondent_account' : field}`] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  await putRequisites(tx, draft, now)
}
