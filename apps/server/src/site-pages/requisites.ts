// The site's owner as configured by the operator; in demo mode an invented example, marked as one.
import { fieldErrors } from '@sverka/contract/errors'
import { bankFaults } from '@sverka/contract/payments/invoices.rules'
import { tidyPhone } from '@sverka/contract/phones.rules'
import type { Requisites, RequisitesDraft } from '@sverka/contract/site-pages/site-pages'
import type { Config } from '../platform/config.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { type FieldErrors, refuse } from '../platform/errors.ts'
import { findRequisites, putRequisites } from './requisites.sql.ts'

/** Reads the demo's invented example. */
export type ReadExample = () => Promise<Requisites>

/** As set by staff, else as configured. */
export async function shownRequisites(db: Reader, config: Config, readExample: ReadExample): Promise<Requisites | null> {
  const set = await findRequisites(db)
  return set ? { is_example: false, ...set, phone: set.phone && tidyPhone(set.phone) } : readRequisites(config, readExample)
}

/** Null if nothing is configured and this is no demo. */
export async function readRequisites(config: Config, readExample: ReadExample): Promise<Requisites | null> {
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

/** Companies pay invoices to this account: its digits are checked as those of sellers are, and all wrong fields are named together. */
export async function setRequisites(tx: Tx, draft: RequisitesDraft, now: Date): Promise<void> {
  const { bic, account, correspondent_account: corr_account } = draft.bank
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(bankFaults({ bic, account, corr_account })))
    errors[`bank.${field === 'corr_account' ? 'correspondent_account' : field}`] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  await putRequisites(tx, draft, now)
}
