// Derives a company's entries in the special registers (public lists such as tax debtors or disqualified heads) from its stored data: the extract of
// the state register (block `register`) and the blocks of other sources.
import { isSameFullName } from '@sverka/contract/company-binding/company-binding.rules'
import type { SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { CompanyRow, OpenedBlocks, RecordBlockName } from '../registry/registry.ts'

/** The blocks that entries are read from. */
export const entryBlocks = [
  'register',
  'disqualified',
  'debts',
  'offences',
  'sanctions',
  'marks',
] as const satisfies readonly RecordBlockName[]

/** A row of `special_register_entries`; days are YYYY-MM-DD. */
export interface NewEntry {
  readonly register: SpecialRegister
  readonly company_id: number
  /** Name that the entry is shown with: a person or the company. */
  readonly subject: string
  /** Further words and numbers by which the entry can be searched, such as ИНН (taxpayer number) and ОГРН (registration number). */
  readonly sought: string
  readonly as_of: string | null
  readonly example: boolean
  readonly label?: string | undefined
  readonly detail?: string | undefined
  readonly issuer?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly kopecks?: number | undefined
  /** Entries are sorted by it, the greatest first: a sum in kopecks, or a day as a number. */
  readonly weight: number
}

type EntryContent = Omit<NewEntry, 'company_id' | 'subject' | 'sought' | 'as_of' | 'example' | 'register'> & {
  readonly subject?: string
  readonly sought?: string
}
type Reader = (row: CompanyRow, opened: OpenedBlocks) => readonly EntryContent[]

/** A day as a number that sorts in the same order: 20261120; 0 without a day. */
const dayWeight = (day: string | undefined): number => Number((day ?? '').replaceAll('-', ''))

/** Reads the entries in a register from one block. */
interface EntryReader {
  readonly register: SpecialRegister
  readonly block: RecordBlockName
  readonly read: Reader
}

const READERS: readonly EntryReader[] = [
  {
    register: 'disqualified',
    block: 'disqualified',
    read: (row, { blocks }) =>
      (blocks.disqualified?.persons ?? []).map(({ record, name, post, article, issuer, since, until }) => ({
        subject: name,
        sought: `${row.name} ${record}`,
        label: post,
        detail: article,
        issuer,
        since,
        until,
        weight: dayWeight(until),
      })),
  },
  {
    register: 'disqualified',
    block: 'register',
    read: (row, { register, blocks }) =>
      (register.heads ?? [])
        .filter(({ disqualifiedFrom, disqualifiedUntil }) => disqualifiedFrom ?? disqualifiedUntil)
        // Without heads who are in the register of disqualified persons too: its entry, read above, has more facts.
        .filter(({ name }) => !blocks.disqualified?.persons.some((person) => isSameFullName(person.name, name)))
        .map(({ name, inn, post, disqualifiedFrom: since, disqualifiedUntil: until }) => ({
          subject: name,
          sought: `${row.name} ${inn ?? ''}`,
          label: post,
          since,
          until,
          weight: dayWeight(until),
        })),
  },
  {
    register: 'licences',
    block: 'register',
    read: (_row, { register }) =>
      (register.licenses ?? []).map(({ number, date, from, until, issuer, suspended, activities }) => ({
        sought: number ?? '',
        label: number,
        detail: [...activities, ...(suspended ? [suspended] : [])].join('; '),
        issuer,
        since: from ?? date,
        until,
        weight: dayWeight(from ?? date),
      })),
  },
  {
    register: 'tax-debts',
    block: 'debts',
    read: (_row, { blocks }) => {
      const debts = blocks.debts?.debts ?? []
      const kopecks = debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
      return kopecks > 0 ? [{ kopecks, weight: kopecks, detail: debts.map(({ name }) => name).join('; ') }] : []
    },
  },
  {
    register: 'offences',
    block: 'offences',
    read: (_row, { blocks }) =>
      (blocks.offences?.years ?? []).map(({ year, fineKopecks: kopecks }) => ({ kopecks, weight: kopecks, label: String(year) })),
  },
  { register: 'unfair-suppliers', block: 'marks', read: (_row, { blocks }) => (blocks.marks?.unfairSupplier ? [{ weight: 0 }] : []) },
  {
    register: 'sanctions',
    block: 'sanctions',
    read: (_row, { blocks }) =>
      // A sanctions list that only has the same name may mean another company, so it makes no entry.
      (blocks.sanctions?.matches ?? [])
        .filter(({ matchedBy }) => matchedBy !== 'name')
        .map(({ list, country, name, program }) => ({
          sought: `${name} ${list}`,
          label: list,
          issuer: country,
          detail: program ?? name,
          weight: 0,
        })),
  },
]

/** A reader takes at most this many entries of a company: some companies have thousands of licences, and their card lists all. */
const MAX_ENTRIES = 200

/** All entries from the blocks of a company. */
export function collectEntries(row: CompanyRow, opened: OpenedBlocks): NewEntry[] {
  return READERS.flatMap(({ register, block, read }) => {
    const asOf = opened.provenance[block]?.asOf ?? null
    return read(row, opened)
      .slice(0, MAX_ENTRIES)
      .map((content) => ({
        ...content,
        register,
        company_id: row.id,
        subject: content.subject ?? row.name,
        sought: [content.sought, row.inn, row.ogrn].filter(Boolean).join(' '),
        as_of: asOf,
        example: row.isExample,
      }))
  })
}
