// Chooses by frequency which keys drive the index and which conditions are checked on the rows it gives.
import { type Filters, filterKeys } from './filters.ts'
import { factKey, keyOf, pairNames } from './keys.ts'
import { keyNameOf, type Reading } from './query.ts'
import { endOfPrefix } from './words.ts'

/** Records per key name; a name that is absent occurs nowhere (or too seldom to matter). */
export type Frequencies = ReadonlyMap<string, number>

/** The arguments of the search functions, see the migration. */
export interface Plan {
  readonly driver: 'all' | 'any' | 'both' | 'number'
  readonly allOf: readonly number[]
  readonly anyOf: readonly number[]
  readonly number: string | null
  readonly numberEnd: string | null
  readonly rowsAll: readonly number[]
  readonly rowsAny: readonly (readonly number[])[]
  readonly rowsNone: readonly number[]
  readonly bornFrom: string | null
  readonly bornTo: string | null
  readonly tiers: readonly number[]
}

/** This many candidates are fetched sooner than another posting list is opened (measured: 1,000; 3,000 and more were slower). */
const FEW = 1000
/** More lists in one intersection cost more than they spare. */
const MOST_KEYS = 3
/** Words that stand together meet more often than chance: how much more, and the least share assumed. */
const MEETING = 3
const LEAST_SHARE = 0.02
/** A group of values taken by more of the records than this does not narrow. */
const WIDE = 0.3

export interface PlanOptions {
  /** Forms that must match in this pass, or must not. */
  readonly form?: { readonly names: readonly string[]; readonly wanted: boolean }
}

/** Key names whose frequencies `planOf` wants to know. */
export function namesToCount(reading: Reading, filters: Filters): string[] {
  const { singles, groups } = filterKeys(filters)
  return [...wordKeys(reading), ...pairsOf(reading), ...formNames(reading), ...singles, ...groups.flatMap((group) => group.names), ...kinds]
}

const kinds = [factKey.kind('company'), factKey.kind('entrepreneur')]
export const formNames = (reading: Reading): string[] => reading.forms.map(factKey.form)
const wordKeys = (reading: Reading): string[] => reading.terms.flatMap((term) => keyNameOf(term) ?? [])
const pairsOf = (reading: Reading): string[] => pairNames(reading.terms.flatMap((term) => (term.kind === 'word' ? [term.text] : [])))

/** The plan of one pass over the tiers. */
export function planOf(reading: Reading, filters: Filters, counted: Frequencies, options: PlanOptions = {}): Plan {
  const { singles, groups, bornFrom, bornTo, tiers } = filterKeys(filters)
  const wantedForm = options.form?.wanted ? options.form.names : []
  const required = [...new Set([...wordKeys(reading), ...singles, ...(wantedForm.length === 1 ? wantedForm : [])])]
  const allGroups = wantedForm.length > 1 ? [...groups, { names: wantedForm, checked: true }] : groups
  const driver = chooseDriver({ required, pairs: pairsOf(reading), groups: allGroups, counted })
  const longNumber = longestNumber(reading)
  const driving = longNumber ? [] : driver.keys
  return {
    driver: longNumber ? 'number' : driver.kind,
    allOf: longNumber ? [keyOf(longNumber.slice(0, 16))] : driving.map(keyOf),
    anyOf: driver.group.map(keyOf),
    number: longNumber,
    numberEnd: longNumber && endOfPrefix(longNumber),
    rowsAll: required.filter((name) => !driving.includes(name)).map(keyOf),
    rowsAny: allGroups
      .filter(({ names, checked }) => checked && (longNumber || names !== driver.group))
      .map(({ names }) => names.map(keyOf)),
    rowsNone: options.form && !options.form.wanted ? options.form.names.map(keyOf) : [],
    bornFrom,
    bornTo,
    tiers,
  }
}

const longestNumber = (reading: Reading): string | null =>
  reading.terms
    .filter((term) => term.kind === 'number' && keyNameOf(term) === null)
    .map((term) => term.text)
    .sort((a, b) => b.length - a.length)[0] ?? null

interface Choice {
  readonly required: readonly string[]
  readonly pairs: readonly string[]
  readonly groups: readonly { readonly names: readonly string[]; readonly checked: boolean }[]
  readonly counted: Frequencies
}

function chooseDriver({ required, pairs, groups, counted }: Choice): {
  kind: 'all' | 'any' | 'both'
  keys: string[]
  group: readonly string[]
} {
  const count = (name: string) => counted.get(name) ?? 0
  const records = Math.max(
    1,
    kinds.reduce((sum, name) => sum + count(name), 0),
  )
  const byRarity = [...required, ...pairs].sort((a, b) => count(a) - count(b))
  const sized = groups
    .map(({ names }) => ({ names, count: names.reduce((sum, name) => sum + count(name), 0) }))
    .sort((a, b) => a.count - b.count)
  const narrowest = sized[0]
  const [rarest, ...others] = byRarity
  if (rarest === undefined) return { kind: 'any', keys: [], group: narrowest?.names ?? kinds }
  const keys = [rarest]
  let estimate = count(rarest)
  for (const name of others) {
    if (estimate <= FEW || keys.length === MOST_KEYS) break
    keys.push(name)
    estimate *= Math.max((count(name) / records) * MEETING, LEAST_SHARE)
  }
  if (narrowest && estimate > FEW && narrowest.count < records * WIDE) return { kind: 'both', keys, group: narrowest.names }
  return { kind: 'all', keys, group: [] }
}
