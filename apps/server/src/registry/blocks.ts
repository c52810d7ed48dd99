// Opens the stored blocks of facts of one company (what each source says about it) and joins those that a source stores in parts (by year, by list).
import { decodeFacts } from './block-codec.ts'
import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterFacts } from './register-extract.ts'

/** Where a block comes from: its source, the day as of which the source says it, and the time it was stored. */
export interface BlockProvenance {
  readonly source: string
  readonly asOf: string | null
  readonly loadedAt: Date
  /** In a record of a past day: the day from which this was available. */
  readonly since?: string
  /** True for an invented company: the source is then named as an example. */
  readonly example?: boolean
}

/** Blocks of one company by source. */
export type Blocks = Partial<SourcedFacts & TaxpayerFacts>

export interface StoredBlock extends BlockProvenance {
  readonly facts: Buffer
  /** Day of the first list that no longer names the company. */
  readonly leftOn?: string | null
}

export interface OpenedBlocks {
  /** The extract of ЕГРЮЛ or ЕГРИП. */
  register: Partial<RegisterFacts>
  blocks: Blocks
  /** By source; that of the extract is under `register`. Of several parts the newest. */
  provenance: Record<string, BlockProvenance>
}

const isRegister = (source: string): boolean => source === 'egrul' || source === 'egrip'

/** The source of a stored part: `accounts-2019` is a part of `accounts`. */
const blockWord = (source: string): string => (isRegister(source) ? 'register' : source.replace(/-.*$/s, ''))

/** Opens the blocks, given in any order. Blocks with `leftOn` go to `…Left` (`mspLeft`). Throws on a block of an unknown version. */
export function openBlocks(stored: readonly StoredBlock[]): OpenedBlocks {
  const opened: Record<string, Record<string, unknown>> = {}
  const provenance: Record<string, BlockProvenance> = {}
  // Newest day first, so that of two blocks about one year the newer is kept. Of one day by source: `statistics` before `statistics-girbo`.
  const ordered = [...stored].sort((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? '') || (a.source < b.source ? -1 : 1))
  for (const { source, asOf, loadedAt, since, facts, leftOn } of ordered) {
    const word = leftOn ? `${blockWord(source)}Left` : blockWord(source)
    const block = decodeFacts<Record<string, unknown>>(facts)
    opened[word] = join(opened[word] ?? {}, leftOn ? marked(block, leftOn) : block)
    provenance[word] ??= { source: isRegister(source) ? source : word, asOf, loadedAt, ...(since === undefined ? {} : { since }) }
  }
  const { register = {}, ...blocks } = opened
  return { register: register as Partial<RegisterFacts>, blocks: blocks as Blocks, provenance }
}

/** Adds to a block of a list that no longer names the company the day of leaving, so that it is not taken for current. */
function marked(block: Record<string, unknown>, leftOn: string): Record<string, unknown> {
  const { matches } = block
  return Array.isArray(matches) ? { matches: matches.map((match: object) => ({ ...match, leftOn })) } : { ...block, leftOn }
}

/** Joins two blocks: lists are concatenated, yearly ones sorted newest first with one entry a year; of other values the first stays. */
function join(first: Record<string, unknown>, second: Record<string, unknown>): Record<string, unknown> {
  const joined = { ...second, ...first }
  for (const [key, value] of Object.entries(second)) {
    const before = first[key]
    if (Array.isArray(before) && Array.isArray(value)) joined[key] = joinLists(key, [...before, ...value])
  }
  return joined
}

const joinLists = (key: string, all: object[]): object[] =>
  key === 'years' ? byYear(all as { year: number }[]) : key === 'matches' ? eachEntryOnce(all as Match[]) : all

interface Match {
  list: string
  name: string
  program?: string
  matchedBy: string
}

/** One match for each entry of a list, though it may be stored by ИНН and by ОГРН; a match by number is kept rather than one by name. */
function eachEntryOnce(matches: readonly Match[]): Match[] {
  const seen = new Set<string>()
  const byNumber = matches.toSorted((a, b) => Number(a.matchedBy === 'name') - Number(b.matchedBy === 'name'))
  return byNumber.filter(({ list, name, program }) => {
    const key = [list, name, program].join('|')
    return !seen.has(key) && seen.add(key)
  })
}

/** One entry for each year, newest first; of two the earlier one in the list, which is from the newer block. */
function byYear(years: { year: number }[]): { year: number }[] {
  const kept = new Map<number, { year: number }>()
  for (const entry of years) if (!kept.has(entry.year)) kept.set(entry.year, entry)
  return [...kept.values()].sort((a, b) => b.year - a.year)
}
