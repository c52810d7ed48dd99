// Reads the parties of an invoice as documents name them: the buying company, and the seller with its bank account.
import { readableAddress } from '@sverka/contract/company/addresses'
import { readablePerson, registeredName } from '@sverka/contract/company/names'
import type { InvoiceBuyer, Party } from '@sverka/contract/payments/invoices'
import { listRepresentedCompanies } from '../../company-binding/company-binding.ts'
import type { Reader } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import { findByNumber } from '../../registry/registry.ts'
import { findBankDetails, findLastBuyer, findParty, type PartyRow } from './bank-details.sql.ts'

const readAddress = ({ address, city }: PartyRow): string | null => (address ? readableAddress(address) : city)

/** Name of the person who signs: the sole trader, or the head of the company; null where the register does not publish the head. */
const partyHead = ({ kind, leader, fio }: PartyRow): string | null => {
  const name = kind === 'entrepreneur' ? fio : leader
  return name === null ? null : readablePerson(name)
}

const toParty = (row: PartyRow): Party => ({
  name: registeredName(row.name),
  inn: row.inn ?? '',
  kpp: row.kpp,
  address: readAddress(row),
})

const toBuyer = (row: PartyRow, email: string | null): InvoiceBuyer => ({
  ...toParty(row),
  company: row.id,
  kind: row.kind as InvoiceBuyer['kind'],
  head: partyHead(row),
  status: row.status,
  as_of: String(row.asOf),
  email,
})

/**
 * The company or sole trader with this ИНН, the taxpayer's number. Throws `number_invalid` for a wrong length or check digit, and
 * `company_not_found`, also for a company without an ИНН, which cannot be invoiced.
 */
export async function buyerByInn(db: Reader, inn: string): Promise<InvoiceBuyer> {
  const company = (await findByNumber(db, inn)) ?? refuse('company_not_found')
  const row = await findParty(db, company.id)
  return row?.inn ? toBuyer(row, null) : refuse('company_not_found')
}

/** The buyer suggested to a member: the company that they last bought for, otherwise the first one that they represent; null if there is neither. */
export async function usualBuyer(db: Reader, userId: number): Promise<InvoiceBuyer | null> {
  const last = await findLastBuyer(db, userId)
  const [companyId] = last ? [last.companyId] : await listRepresentedCompanies(db, [userId])
  const row = companyId === undefined ? undefined : await findParty(db, companyId)
  return row?.inn ? toBuyer(row, last?.email ?? null) : null
}

export interface SellerParty extends Party {
  /** ОГРНИП, the number of a sole trader in the state register; absent for companies, and in invoices issued before it was stored. */
  readonly ogrn?: string
  /** Name of the head or sole trader who signs; null where the register does not publish it. */
  readonly head: string | null
  /** Name of the chief accountant, who signs too; null if the seller names none. */
  readonly accountant: string | null
}

/** The seller's account and its bank. */
export interface Bank {
  readonly name: string
  /** Nine digits that identify the bank. */
  readonly bic: string
  readonly account: string
  /** The bank's own (correspondent) account at the Bank of Russia. */
  readonly corrAccount: string
}

/** The seller of an invoice, and the bank account that the money goes to. */
export interface Sides {
  readonly seller: SellerParty
  readonly bank: Bank
}

/** The seller with its bank; null if no bank details are entered or the company has no ИНН. */
export async function readSeller(db: Reader, companyId: number): Promise<Sides | null> {
  const [row, bank] = [await findParty(db, companyId), await findBankDetails(db, companyId)]
  if (!row?.inn || !bank) return null
  return {
    seller: {
      ...toParty(row),
      ...(row.kind === 'entrepreneur' ? { ogrn: row.ogrn } : {}),
      head: partyHead(row),
      accountant: bank.accountant,
    },
    bank: { name: bank.bank_name, bic: bank.bic, account: bank.account, corrAccount: bank.corr_account },
  }
}
