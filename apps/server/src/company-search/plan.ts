// Turns a reading and filters into one pass over the tiers: what drives the index, and what is checked on the rows it gives.
import { chooseDriver, isProven } from './driver.ts'
import { type Filters, filterKeys } from './filters.ts'
import { factKey, formPairNames, hotPrefix, keyOf, pairNames } from './keys.ts'
import { keyNameOf, type Reading } from './query.ts'
import { endOfPrefix } from './words.ts'

/** Records per key name; 0 for a name that occurs nowhere, absent where nobody asked yet. */
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
  readonly bornFrom: string | null
  readonly bornTo: string | null
  readonly tiers: readonly number[]
}

export interface PlanOptions {
  /** Names of forms, of which a record must have one. */
  readonly form?: readonly string[]
}

/** Key names whose frequencies `planOf` wants to know. */
export function namesToCount(reading: Reading, filters: Filters): string[] {
  const { singles, groups } = filterKeys(filters)
  const grouped = groups.flatMap((group) => group.names)
  const pairs = [...pairsOf(reading), ...formPairsOf(reading)]
  return [...wordKeys(reading), ...pairs, ...beginningsOf(reading), ...formNames(reading), ...singles, ...grouped, ...kinds]
}

const kinds = [factKey.kind('company'), factKey.kind('entrepreneur')] as const
export const formNames = (reading: Reading): string[] => reading.forms.map(factKey.form)
const wordKeys = (reading: Reading): string[] => reading.terms.flatMap((term) => keyNameOf(term) ?? [])
const wordsIn = (reading: Reading): string[] => reading.terms.flatMap((term) => (term.kind === 'word' ? [term.text] : []))
const pairsOf = (reading: Reading): string[] => pairNames(wordsIn(reading))
const formPairsOf = (reading: Reading): string[] => reading.forms.flatMap((form) => formPairNames(form, wordsIn(reading)))
/** What the shares of pairs are told from. */
const beginningsOf = (reading: Reading): string[] => wordsIn(reading).flatMap((word) => hotPrefix(word) ?? [])

/** The plan of one pass over the tiers. */
export function planOf(reading: Reading, filters: Filters, counted: Frequencies, options: PlanOptions = {}): Plan {
  const { singles, groups, bornFrom, bornTo, tiers } = filterKeys(filters)
  const wantedForm = options.form ?? []
  const required = [...new Set([...wordKeys(reading), ...singles, ...(wantedForm.length === 1 ? wantedForm : [])])]
  const allGroups = wantedForm.length > 1 ? [...groups, { names: wantedForm, checked: true }] : groups
  const count = (name: string) => counted.get(name) ?? 0
  const records = Math.max(1, count(kinds[0]) + count(kinds[1]))
  const pairs = [...pairsOf(reading), ...(wantedForm.length === 1 ? formPairsOf(reading) : [])]
  const driver = chooseDriver({ required, pairs, groups: allGroups, count, records, everything: kinds })
  const longNumber = longestNumber(reading)
  const driving = longNumber ? [] : driver.keys
  return {
    driver: longNumber ? 'number' : driver.kind,
    allOf: longNumber ? [keyOf(longNumber.slice(0, 16))] : driving.map(keyOf),
    anyOf: driver.group.map(keyOf),
    number: longNumber,
    numberEnd: longNumber && endOfPrefix(longNumber),
    rowsAll: required.filter((name) => !isProven(name, driving)).map(keyOf),
    rowsAny: allGroups
      .filter(({ names, checked }) => checked && (longNumber || names !== driver.group))
      .map(({ names }) => names.map(keyOf)),
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
