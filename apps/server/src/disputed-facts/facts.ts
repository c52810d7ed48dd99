// Finds the facts of a company's record that can be disputed, and removes one from its block, to see what would follow without it.
import { createHash } from 'node:crypto'
import { type FactKind, factKinds, singleFacts } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import { type CompanyRecord, distinctCases, type RecordBlockName } from '../registry/registry.ts'

/** A fact as its source states it. */
export interface FoundFact {
  readonly kind: FactKind
  /** Number of the record, or a fixed word for kinds that a company has once (`singleFacts`). */
  readonly record: string
  /** Subject or remark in the source's words. */
  readonly what: string | null
  readonly kopecks: number | null
  /** ISO day. */
  readonly on: string | null
  /** Everything that the source says of it; its hash shows a change. */
  readonly content: unknown
}

type FactContent = Omit<FoundFact, 'kind'>

/** For `JSON.stringify`: sorts the fields, so that the order in which they are stored does not matter. */
const inOrder = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value

const fingerprint = (content: unknown): string => createHash('sha256').update(JSON.stringify(content, inOrder)).digest('hex')

/** Empty lists are not stored and come back as undefined. */
const orEmpty = <T>(list: readonly T[] | undefined): readonly T[] => list ?? []

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

const listers: Readonly<Record<FactKind, (record: CompanyRecord) => readonly FactContent[]>> = {
  proceeding: ({ blocks }) =>
    orEmpty(blocks.enforcement?.proceedings).map((one) => ({
      record: one.number,
      what: one.subject ?? null,
      kopecks: one.remainingKopecks ?? one.debtKopecks ?? null,
      on: one.date ?? null,
      content: one,
    })),
  tax_debt: ({ blocks }) => {
    const debts = orEmpty(blocks.debts?.debts)
    return debts.length > 0 ? [single('tax_debt', debts, { kopecks: debts.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0) })] : []
  },
  case: ({ blocks }) =>
    distinctCases(orEmpty(blocks.cases?.cases)).map((one) => ({
      record: one.number,
      what: one.category ?? null,
      kopecks: one.claimKopecks ?? null,
      on: one.date,
      content: one,
    })),
  inspection: ({ blocks }) =>
    orEmpty(blocks.inspections?.inspections).map((one) => ({
      record: one.number,
      what: one.controlBody ?? null,
      kopecks: null,
      on: one.startDate ?? null,
      content: one,
    })),
  bankruptcy: ({ blocks }) =>
    orEmpty(blocks.bankruptcy?.messages).map((one) => ({ record: one.id, what: one.kind, kopecks: null, on: one.date, content: one })),
  address: ({ register: { addressUnreliable } }) =>
    addressUnreliable ? [single('address', addressUnreliable, { what: addressUnreliable })] : [],
  head: (record) => {
    const marked = unreliableHeads(record)
    return marked.length > 0 ? [single('head', marked, { what: marked[0]?.unreliable ?? null })] : []
  },
}

const blockWords = {
  proceeding: 'enforcement',
  tax_debt: 'debts',
  case: 'cases',
  inspection: 'inspections',
  bankruptcy: 'bankruptcy',
  address: 'register',
  head: 'register',
} as const satisfies Record<FactKind, RecordBlockName>

/** The block with facts of this kind. */
export const factBlock = (kind: FactKind) => blockWords[kind]

/** The blocks with facts of any kind. */
export const factBlocks: readonly RecordBlockName[] = [...new Set(Object.values(blockWords))]

/** Compares ISO days as plain text. */
const newestFirst = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1)

/** Facts of these kinds, newest first within a kind, those without a day last. A number that the source gives twice is one fact. */
export function listFacts(record: CompanyRecord, kinds: readonly FactKind[] = factKinds): FoundFact[] {
  return kinds.flatMap((kind) => {
    const byNumber = new Map(listers[kind](record).map((one) => [one.record, one]))
    const found = [...byNumber.values()].map((one) => ({ ...one, kind }))
    return found.sort((a, b) => newestFirst(a.on ?? '', b.on ?? ''))
  })
}

/** One fact with the SHA-256 of its content; null if the record has no such fact. */
export function findFact(record: CompanyRecord, kind: FactKind, number: string): (FoundFact & { readonly hash: string }) | null {
  const found = listFacts(record, [kind]).find((one) => one.record === number)
  return found ? { ...found, hash: fingerprint(found.content) } : null
}

interface Named {
  readonly kind: FactKind
  readonly record: string
}

type AnyBlock = Readonly<Record<string, unknown>>

const withoutEntry = (block: AnyBlock, list: string, isIt: (entry: Readonly<Record<string, unknown>>) => boolean): AnyBlock => ({
  ...block,
  [list]: orEmpty(block[list] as readonly AnyBlock[] | undefined).filter((entry) => !isIt(entry)),
})

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

/** A copy of the block without the fact; null if nothing of the block would be left. */
export const withoutFact = ({ kind, record }: Named, block: object): object | null => removers[kind](block as AnyBlock, record)
