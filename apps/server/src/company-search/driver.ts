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
const MOST_KEYS = 4
const MOST_NAMES = 7
/** Words that stand together meet more often than chance: how much more, and the least share assumed. */
const MEETING = 3
const LEAST_SHARE = 0.02

export function chooseDriver(choice: Choice): Driver {
  const { required, pairs, groups, count, everything } = choice
  const sized = groups.map((group) => ({ ...group, count: sumOf(group.names, count) })).sort((a, b) => a.count - b.count)
  const [narrowest] = sized
  if (required.length === 0) return { kind: 'any', keys: [], group: narrowest?.names ?? everything }
  const names = [...required, ...pairs].sort(byCount(count)).slice(0, MOST_NAMES)
  const matches = groups.reduce((left, group) => left * shareOf(group, choice), expected([...required].sort(byCount(count)), choice))
  const seen = Math.min(1, SEARCH_END / Math.max(1, matches))
  let best: Driver & { cost: number } = { kind: 'all', keys: [], group: [], cost: Number.POSITIVE_INFINITY }
  for (const candidate of setsOf(names, choice)) {
    for (const group of narrowest ? [null, narrowest] : [null]) {
      const cost = costOf(candidate, { group, seen, choice })
      if (cost >= best.cost) continue
      best = { kind: group ? 'both' : 'all', keys: candidate.places.map((place) => names[place] ?? ''), group: group?.names ?? [], cost }
    }
  }
  return best
}

type Group = Choice['groups'][number]
type Count = Choice['count']

const sumOf = (names: readonly string[], count: Count): number => names.reduce((sum, name) => sum + count(name), 0)
const byCount = (count: Count) => (a: string, b: string) => count(a) - count(b)
const shareOf = (group: Group, { count, records }: Choice): number => Math.min(1, Math.max(sumOf(group.names, count), 1) / records)

/** A set of the names by their places among them. */
interface KeySet {
  readonly places: readonly number[]
  /** Records of its rarest name. */
  readonly rarest: number
  /** Records expected to carry all of them. */
  readonly rows: number
  /** Whether rows that carry them may still lack something required. */
  readonly checks: boolean
}

/** Sets of one name, two, … of the names, which are in order of their counts. */
function* setsOf(names: readonly string[], choice: Choice): Generator<KeySet> {
  const { required, count } = choice
  const shares = names.map((name, i) => names.slice(0, i).map((key) => shareBeside(name, key, choice)))
  // One bit for each required key that a name proves.
  const proofs = names.map((name) => required.reduce((bits, key, i) => (isProven(key, [name]) ? bits | (1 << i) : bits), 0))
  const everything = required.reduce((bits, _, i) => bits | (1 << i), 0)
  function* extended(from: number, set: KeySet, proven: number): Generator<KeySet> {
    for (let i = from; i < names.length; i++) {
      const own = count(names[i] ?? '')
      const share = Math.min(1, Math.max(...set.places.map((place) => shares[i]?.[place] ?? 0)))
      const isFirst = set.places.length === 0
      const bits = proven | (proofs[i] ?? 0)
      const places = [...set.places, i]
      const next = { places, rarest: isFirst ? own : set.rarest, rows: isFirst ? own : set.rows * share, checks: bits !== everything }
      yield next
      if (places.length < MOST_KEYS) yield* extended(i + 1, next, bits)
    }
  }
  yield* extended(0, { places: [], rarest: 0, rows: 0, checks: true }, 0)
}

interface Circumstances {
  readonly group: Group | null
  /** The share of the matches that is looked at before the pass has counted enough. */
  readonly seen: number
  readonly choice: Choice
}

/** What a pass is expected to take; it ends when it has counted to the end of what is shown. */
function costOf({ places, rarest, rows, checks }: KeySet, { group, seen, choice }: Circumstances): number {
  const lists = places.length - 1 + (group?.names.length ?? 0)
  const looked = rows * (group ? shareOf(group, choice) : 1)
  const isChecked = checks || choice.groups.some((one) => one.checked && one.names !== group?.names)
  return (lists + 1) * OPEN_LIST + seen * (rarest * lists * STEP_IN_LIST + looked * (LOOK_AT_ROW + (isChecked ? CHECK_KEYS_OF_ROW : 0)))
}

/** How many records are expected to carry all of the keys, the rarest of which comes first. */
function expected(keys: readonly string[], choice: Choice): number {
  const shareAmong = (name: string, i: number) => Math.min(1, Math.max(...keys.slice(0, i).map((key) => shareBeside(name, key, choice))))
  return keys.reduce((left, name, i) => (i === 0 ? choice.count(name) : left * shareAmong(name, i)), 0)
}

/** The share of the records with `key` that is expected to have `name` too. */
function shareBeside(name: string, key: string, { count, records }: Choice): number {
  const shared = sharedBeginning(name, key)
  // «дми+ива» holds every record with «дмитриев» and «иван»: what is left to tell is the rest of the word.
  if (shared) return Math.max(count(name) / Math.max(1, count(shared)), LEAST_SHARE)
  const byChance = count(name) / records
  return isFact(name) || isFact(key) ? byChance : Math.max(byChance * MEETING, LEAST_SHARE)
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
