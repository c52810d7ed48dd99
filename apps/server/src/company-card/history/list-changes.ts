// Finds changed founders and activities between each extract of a company from the state register and the extract before it, for its history.
import { setImmediate as turn } from 'node:timers/promises'
import type { ListedItem, RegisterChange } from '@sverka/contract/company-card/history'
import { mapWithPauses } from '../../platform/map-with-pauses.ts'
import { type CompanyRecord, type EarlierExtract, readLists } from '../../registry/registry.ts'
import { foldForComparison } from '../fold-for-comparison.ts'
import { recordDay } from './record-day.ts'

type Extract = Pick<EarlierExtract, 'asOf' | 'founders' | 'activities'>
type Founder = Extract['founders'][number]

/**
 * The changes, newest first. `earlier`: the extracts that newer ones replaced, the newest first. An extract may have thousands of founders. So they are
 * indexed and compared in groups, each in a turn of the event loop of its own, between which other requests are served.
 */
export async function findListChanges({ register, row }: CompanyRecord, earlier: readonly EarlierExtract[]): Promise<RegisterChange[]> {
  const extracts: Extract[] = [{ asOf: row.registerAsOf, ...readLists(register) }, ...earlier]
  const names: PlainNames = new Map()
  const founders: Founders[] = []
  for (const extract of extracts) {
    founders.push(await indexFounders(extract, names))
    await turn()
  }
  /** `index` is the position of the extract that replaced `before`. */
  const compare = async (before: Extract, index: number): Promise<RegisterChange[]> => {
    const after = extracts[index]
    const [then, now] = [founders[index + 1], founders[index]]
    if (!after || !then || !now) return []
    const between = { from: before.asOf, to: after.asOf }
    const onlyRecordDay = recordDay(register.history, between)
    const changedFounders = await compareFounders({ then, now, between, onlyRecordDay })
    return [...changedFounders, ...compareActivities(before, after, onlyRecordDay)].map((change) => ({ ...change, between }))
  }
  const changes: RegisterChange[] = []
  for (const [index, before] of earlier.entries()) {
    changes.push(...(await compare(before, index)))
    await turn()
  }
  return changes
}

type Change = Omit<RegisterChange, 'between'>

/** Founders of two consecutive extracts. */
interface ComparedFounders {
  readonly then: Founders
  readonly now: Founders
  readonly between: RegisterChange['between']
  /** Day of the only register record between the two extracts; null if there are records of several days, or none. */
  readonly onlyRecordDay: string | null
}

/**
 * No change if one of the extracts names no founder: such an extract does not show who left. The day of a change is that of a new founder's record,
 * else that of the only register record.
 */
async function compareFounders({ then, now, between: { from, to }, onlyRecordDay }: ComparedFounders): Promise<Change[]> {
  if (then.all.length === 0 || now.all.length === 0) return []
  const left = await listMissing(then, now)
  const came = await listMissing(now, then)
  if (left.length === 0 && came.length === 0) return []
  const newFounder = came.find(({ recordDate: day }) => day && day > from && day <= to)
  const on = newFounder?.recordDate ?? onlyRecordDay
  return [{ field: 'founders', before: null, after: null, left: left.map(toItem), came: came.map(toItem), on }]
}

/** A founder with its name as letters and digits only. */
interface NamedFounder {
  readonly founder: Founder
  readonly plainName: string
}

/** Founders of an extract that have a name. */
interface Founders {
  readonly all: readonly NamedFounder[]
  /** By ИНН (taxpayer number). */
  readonly byInn: ReadonlyMap<string | undefined, readonly NamedFounder[]>
  readonly byName: ReadonlyMap<string, readonly NamedFounder[]>
}

/** A cache: spelling of a name → plain name. Most names are in every extract, so each is folded once. */
type PlainNames = Map<string, string>

/** Founders that are indexed or compared in one turn of the event loop, in some milliseconds. */
const FOUNDERS_AT_ONCE = 1000

async function indexFounders({ founders }: Extract, names: PlainNames): Promise<Founders> {
  const byInn = new Map<string | undefined, NamedFounder[]>()
  const byName = new Map<string, NamedFounder[]>()
  const index = (founder: Founder): NamedFounder[] => {
    if (!founder.name) return []
    const named = { founder, plainName: plain(founder.name, names) }
    addTo(byInn, founder.inn, named)
    addTo(byName, named.plainName, named)
    return [named]
  }
  return { all: (await mapWithPauses(founders, index, FOUNDERS_AT_ONCE)).flat(), byInn, byName }
}

/** Adds the founder to the list of the key. */
function addTo<Key>(lists: Map<Key, NamedFounder[]>, key: Key, founder: NamedFounder): void {
  const list = lists.get(key)
  if (list) list.push(founder)
  else lists.set(key, [founder])
}

/** The name as lower-case letters and digits only. */
function plain(name: string, names: PlainNames): string {
  const cached = names.get(name)
  if (cached !== undefined) return cached
  const plainName = foldForComparison(name).replace(/[^\p{L}\p{N}]+/gu, '')
  names.set(name, plainName)
  return plainName
}

/**
 * The founders that `others` do not have with the same share. Founders are the same if their ИНН is equal, or if the name is equal and one extract
 * does not state the ИНН. A share that one extract does not state counts as the same.
 */
async function listMissing({ all }: Founders, others: Founders): Promise<Founder[]> {
  const isThere = ({ founder, plainName }: NamedFounder): boolean => {
    const isNamesake = ({ founder: other }: NamedFounder) => !(founder.inn && other.inn) && hasSameShare(founder, other)
    if (others.byName.get(plainName)?.some(isNamesake)) return true
    const sameInn = founder.inn ? others.byInn.get(founder.inn) : undefined
    return sameInn?.some((other) => hasSameShare(founder, other.founder)) ?? false
  }
  const listIfMissing = (candidate: NamedFounder): Founder[] => (isThere(candidate) ? [] : [candidate.founder])
  return (await mapWithPauses(all, listIfMissing, FOUNDERS_AT_ONCE)).flat()
}

const toItem = ({ name, inn, share }: Founder): ListedItem => ({
  name: name ?? '',
  inn: inn ?? null,
  percent: share.percent ?? null,
})

/** Shares that differ by less than these percentage points are equal: sources round them differently. */
const ROUNDING = 0.02

function hasSameShare({ share: { percent } }: Founder, { share: { percent: other } }: Founder): boolean {
  return percent === undefined || other === undefined || Math.abs(percent - other) < ROUNDING
}

/** Codes of activities (ОКВЭД). No change if one of the extracts has none; `before` and `after` are the numbers of codes. */
function compareActivities(before: Extract, after: Extract, onlyRecordDay: string | null): Change[] {
  const [then, now] = [new Set(before.activities), new Set(after.activities)]
  if (then.size === 0 || now.size === 0) return []
  const [left, came] = [listNotIn(now, then), listNotIn(then, now)]
  if (left.length === 0 && came.length === 0) return []
  return [{ field: 'activities', before: String(then.size), after: String(now.size), left, came, on: onlyRecordDay }]
}

/** The items of `all` that are not among `codes`. */
const listNotIn = (codes: ReadonlySet<string>, all: ReadonlySet<string>): ListedItem[] =>
  [...all].flatMap((name) => (codes.has(name) ? [] : [{ name, inn: null, percent: null }]))
