// Decodes the stored blocks of facts of one company (a block is what one source says about it) and joins the parts of a source that is stored by year
// or by list.
import { decodeFacts } from './block-codec.ts'
import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterFacts } from './register-extract.ts'

/** Where a block comes from: its source, the day as of which the source says it, and the time it was stored. */
export interface BlockProvenance {
  readonly source: string
  readonly asOf: string | null
  readonly loadedAt: Date
  /** Only in a record of a past day (the company as it was known then): the day since which the block had been available. */
  readonly since?: string
  /** True for an invented company: the source is then named as an example. */
  readonly example?: boolean
}

/** Blocks of one company by source. */
export type Blocks = Partial<SourcedFacts & TaxpayerFacts>

/** A block as the database has it. */
export interface StoredBlock extends BlockProvenance {
  /** The facts as encoded JSON. */
  readonly facts: Buffer
  /** For a block from a published list that no longer names the company: the day of the first edition without it. */
  readonly leftOn?: string | null
}

export interface OpenedBlocks {
  /** The extract of the state register: ЕГРЮЛ for legal entities (source `egrul`), ЕГРИП for sole traders (`egrip`). */
  register: Partial<RegisterFacts>
  blocks: Blocks
  /** By source; the extract's is under `register`. For a source in several parts it is the provenance of the newest part. */
  provenance: Record<string, BlockProvenance>
}

const isRegister = (source: string): boolean => source === 'egrul' || source === 'egrip'

/** The source word to which a stored part belongs: `accounts-2019` is a part of `accounts`. */
const blockWord = (source: string): string => (isRegister(source) ? 'register' : source.replace(/-.*$/s, ''))

/**
 * Opens the blocks, which may be in any order. A block with `leftOn` goes under a word of its own with the ending `Left` (`mspLeft`). Throws on a
 * block of an unknown version.
 */
export function openBlocks(stored: readonly StoredBlock[]): OpenedBlocks {
  const opened: Record<string, Record<string, unknown>> = {}
  const provenance: Record<string, BlockProvenance> = {}
  // Newest day first, so that of two blocks about one year the newer is kept. Blocks of one day are sorted by source: `statistics` (the statistical
  // service's own codes) precedes `statistics-girbo` (codes in the register of annual accounts) and so wins.
  const ordered = [...stored].sort((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? '') || (a.source < b.source ? -1 : 1))
  for (const { source, asOf, loadedAt, since, facts, leftOn } of ordered) {
    const word = leftOn ? `${blockWord(source)}Left` : blockWord(source)
    const block = decodeFacts<Record<string, unknown>>(facts)
    opened[word] = join(opened[word] ?? {}, leftOn ? withLeavingDay(block, leftOn) : block)
    provenance[word] ??= { source: isRegister(source) ? source : word, asOf, loadedAt, ...(since === undefined ? {} : { since }) }
  }
  const { register = {}, ...blocks } = opened
  return { register: register as Partial<RegisterFacts>, blocks: blocks as Blocks, provenance }
}

/**
 * Adds the day of leaving to a block of a list that no longer names the company, so that it is not taken for current. Sanctions have it in each
 * match.
 */
function withLeavingDay(block: Record<string, unknown>, leftOn: string): Record<string, unknown> {
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

/** The fields of a match in a sanctions list that are needed here. */
interface Match {
  list: string
  name: string
  program?: string
  matchedBy: string
}

/**
 * One match for each entry of a sanctions list, which may be stored twice: by ИНН (taxpayer number) and by ОГРН. Matches by number precede those by
 * name.
 */
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
