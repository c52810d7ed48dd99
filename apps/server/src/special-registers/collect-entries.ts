// Derives a company's entries in the special registers (lists such as tax debtors or disqualified heads) from its extract and blocks.
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
  /** Further words and numbers by which the entry is found. */
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

/** Reads the entries in a register from one block, `word`. */
interface EntryReader {
  readonly register: SpecialRegister
  readonly word: RecordBlockName
  readonly read: Reader
}

const READERS: readonly EntryReader[] = [
  {
    register: 'disqualified',
    word: 'disqualified',
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
    word: 'register',
    read: (row, { register, blocks }) =>
      (register.heads ?? [])
        .filter(({ disqualifiedFrom, disqualifiedUntil }) => disqualifiedFrom ?? disqualifiedUntil)
        // The register of disqualified persons has more about the same person.
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
    word: 'register',
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
    word: 'debts',
    read: (_row, { blocks }) => {
      const debts = blocks.debts?.debts ?? []
      const kopecks = debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0)
      return kopecks > 0 ? [{ kopecks, weight: kopecks, detail: debts.map(({ name }) => name).join('; ') }] : []
    },
  },
  {
    register: 'offences',
    word: 'offences',
    read: (_row, { blocks }) =>
      (blocks.offences?.years ?? []).map(({ year, fineKopecks: kopecks }) => ({ kopecks, weight: kopecks, label: String(year) })),
  },
  { register: 'unfair-suppliers', word: 'marks', read: (_row, { blocks }) => (blocks.marks?.unfairSupplier ? [{ weight: 0 }] : []) },
  {
    register: 'sanctions',
    word: 'sanctions',
    read: (_row, { blocks }) =>
      // A match by name alone is a hint, never an entry.
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

/** Most entries that one reader takes of a company: some have thousands of licences, which the card lists. */
const MAX_ENTRIES = 200

/** All entries from the blocks of a company. */
export function collectEntries(row: CompanyRow, opened: OpenedBlocks): NewEntry[] {
  return READERS.flatMap(({ register, word, read }) => {
    const asOf = opened.provenance[word]?.asOf ?? null
    return read(row, opened)
      .slice(0, MAX_ENTRIES)
      .map((said) => ({
        ...said,
        register,
        company_id: row.id,
        subject: said.subject ?? row.name,
        sought: [said.sought, row.inn, row.ogrn].filter(Boolean).join(' '),
        as_of: asOf,
        example: row.isExample,
      }))
  })
}
