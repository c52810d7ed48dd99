// Reads the values of a company's record that are compared between two days, such as founders, court claims, revenue and headcount.
import type { BlockField, ComparedField, DayValue } from '@sverka/contract/company-card/past'
import { moscowDay } from '../../platform/clock.ts'
import {
  type AccountsFacts,
  asRespondent,
  type CompanyRecord,
  claimedKopecks,
  distinctCases,
  pendingCases,
  sumUnpaid,
} from '../../registry/registry.ts'
import { sumTaxDebts } from '../debts/debts.ts'
import { orEmpty } from '../tab-list.ts'

/** A value with the day of the source's data; the value is null if the source has nothing about the company. */
export interface FieldValue {
  readonly value: DayValue | null
  readonly asOf: string
}

/** A value with these parts; the other parts are null. */
const value = (parts: Partial<DayValue>): DayValue => ({ text: null, count: null, sum: null, year: null, ...parts })

/** The block (stored facts of one source) that each field comes from. */
export const FIELD_SOURCES = {
  ...{ head: 'register', name: 'register', address: 'register', capital: 'register', status: 'register' },
  ...{ founders: 'register', activities: 'register', licences: 'register', enforcement: 'enforcement', tax_debts: 'debts' },
  ...{ claims: 'cases', claims_pending: 'cases', revenue: 'accounts', cash: 'accounts', headcount: 'headcount' },
} as const satisfies Readonly<Record<ComparedField, string>>

/**
 * The value of a field; null if it is not known. `wholeOn`: the day of our complete copy of the source, null without one. If a complete copy does not
 * have the company, the value is known to be nothing.
 */
export function readField(record: CompanyRecord, field: BlockField, wholeOn: string | null): FieldValue | null {
  const from = record.provenance[FIELD_SOURCES[field]]
  if (!from) return wholeOn ? { value: null, asOf: wholeOn } : null
  const read = READERS[field](record)
  return read === undefined ? null : { value: read, asOf: from.asOf ?? moscowDay(from.loadedAt) }
}

/** Reads each field: null if the source has nothing, for example no debts; undefined if the block does not have the field. */
const READERS: Readonly<Record<BlockField, (record: CompanyRecord) => DayValue | null | undefined>> = {
  founders: ({ register }) => {
    const names = register.founders.flatMap(({ name }) => name ?? [])
    return names.length > 0 ? value({ text: names.slice(0, MAX_NAMES).toSorted().join(', '), count: names.length }) : null
  },
  activities: ({ register, row }) => {
    const codes = [...(row.okvedCode ? [row.okvedCode] : []), ...register.okvedAdd.map(({ code }) => code)]
    return codes.length > 0 ? value({ count: new Set(codes).size }) : null
  },
  licences: ({ register }) => (register.licenses.length > 0 ? value({ count: register.licenses.length }) : null),
  enforcement: ({ blocks }) => {
    const { count, kopecks } = sumUnpaid(orEmpty(blocks.enforcement?.proceedings))
    return count > 0 ? value({ count, sum: kopecks / 100 }) : null
  },
  tax_debts: ({ blocks }) => {
    const debts = sumTaxDebts(blocks.debts)
    return debts && debts.sum > 0 ? value({ sum: debts.sum }) : null
  },
  claims: (record) => countCases(claimsAgainst(record)),
  claims_pending: (record) => countCases(pendingCases(claimsAgainst(record))),
  // Line codes of the annual accounts: 2110 revenue, 1250 cash.
  revenue: ({ blocks }) => newestLine(blocks.accounts, '2110'),
  cash: ({ blocks }) => newestLine(blocks.accounts, '1250'),
  headcount: ({ blocks }) => {
    const newest = blocks.headcount?.years[0]
    return newest ? value({ count: newest.count, year: newest.year }) : undefined
  },
}

/** Maximum number of founders' names in one value. */
const MAX_NAMES = 10

const claimsAgainst = ({ blocks, row }: CompanyRecord) => asRespondent(distinctCases(orEmpty(blocks.cases?.cases)), row)

const countCases = (cases: ReturnType<typeof claimsAgainst>) =>
  cases.length > 0 ? value({ count: cases.length, sum: claimedKopecks(cases) / 100 }) : null

/** The line in the newest year that has it, in rubles; undefined without such a year. */
function newestLine(accounts: Partial<AccountsFacts> | undefined, code: string): DayValue | undefined {
  const year = orEmpty(accounts?.years).find(({ lines }) => lines[code] !== undefined)
  return year && value({ sum: (year.lines[code] ?? 0) / 100, year: year.year })
}
