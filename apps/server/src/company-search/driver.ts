// Chooses which keys drive the index: the set that is expected to cost least, by how many records carry each.
import { SEARCH_END } from '@sverka/contract/company-search.rules'

export interface Driver {
  readonly kind: 'all' | 'any' | 'both'
  readonly keys: readonly string[]
  /** Of which a row must have one; empty where no group drives. */
  readonly group: readonly string[]
}

export interface Choice {
  /** Keys that every row must have. */
  readonly required: readonly string[]
  /** Keys that follow from the required ones and may drive in their place. */
  readonly pairs: readonly string[]
  /** Of each group a row must have one; what is not `checked` by keys is checked by a day, which costs nothing. */
  readonly groups: readonly { readonly names: readonly string[]; readonly checked: boolean }[]
  readonly count: (name: string) => number
  readonly records: number
  /** What drives when nothing else is asked. */
  readonly everything: readonly string[]
}

/** Microseconds as measured at ten million records on a busy machine; only their proportions matter. */
const LOOK_AT_ROW = 1.2
const CHECK_KEYS_OF_ROW = 7
const STEP_IN_LIST = 0.15
const OPEN_LIST = 300

/** Larger sets were never the cheapest; the rarest names are enough to choose from. */
const MOST_KEYS = 3
const MOST_NAMES = 7
/** Words that stand together meet more often than chance: how much more, and the least share assumed. */
const MEETING = 3
const LEAST_SHARE = 0.02

export function chooseDriver(choice: Choice): Driver {
  const { required, pairs, groups, count, everything } = choice
  const sized = groups.map((group) => ({ ...group, count: sumOf(group.names, count) })).sort((a, b) => a.count - b.count)
  const [narrowest] = sized
  if (required.length === 0) return { kind: 'any', keys: [], group: narrowest?.names ?? everything }
  const names = [...required, ...pairs].sort((a, b) => count(a) - count(b)).slice(0, MOST_NAMES)
  const matches = groups.reduce((left, group) => left * shareOf(group, choice), expected([...required].sort(byCount(count)), choice))
  let best: Driver & { cost: number } = { kind: 'all', keys: [], group: [], cost: Number.POSITIVE_INFINITY }
  for (const keys of setsOf(names)) {
    for (const group of narrowest ? [null, narrowest] : [null]) {
      const cost = costOf({ keys, group, matches }, choice)
      if (cost < best.cost) best = { kind: group ? 'both' : 'all', keys, group: group?.names ?? [], cost }
    }
  }
  return best
}

type Group = Choice['groups'][number]
type Count = Choice['count']

const sumOf = (names: readonly string[], count: Count): number => names.reduce((sum, name) => sum + count(name), 0)
const byCount = (count: Count) => (a: string, b: string) => count(a) - count(b)
const shareOf = (group: Group, { count, records }: Choice): number => Math.min(1, Math.max(sumOf(group.names, count), 1) / records)

/** Sets of one key, two, … of the names, which are in order of their counts. */
function* setsOf(names: readonly string[], from = 0, chosen: readonly string[] = []): Generator<readonly string[]> {
  for (let i = from; i < names.length; i++) {
    const set = [...chosen, names[i] ?? '']
    yield set
    if (set.length < MOST_KEYS) yield* setsOf(names, i + 1, set)
  }
}

interface Candidate {
  readonly keys: readonly string[]
  readonly group: Group | null
  /** Records expected to match everything. */
  readonly matches: number
}

/** What a pass is expected to take; it ends when it has counted to the end of what is shown. */
function costOf({ keys, group, matches }: Candidate, choice: Choice): number {
  const { required, groups, count } = choice
  const rarest = count(keys[0] ?? '')
  const lists = keys.length - 1 + (group?.names.length ?? 0)
  const rows = expected(keys, choice) * (group ? shareOf(group, choice) : 1)
  const checks = required.some((name) => !isProven(name, keys)) || groups.some((one) => one.checked && one.names !== group?.names)
  const seen = Math.min(1, SEARCH_END / Math.max(1, matches))
  return (lists + 1) * OPEN_LIST + seen * (rarest * lists * STEP_IN_LIST + rows * (LOOK_AT_ROW + (checks ? CHECK_KEYS_OF_ROW : 0)))
}

/** How many records are expected to carry all of the keys, the rarest of which comes first. */
function expected(keys: readonly string[], choice: Choice): number {
  return keys.reduce((left, name, i) => (i === 0 ? choice.count(name) : left * shareAmong(name, keys.slice(0, i), choice)), 0)
}

/** The share of the records with `keys` that is expected to have `name` too. */
function shareAmong(name: string, keys: readonly string[], { count, records }: Choice): number {
  const byChance = count(name) / records
  const shares = keys.map((key) => {
    const shared = sharedBeginning(name, key)
    // «дми+ива» holds every record with «дмитриев» and «иван»: what is left to tell is the rest of the word.
    if (shared) return Math.max(count(name) / Math.max(1, count(shared)), LEAST_SHARE)
    return isFact(name) || isFact(key) ? byChance : Math.max(byChance * MEETING, LEAST_SHARE)
  })
  return Math.min(1, Math.max(...shares))
}

/** The hot beginning that a pair has in common with a word or another pair. */
function sharedBeginning(a: string, b: string): string | undefined {
  const parts = (pair: string, other: string) =>
    pair.includes('+') && pair.split('+').find((part) => other.split('+').some((one) => one.startsWith(part)))
  return parts(a, b) || parts(b, a) || undefined
}

/** Whether rows that carry all of the keys carry `name` too: it is one of them, or a part of a pair. */
export const isProven = (name: string, keys: readonly string[]): boolean =>
  keys.some((key) => key === name || key.split('+').includes(name))

const isFact = (name: string): boolean => /^[@#]/.test(name)
