// Was a source checked for a company, and as of when: every page, report and answer asks here.
import type { SourceCheck } from '@sverka/contract/company-card/tab-lists'
import type { CompanyRecord, RecordBlockName } from '../registry/registry.ts'

/** What our copies of whole sources answer; see `Copies`. */
interface HeldCopies {
  asOf(word: string, isExample: boolean): string | null
  wholeOn(word: string, isExample: boolean): string | null
  heldLists(isExample: boolean): { readonly copy: 'whole' | 'part' | 'absent'; readonly asOf: string | null }
}

/** A company's own blocks, our copies of whole sources, and the blocks that its source failed to deliver at the last request. */
export interface CheckedSubject {
  readonly record: Pick<CompanyRecord, 'row' | 'blocks' | 'provenance'>
  readonly copies: HeldCopies
  readonly down: readonly string[]
}

/** What is known where a source names nobody by the company's numbers. */
export type CheckWithoutEntry = Pick<SourceCheck, 'as_of'> & { readonly state: Exclude<SourceCheck['state'], 'found' | 'not_applicable'> }

/** Sources whose complete copy covers every company: absence from it is a fact, absence from a part is not. */
const WHOLE: ReadonlySet<string> = new Set([
  ...(['msp', 'mspLeft', 'incomes', 'headcount', 'taxes', 'regimes', 'debts', 'offences', 'disqualified'] as const),
])
/** Open sets of organisations: nothing is known from them of sole traders. */
const OF_ORGANISATIONS: ReadonlySet<string> = new Set(['debts', 'taxes', 'incomes', 'headcount', 'regimes', 'offences'])
/** Sources of active companies only: absence after the company's end proves nothing. */
const OF_THE_LIVING: ReadonlySet<string> = new Set([
  ...(['debts', 'msp', 'mspLeft', 'regimes', 'headcount', 'incomes', 'taxes', 'offences', 'enforcement'] as const),
])

/** Whether the absence from a source of this day says nothing: the company had ended. Bailiffs go on to collect from a former trader. */
export function isEndedBefore(word: string, { kind, closedOn }: Pick<CompanyRecord['row'], 'kind' | 'closedOn'>, asOf: string): boolean {
  if (!closedOn || asOf <= closedOn || !OF_THE_LIVING.has(word)) return false
  return word !== 'enforcement' || kind === 'company'
}

/** What a copy, or an attempt to ask, says of a company without a block of its own. Entries of left lists are copied with the lists. */
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

/** The one answer about a source and a company. */
export function checkSource(word: RecordBlockName, subject: CheckedSubject): SourceCheck {
  const { row, blocks, provenance } = subject.record
  const block = blocks[word as keyof typeof blocks]
  const from = provenance[word]
  if (block && countEntries(word, block) > 0) return { state: 'found', as_of: from?.asOf ?? null }
  const isOwn = block !== undefined && (word !== 'sanctions' || wasCompared(block))
  const silent = isOwn ? ({ state: 'not_found', as_of: from?.asOf ?? null } as const) : checkCopy(word, subject)
  if (row.kind !== 'company' && !isOwn && OF_ORGANISATIONS.has(word)) return { state: 'not_applicable', as_of: null }
  if (silent.as_of && isEndedBefore(word, row, silent.as_of)) return { state: 'not_applicable', as_of: silent.as_of }
  return silent
}

/** Several at once, by their words. */
export const checkSources = <W extends RecordBlockName>(words: readonly W[], subject: CheckedSubject): Record<W, SourceCheck> =>
  Object.fromEntries(words.map((word) => [word, checkSource(word, subject)])) as Record<W, SourceCheck>

/** The aggregator answers for all of its lists; a match by name alone comes of a list, of which we may hold others only in part. */
const wasCompared = (block: object): boolean => 'listed' in block && block.listed === false

/** Names of the lists in blocks; a block without one is itself the entry. */
const LISTS: Readonly<Record<string, string>> = {
  ...{ cases: 'cases', contracts: 'contracts', inspections: 'inspections', enforcement: 'proceedings', bankruptcy: 'messages' },
  ...{ trademarks: 'trademarks', debts: 'debts', disqualified: 'persons', regimes: 'regimes' },
  ...{ accounts: 'years', taxes: 'years', incomes: 'years', headcount: 'years', offences: 'years' },
}

function countEntries(word: string, block: object): number {
  const held = block as Readonly<Record<string, unknown>>
  if (word === 'sanctions') return held.listed === true ? 1 : readList(held.matches).filter(isByNumber).length
  const name = LISTS[word]
  if (!name) return 1
  // The source may count more than it returned.
  return Math.max(readList(held[name]).length, typeof held.known === 'number' ? held.known : 0)
}

/** An empty list is not stored. */
const readList = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

const isByNumber = (match: unknown): boolean => (match as { readonly matchedBy?: string }).matchedBy !== 'name'
