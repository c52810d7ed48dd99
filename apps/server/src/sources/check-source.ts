// Decides whether a source was checked for a company, and as of which day: the same for every page, report and answer.
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

/** The check of a source that has no entry of the company. */
export type CheckWithoutEntry = Pick<SourceCheck, 'as_of'> & { readonly state: Exclude<SourceCheck['state'], 'found' | 'not_applicable'> }

/** Sources of which we copy the whole: absence of a company from a whole copy is a fact, absence from a part is not. */
const WHOLE: ReadonlySet<string> = new Set([
  ...(['msp', 'mspLeft', 'incomes', 'headcount', 'taxes', 'regimes', 'debts', 'offences', 'disqualified'] as const),
])
/** Open data about organisations only: they say nothing about sole traders. */
const OF_ORGANISATIONS: ReadonlySet<string> = new Set(['debts', 'taxes', 'incomes', 'headcount', 'regimes', 'offences'])
/** Sources that list only active companies: absence after the company's end proves nothing. */
const OF_THE_LIVING: ReadonlySet<string> = new Set([
  ...(['debts', 'msp', 'mspLeft', 'regimes', 'headcount', 'incomes', 'taxes', 'offences', 'enforcement'] as const),
])

/**
 * Whether absence from the source `word` on the day `asOf` proves nothing, because the company had ended. Not for enforcement against a former
 * sole trader, from whom bailiffs go on collecting.
 */
export function isEndedBefore(word: string, { kind, closedOn }: Pick<CompanyRecord['row'], 'kind' | 'closedOn'>, asOf: string): boolean {
  if (!closedOn || asOf <= closedOn || !OF_THE_LIVING.has(word)) return false
  return word !== 'enforcement' || kind === 'company'
}

/** The check of a source for a company without a block of it, by our copy or the last request. `mspLeft` is read from the copy of `msp`. */
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
  const silent = isOwn ? ({ state: 'not_found', as_of: from?.asOf ?? null } as const) : checkCopy(word, subject)
  if (row.kind !== 'company' && !isOwn && OF_ORGANISATIONS.has(word)) return { state: 'not_applicable', as_of: null }
  if (silent.as_of && isEndedBefore(word, row, silent.as_of)) return { state: 'not_applicable', as_of: silent.as_of }
  return silent
}

/** The checks of several sources, by the name of their block. */
export const checkSources = <W extends RecordBlockName>(words: readonly W[], subject: CheckedSubject): Record<W, SourceCheck> =>
  Object.fromEntries(words.map((word) => [word, checkSource(word, subject)])) as Record<W, SourceCheck>

/** The aggregator (`listed`) has compared all lists. A block without its answer comes from one list, and says nothing about the others. */
const wasCompared = (block: object): boolean => 'listed' in block && block.listed === false

/** By block: the name of its list of entries. A block without one is itself the entry. */
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

/** A list of a block, which is missing if it is empty. */
const readList = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

const isByNumber = (match: unknown): boolean => (match as { readonly matchedBy?: string }).matchedBy !== 'name'
