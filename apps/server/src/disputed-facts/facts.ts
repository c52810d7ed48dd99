// Finds the facts about a company that it can dispute, such as enforcement proceedings, tax debts, court cases, inspections, bankruptcy messages and
// remarks that its address or head is unreliable. It also removes one fact from its block, to compute the company's report without it.
import { createHash } from 'node:crypto'
import { type FactKind, factKinds, singleFacts } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { type CompanyRecord, distinctCases, type RecordBlockName } from '../registry/registry.ts'

/** A fact as its source states it. */
export interface FoundFact {
  readonly kind: FactKind
  /** Number of the entry in its source, or a fixed word for kinds that a company has once (`singleFacts`). */
  readonly record: string
  /** Subject or remark as the source states it. */
  readonly what: string | null
  readonly kopecks: number | null
  /** YYYY-MM-DD. */
  readonly on: string | null
  /** The whole entry of the source; a different hash of it means that the source changed the fact. */
  readonly content: unknown
}

type FactContent = Omit<FoundFact, 'kind'>

/** For `JSON.stringify`: sorts the fields, so that the order in which they are stored does not matter. */
const withSortedFields = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value

const fingerprint = (content: unknown): string => createHash('sha256').update(JSON.stringify(content, withSortedFields)).digest('hex')

/** Empty lists are not stored, so they are undefined when read. */
const orEmpty = <T>(list: readonly T[] | undefined): readonly T[] => list ?? []

/** Heads whose data the tax service has marked as unreliable in the state register, also heads whose name the register hides. */
const unreliableHeads = ({ register: { heads, hiddenHeads = [] } }: CompanyRecord) =>
  [...heads, ...hiddenHeads].filter(({ unreliable }) => unreliable !== undefined)

/** A fact that a company has at most once. */
const single = (kind: keyof typeof singleFacts, content: unknown, details: Partial<FactContent>): FactContent => ({
  record: singleFacts[kind],
  what: null,
  kopecks: null,
  on: null,
  content,
  ...details,
})

/** For each kind, the facts of a company's record. */
const listers: Readonly<Record<FactKind, (record: CompanyRecord) => readonly FactContent[]>> = {
  proceeding: ({ blocks }) =>
    orEmpty(blocks.enforcement?.proceedings).map((entry) => ({
      record: entry.number,
      what: entry.subject ?? null,
      kopecks: entry.remainingKopecks ?? entry.debtKopecks ?? null,
      on: entry.date ?? null,
      content: entry,
    })),
  tax_debt: ({ blocks }) => {
    const debts = orEmpty(blocks.debts?.debts)
    return debts.length > 0 ? [single('tax_debt', debts, { kopecks: debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0) })] : []
  },
  case: ({ blocks }) =>
    distinctCases(orEmpty(blocks.cases?.cases)).map((entry) => ({
      record: entry.number,
      what: entry.category ?? null,
      kopecks: entry.claimKopecks ?? null,
      on: entry.date,
      content: entry,
    })),
  inspection: ({ blocks }) =>
    orEmpty(blocks.inspections?.inspections).map((entry) => ({
      record: entry.number,
      what: entry.controlBody ?? null,
      kopecks: null,
      on: entry.startDate ?? null,
      content: entry,
    })),
  bankruptcy: ({ blocks }) =>
    orEmpty(blocks.bankruptcy?.messages).map((entry) => ({
      record: entry.id,
      what: entry.kind,
      kopecks: null,
      on: entry.date,
      content: entry,
    })),
  address: ({ register: { addressUnreliable } }) =>
    addressUnreliable ? [single('address', addressUnreliable, { what: addressUnreliable })] : [],
  head: (record) => {
    const marked = unreliableHeads(record)
    return marked.length > 0 ? [single('head', marked, { what: marked[0]?.unreliable ?? null })] : []
  },
}

/** The block of the record in which facts of a kind are stored. */
const blockNames = {
  proceeding: 'enforcement',
  tax_debt: 'debts',
  case: 'cases',
  inspection: 'inspections',
  bankruptcy: 'bankruptcy',
  address: 'register',
  head: 'register',
} as const satisfies Record<FactKind, RecordBlockName>

/** The block with facts of this kind. */
export const factBlock = (kind: FactKind) => blockNames[kind]

/** The blocks with facts of any kind. */
export const factBlocks: readonly RecordBlockName[] = [...new Set(Object.values(blockNames))]

/** Compares ISO days as plain text. */
const newestFirst = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)

/** Facts of these kinds, the newest first within a kind, those without a day last. Entries of a source with the same number are one fact. */
export function listFacts(record: CompanyRecord, kinds: readonly FactKind[] = factKinds): FoundFact[] {
  return kinds.flatMap((kind) => {
    const byNumber = new Map(listers[kind](record).map((entry) => [entry.record, entry]))
    const found = [...byNumber.values()].map((entry) => ({ ...entry, kind }))
    return found.sort((a, b) => newestFirst(a.on ?? '', b.on ?? ''))
  })
}

/** One fact with the SHA-256 of its content; null if the record has no such fact. */
export function findFact(record: CompanyRecord, kind: FactKind, number: string): (FoundFact & { readonly hash: string }) | null {
  const found = listFacts(record, [kind]).find((entry) => entry.record === number)
  return found ? { ...found, hash: fingerprint(found.content) } : null
}

interface FactName {
  readonly kind: FactKind
  readonly record: string
}

type AnyBlock = Readonly<Record<string, unknown>>

/** The block without the matching entries of one of its lists. */
const withoutEntry = (block: AnyBlock, list: string, isIt: (entry: Readonly<Record<string, unknown>>) => boolean): AnyBlock => ({
  ...block,
  [list]: orEmpty(block[list] as readonly AnyBlock[] | undefined).filter((entry) => !isIt(entry)),
})

/** The heads without the remarks that they are unreliable. */
const withoutRemark = (list: unknown): AnyBlock[] => orEmpty(list as readonly AnyBlock[]).map(({ unreliable: _, ...entry }) => entry)

const removers: Readonly<Record<FactKind, (block: AnyBlock, record: string) => AnyBlock | null>> = {
  proceeding: (block, record) => withoutEntry(block, 'proceedings', ({ number }) => number === record),
  tax_debt: () => null,
  case: (block, record) => withoutEntry(block, 'cases', ({ number }) => number === record),
  inspection: (block, record) => withoutEntry(block, 'inspections', ({ number }) => number === record),
  bankruptcy: (block, record) => withoutEntry(block, 'messages', ({ id }) => id === record),
  address: ({ addressUnreliable: _, ...block }) => block,
  head: ({ heads, hiddenHeads, ...block }) => ({ ...block, heads: withoutRemark(heads), hiddenHeads: withoutRemark(hiddenHeads) }),
}

/** A copy of the block without the fact; null if the block consists only of it. */
export const withoutFact = ({ kind, record }: FactName, block: object): object | null => removers[kind](block as AnyBlock, record)
