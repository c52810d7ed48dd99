// The card's tab «Контракты»: the company's public procurement contracts, as supplier or customer, with filters, newest first.
import type { Contract as WireContract } from '@sverka/contract/company-card/contracts'
import type { CompanyRecord, Contract, Party } from '../../registry/registry.ts'
import { toRubles } from '../company-card.present.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import {
  blockSource,
  type CheckedTab,
  isWithin,
  newestFirst,
  orEmpty,
  type PageQuery,
  type Period,
  stableId,
  tabPage,
} from '../tab-list.ts'

/** Filters. `law`: number of the federal law on procurement, 44-ФЗ (the state), 94-ФЗ (its predecessor) or 223-ФЗ (state companies). */
export interface ContractQuery extends PageQuery, Period {
  readonly search?: string
  readonly role?: Contract['role']
  readonly law?: Contract['law']
}

/** All stored contracts, newest first. */
export const listContracts = ({ blocks }: CompanyRecord): Contract[] =>
  [...orEmpty(blocks.contracts?.contracts)].sort((a, b) => newestFirst(a.date, b.date))

/** One page of contracts; `search` is a part of the contract number, the customer's name or ИНН (taxpayer number), a supplier's name or an item. */
export function readContractsPage({ record, checked }: CheckedTab, query: ContractQuery) {
  const all = listContracts(record)
  const sought = query.search ? foldForComparison(query.search.trim()) : ''
  const passed = all.filter(
    (entry) =>
      (!query.role || entry.role === query.role) &&
      (!query.law || entry.law === query.law) &&
      isWithin({ date: entry.date }, query) &&
      (sought === '' || searchTexts(entry).some((text) => foldForComparison(text).includes(sought))),
  )
  // Total number of contracts according to the source; greater than the stored list if not all were fetched.
  const known = record.blocks.contracts?.known
  return {
    ...tabPage({ all, passed, known, entryKey: ({ registerNumber }) => registerNumber }, query, presentContract),
    source: blockSource(record, 'contracts'),
    checked,
  }
}

const searchTexts = (entry: Contract): string[] => [
  entry.registerNumber,
  ...(entry.customer ? [entry.customer.name, entry.customer.inn ?? ''] : []),
  ...orEmpty(entry.suppliers).map((supplier) => supplier.name),
  ...orEmpty(entry.objects).map((object) => object.name),
]

/** Converts a stored contract to the form of the API; the price in rubles. The id is derived from law and number, because sources have none. */
export function presentContract(entry: Contract): WireContract {
  return {
    id: stableId(`${entry.law} ${entry.registerNumber}`),
    register_number: entry.registerNumber,
    date: entry.date ?? null,
    price: toRubles(entry.priceKopecks),
    law: entry.law,
    role: entry.role,
    customer: entry.customer ? side(entry.customer) : null,
    contract_provider: orEmpty(entry.suppliers).map(side),
    purchase_objects: orEmpty(entry.objects).map((object, index) => ({ id: index + 1, name: object.name })),
    link: entry.url ?? null,
  }
}

const side = ({ name, inn }: Party) => ({ name, inn: inn ?? null })
