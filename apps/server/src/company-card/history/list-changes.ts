// Finds changed founders and activities between each extract of a company and the one before it.
import type { ListedItem, RegisterChange } from '@sverka/contract/company-card/history'
import { mapWithPauses } from '../../platform/map-with-pauses.ts'
import { type CompanyRecord, type EarlierExtract, readLists } from '../../registry/registry.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import { recordDay } from './record-day.ts'

type Extract = Pick<EarlierExtract, 'asOf' | 'founders' | 'activities'>
type Founder = Extract['founders'][number]

/**
 * Newest first; `earlier` are the replaced extracts, the newest first. An extract may have thousands of founders: each is prepared, and each
 * two are compared, in a turn of their own.
 */
export async function findListChanges({ register, row }: CompanyRecord, earlier: readonly EarlierExtract[]): Promise<RegisterChange[]> {
  const extracts: Extract[] = [{ asOf: row.registerAsOf, ...readLists(register) }, ...earlier]
  const names: PlainNames = new Map()
  const founders = await mapWithPauses(extracts, (extract) => indexFounders(extract, names), 1)
  const compare = (before: Extract, index: number): RegisterChange[] => {
    const after = extracts[index]
    const [then, now] = [founders[index + 1], founders[index]]
    if (!after || !then || !now) return []
    const between = { from: before.asOf, to: after.asOf }
    const sole = recordDay(register.history, between)
    return [...compareFounders({ then, now, between, sole }), ...compareActivities(before, after, sole)].map((change) => ({
      ...change,
      between,
    }))
  }
  const places = earlier.map((before, index) => ({ before, index }))
  return (await mapWithPauses(places, ({ before, index }) => compare(before, index), 1)).flat()
}

type Change = Omit<RegisterChange, 'between'>

interface Compared {
  readonly then: Founders
  readonly now: Founders
  readonly between: RegisterChange['between']
  /** Day of the only record between the two extracts. */
  readonly sole: string | null
}

/** An extract that names no founder says nothing about who left. */
function compareFounders({ then, now, between: { from, to }, sole }: Compared): Change[] {
  if (then.all.length === 0 || now.all.length === 0) return []
  const left = listMissing(then, now)
  const came = listMissing(now, then)
  if (left.length === 0 && came.length === 0) return []
  const entered = came.find(({ recordDate: day }) => day && day > from && day <= to)
  const on = entered?.recordDate ?? sole
  return [{ field: 'founders', before: null, after: null, left: left.map(toItem), came: came.map(toItem), on }]
}

interface Named {
  readonly founder: Founder
  readonly plainName: string
}

/** Founders with a name, found by their keys. */
interface Founders {
  readonly all: readonly Named[]
  readonly byInn: ReadonlyMap<string | undefined, readonly Named[]>
  readonly byName: ReadonlyMap<string, readonly Named[]>
}

/** Names as they are compared by names as they are written: most stand in each extract. */
type PlainNames = Map<string, string>

function indexFounders({ founders }: Extract, names: PlainNames): Founders {
  const all = founders.flatMap((founder): Named[] => (founder.name ? [{ founder, plainName: plain(founder.name, names) }] : []))
  return {
    all,
    byInn: Map.groupBy(all, ({ founder }) => founder.inn),
    byName: Map.groupBy(all, ({ plainName }) => plainName),
  }
}

function plain(name: string, names: PlainNames): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const made = foldForComparison(name).replace(/[^\p{L}\p{N}]+/gu, '')
  names.set(name, made)
  return made
}

/** The same party with the same share; sources spell a name each in its own way, and one of them may not tell the ИНН or the share. */
function listMissing({ all }: Founders, others: Founders): Founder[] {
  const isThere = ({ founder, plainName }: Named): boolean => {
    const isNamesake = ({ founder: other }: Named) => !(founder.inn && other.inn) && hasSameShare(founder, other)
    if (others.byName.get(plainName)?.some(isNamesake)) return true
    const sameInn = founder.inn ? others.byInn.get(founder.inn) : undefined
    return sameInn?.some((other) => hasSameShare(founder, other.founder)) ?? false
  }
  return all.filter((one) => !isThere(one)).map(({ founder }) => founder)
}

const toItem = ({ name, inn, share }: Founder): ListedItem => ({
  name: name ?? '',
  inn: inn ?? null,
  percent: share.percent ?? null,
})

/** Shares in percent that differ by less are equal: sources round them differently. */
const ROUNDING = 0.02

function hasSameShare({ share: { percent: share } }: Founder, { share: { percent: its } }: Founder): boolean {
  return share === undefined || its === undefined || Math.abs(share - its) < ROUNDING
}

function compareActivities(before: Extract, after: Extract, sole: string | null): Change[] {
  const [then, now] = [new Set(before.activities), new Set(after.activities)]
  if (then.size === 0 || now.size === 0) return []
  const [left, came] = [missingFrom(now, then), missingFrom(then, now)]
  if (left.length === 0 && came.length === 0) return []
  return [{ field: 'activities', before: String(then.size), after: String(now.size), left, came, on: sole }]
}

const missingFrom = (codes: ReadonlySet<string>, all: ReadonlySet<string>): ListedItem[] =>
  [...all].flatMap((name) => (codes.has(name) ? [] : [{ name, inn: null, percent: null }]))
