// Opens the stored blocks of one company and joins those that one source stores in parts (by year, by list).
import { decodeFacts } from './block-codec.ts'
import type { SourcedFacts } from './blocks-by-company.ts'
import type { TaxpayerFacts } from './blocks-by-inn.ts'
import type { RegisterFacts } from './register-extract.ts'

/** Where a block comes from, the day it describes and the moment it was stored. */
export interface BlockProvenance {
  readonly source: string
  readonly asOf: string | null
  readonly loadedAt: Date
  /** True for an invented company: the source is then named as an example. */
  readonly example?: boolean
}

/** Blocks of one company by their source word. */
export type Blocks = Partial<SourcedFacts & TaxpayerFacts>

export interface StoredBlock extends BlockProvenance {
  readonly facts: Buffer
  /** The day of the list that no longer names the taxpayer. */
  readonly leftOn?: string | null
}

export interface OpenedBlocks {
  register: Partial<RegisterFacts>
  blocks: Blocks
  /** By source word; the extract stands under `register`. Of several parts the newest day. */
  provenance: Record<string, BlockProvenance>
}

const isRegister = (source: string): boolean => source === 'egrul' || source === 'egrip'

/** `accounts-2019` is a part of `accounts`. */
const blockWord = (source: string): string => (isRegister(source) ? 'register' : source.replace(/-.*$/s, ''))

/** Opens blocks in any order. Throws on a block this version cannot open. */
export function openBlocks(stored: readonly StoredBlock[]): OpenedBlocks {
  const opened: Record<string, Record<string, unknown>> = {}
  const provenance: Record<string, BlockProvenance> = {}
  // Newest day first, so that of two blocks about the same year the newer is kept.
  const ordered = [...stored].sort((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? ''))
  for (const { source, asOf, loadedAt, facts, leftOn } of ordered) {
    const word = leftOn ? `${blockWord(source)}Left` : blockWord(source)
    const block = decodeFacts<Record<string, unknown>>(facts)
    opened[word] = join(opened[word] ?? {}, leftOn ? marked(block, leftOn) : block)
    provenance[word] ??= { source: isRegister(source) ? source : word, asOf, loadedAt }
  }
  const { register = {}, ...blocks } = opened
  return { register: register as Partial<RegisterFacts>, blocks: blocks as Blocks, provenance }
}

/** What a list said of somebody whom it no longer names: with the day, so that nobody takes it for the present. */
function marked(block: Record<string, unknown>, leftOn: string): Record<string, unknown> {
  const { matches } = block
  return Array.isArray(matches) ? { matches: matches.map((match: object) => ({ ...match, leftOn })) } : { ...block, leftOn }
}

/** Lists follow one another, yearly ones sorted newest first with one entry a year; of plain values the first stays. */
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

/** An entry of a list that names both numbers of a company is one entry; a match by number stands before one by name. */
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
