// Opens a company's stored blocks and joins those that a source stores in parts (by year, by list).
import { decodeFacts } from './block-codec.ts'
import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterFacts } from './register-extract.ts'

/** Source of a block, its as-of day and the time it was stored. */
export interface BlockProvenance {
  readonly source: string
  readonly asOf: string | null
  readonly loadedAt: Date
  /** In a record of a past day: the day from which this was available. */
  readonly since?: string
  /** True for an invented company: the source is then named as an example. */
  readonly example?: boolean
}

/** Blocks of one company by their source word. */
export type Blocks = Partial<SourcedFacts & TaxpayerFacts>

export interface StoredBlock extends BlockProvenance {
  readonly facts: Buffer
  /** Day of the list that no longer names the taxpayer. */
  readonly leftOn?: string | null
}

export interface OpenedBlocks {
  register: Partial<RegisterFacts>
  blocks: Blocks
  /** By source word; the extract is under `register`. For several parts the newest day. */
  provenance: Record<string, BlockProvenance>
}

const isRegister = (source: string): boolean => source === 'egrul' || source === 'egrip'

/** `accounts-2019` is a part of `accounts`. */
const blockWord = (source: string): string => (isRegister(source) ? 'register' : source.replace(/-.*$/s, ''))

/** Opens blocks in any order. Throws on a block of an unknown version. */
export function openBlocks(stored: readonly StoredBlock[]): OpenedBlocks {
  const opened: Record<string, Record<string, unknown>> = {}
  const provenance: Record<string, BlockProvenance> = {}
  // Newest day first, so that of two blocks about one year the newer is kept.
  const ordered = [...stored].sort((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? ''))
  for (const { source, asOf, loadedAt, since, facts, leftOn } of ordered) {
    const word = leftOn ? `${blockWord(source)}Left` : blockWord(source)
    const block = decodeFacts<Record<string, unknown>>(facts)
    opened[word] = join(opened[word] ?? {}, leftOn ? marked(block, leftOn) : block)
    provenance[word] ??= { source: isRegister(source) ? source : word, asOf, loadedAt, ...(since === undefined ? {} : { since }) }
  }
  const { register = {}, ...blocks } = opened
  return { register: register as Partial<RegisterFacts>, blocks: blocks as Blocks, provenance }
}

/** Entries of a list that no longer names the company, with that day, so that they are not taken for current. */
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

/** A list entry with both numbers of a company counts once; a match by number comes before one by name. */
function eachEntryOnce(matches: readonly Match[]): Match[] {
  const seen = new Set<string>()
  const byNumber = matches.toSorted((a, b) => Number(a.matchedBy === 'name') - Number(b.matchedBy === 'name'))
  return byNumber.filter(({ list, name, program }) => {
    const key = [list, name, program].join('|')
    return !seen.has(key) && seen.add(key)
  })
}

function byYear(years: { year: number }[]): { year: number }[] {
  const kept = new Map<number, { year: number }>()
  for (const entry of years) if (!kept.has(entry.year)) kept.set(entry.year, entry)
  return [...kept.values()].sort((a, b) => b.year - a.year)
}
