// Decides whether a data source was checked for a company, with which result and as of which day. Every page, report and API response uses it, so
// that all say the same. A source is named by its block (`word`), under which the company's facts from it are stored: `debts`, `msp`, `sanctions` …
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { CompanyRecord, RecordBlockName } from '../registry/registry.ts'

/** The stored copies of whole sources. `isExample`: the company is an invented one of the demo, for which the demo's own copies count. */
interface SourceCopies {
  /** Day of the newest copy, complete or not; null without one. */
  asOf(word: string, isExample: boolean): string | null
  /** Day of the newest complete copy; null without one. */
  wholeOn(word: string, isExample: boolean): string | null
  /** Whether all sanctions lists are stored complete, some or parts of some, or none; and the day of the oldest. */
  heldLists(isExample: boolean): { readonly copy: 'whole' | 'part' | 'absent'; readonly asOf: string | null }
}

/** A company's own blocks, the stored copies of sources, and the blocks that an external source failed to deliver at the last request (`down`). */
export interface CheckedSubject {
  readonly record: Pick<CompanyRecord, 'row' | 'blocks' | 'provenance'>
  readonly copies: SourceCopies
  readonly down: readonly string[]
}

/** The result of the check of a source that has no entry of the company. */
export type CheckWithoutEntry = Pick<SourceCheck, 'as_of'> & { readonly state: Exclude<SourceCheck['state'], 'found' | 'not_applicable'> }

/**
 * Sources that are published complete and copied: small businesses (msp), income and expenses, headcount, taxes paid, tax regimes, tax debts, tax
 * offences, disqualified persons. Absence from a complete copy is a fact about the company, absence from a part is not.
 */
const WHOLE: ReadonlySet<string> = new Set([
  ...(['msp', 'mspLeft', 'incomes', 'headcount', 'taxes', 'regimes', 'debts', 'offences', 'disqualified'] as const),
])
/** Open data about organisations only: they say nothing about sole traders. */
const OF_ORGANISATIONS: ReadonlySet<string> = new Set(['debts', 'taxes', 'incomes', 'headcount', 'regimes', 'offences'])
/** Sources that list only active companies: absence after the company's end proves nothing. */
const OF_ACTIVE_COMPANIES: ReadonlySet<string> = new Set([
  ...(['debts', 'msp', 'mspLeft', 'regimes', 'headcount', 'incomes', 'taxes', 'offences', 'enforcement'] as const),
])

/**
 * Whether absence from the source `word` on the day `asOf` proves nothing, because the company had ended before. Enforcement proceedings of a former
 * sole trader are an exception: bailiffs continue to collect from the person.
 */
export function isEndedBefore(word: string, { kind, closedOn }: Pick<CompanyRecord['row'], 'kind' | 'closedOn'>, asOf: string): boolean {
  if (!closedOn || asOf <= closedOn || !OF_ACTIVE_COMPANIES.has(word)) return false
  return word !== 'enforcement' || kind === 'company'
}

/**
 * The check of a source for a company without a block of it, by the stored copy or the last request. `mspLeft` (companies that left the list of small
 * businesses) is read from the copy of `msp`.
 */
export function checkCopy(word: string, { record, copies, down }: CheckedSubject): CheckWithoutEntry {
  const { isExample } = record.row
  if (word === 'sanctions') {
    const { copy, asOf } = copies.heldLists(isExample)
    if (copy !== 'absent') return { state: copy === 'whole' ? 'not_found' : 'part', as_of: asOf }
  }
  const set = word === 'mspLeft' ? 'msp' : word
  if (WHOLE.has(word)) {
    const [copied, whole] = [copies.asOf(set, isExample), copies.wholeOn(set, isExample)]
    if (whole) return { state: 'not_found', as_of: whole }
    if (copied) return { state: 'part', as_of: copied }
  }
  return { state: down.includes(word) ? 'down' : 'not_asked', as_of: null }
}

/** The check of the source of a block for a company: found if the block has an entry, else by the block, the copy or the last request. */
export function checkSource(word: RecordBlockName, subject: CheckedSubject): SourceCheck {
  const { row, blocks, provenance } = subject.record
  const block = blocks[word as keyof typeof blocks]
  const from = provenance[word]
  if (block && countEntries(word, block) > 0) return { state: 'found', as_of: from?.asOf ?? null }
  const isOwn = block !== undefined && (word !== 'sanctions' || wasCompared(block))
  const withoutEntry = isOwn ? ({ state: 'not_found', as_of: from?.asOf ?? null } as const) : checkCopy(word, subject)
  if (row.kind !== 'company' && !isOwn && OF_ORGANISATIONS.has(word)) return { state: 'not_applicable', as_of: null }
  if (withoutEntry.as_of && isEndedBefore(word, row, withoutEntry.as_of)) return { state: 'not_applicable', as_of: withoutEntry.as_of }
  return withoutEntry
}

/** The checks of several sources, by the name of their block. */
export const checkSources = <W extends RecordBlockName>(words: readonly W[], subject: CheckedSubject): Record<W, SourceCheck> =>
  Object.fromEntries(words.map((word) => [word, checkSource(word, subject)])) as Record<W, SourceCheck>

/**
 * Whether an aggregator compared the company with all sanctions lists and found nothing (`listed` is false). A block without that field comes from
 * one list and says nothing about the others.
 */
const wasCompared = (block: object): boolean => 'listed' in block && block.listed === false

/** For each block the field with its list of entries. A block without such a field is itself the entry. */
const LISTS: Readonly<Record<string, string>> = {
  ...{ cases: 'cases', contracts: 'contracts', inspections: 'inspections', enforcement: 'proceedings', bankruptcy: 'messages' },
  ...{ trademarks: 'trademarks', debts: 'debts', disqualified: 'persons', regimes: 'regimes' },
  ...{ accounts: 'years', taxes: 'years', incomes: 'years', headcount: 'years', offences: 'years' },
}

function countEntries(word: string, block: object): number {
  const fields = block as Readonly<Record<string, unknown>>
  if (word === 'sanctions') return fields.listed === true ? 1 : readList(fields.matches).filter(isByNumber).length
  const name = LISTS[word]
  if (!name) return 1
  // `known`: the source's own count, which may be larger than the number of entries that it returned.
  return Math.max(readList(fields[name]).length, typeof fields.known === 'number' ? fields.known : 0)
}

/** A list of a block, which is missing if it is empty. */
const readList = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

/** A match by name alone is only a hint and does not count. */
const isByNumber = (match: unknown): boolean => (match as { readonly matchedBy?: string }).matchedBy !== 'name'
