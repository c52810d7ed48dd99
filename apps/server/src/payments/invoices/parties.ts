// Companies as invoices and documents name them: the buyer of a member's invoices, and the seller with its bank.
import { readableAddress } from '@sverka/contract/company/addresses'
import { readablePerson, registeredName } from '@sverka/contract/company/names'
import type { InvoiceBuyer, Party } from '@sverka/contract/payments/invoices'
import { listRepresentedCompanies } from '../../company-binding/company-binding.ts'
import type { Reader } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import { findByNumber } from '../../registry/registry.ts'
import { findBankDetails, findLastBuyer, findParty, type PartyRow } from './bank-details.sql.ts'

const readAddress = ({ address, city }: PartyRow): string | null => (address ? readableAddress(address) : city)

/** Name of who signs: a sole trader, or the head of a company; null where the register does not publish the head. */
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

/** Throws `number_invalid`, and `company_not_found`, also for a company without an ИНН, which cannot be invoiced. */
export async function buyerByInn(db: Reader, inn: string): Promise<InvoiceBuyer> {
  const company = (await findByNumber(db, inn)) ?? refuse('company_not_found')
  const row = await findParty(db, company.id)
  return row?.inn ? toBuyer(row, null) : refuse('company_not_found')
}

/** The company that the member bought for last, else one that they represent; null if neither is known. */
export async function usualBuyer(db: Reader, userId: number): Promise<InvoiceBuyer | null> {
  const kept = await findLastBuyer(db, userId)
  const [own] = kept ? [kept.companyId] : await listRepresentedCompanies(db, [userId])
  const row = own === undefined ? undefined : await findParty(db, own)
  return row?.inn ? toBuyer(row, kept?.email ?? null) : null
}

export interface SellerParty extends Party {
  /** Number of the registration of a sole trader; absent for companies, and in invoices issued before it was kept. */
  readonly ogrn?: string
  readonly head: string | null
  readonly accountant: string | null
}

export interface Bank {
  readonly name: string
  readonly bic: string
  readonly account: string
  readonly corrAccount: string
}

/** The seller of an invoice, and the bank account that the money goes to. */
export interface Sides {
  readonly seller: SellerParty
  readonly bank: Bank
}

/** The seller with its bank; null if it has given no bank details. */
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
