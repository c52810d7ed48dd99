// Founders and activities that differ between an extract of a company and the one before it.
import type { ListedItem, RegisterChange } from '@sverka/contract/company-card/history'
import { type CompanyRecord, type EarlierExtract, readLists } from '../../registry/registry.ts'
import { foldForComparison } from '../look-alike.ts'
import { recordDay } from './record-day.ts'

type Extract = Pick<EarlierExtract, 'asOf' | 'founders' | 'activities'>
type Founder = Extract['founders'][number]

/** Newest first; `earlier` are the replaced extracts, the newest first. */
export function findListChanges({ register, row }: CompanyRecord, earlier: readonly EarlierExtract[]): RegisterChange[] {
  const extracts: Extract[] = [{ asOf: row.registerAsOf, ...readLists(register) }, ...earlier]
  return extracts.flatMap((after, index) => {
    const before = extracts[index + 1]
    if (!before) return []
    const between = { from: before.asOf, to: after.asOf }
    const sole = recordDay(register.history, between)
    return [...compareFounders(before, after, sole), ...compareActivities(before, after, sole)].map((change) => ({ ...change, between }))
  })
}

type Change = Omit<RegisterChange, 'between'>

/** An extract that names no founder says nothing about who left. */
function compareFounders(before: Extract, after: Extract, sole: string | null): Change[] {
  const [then, now] = [before.founders.filter(isNamed), after.founders.filter(isNamed)]
  if (then.length === 0 || now.length === 0) return []
  const left = then.filter((one) => !now.some((other) => isSame(one, other)))
  const came = now.filter((one) => !then.some((other) => isSame(one, other)))
  if (left.length === 0 && came.length === 0) return []
  const entered = came.find(({ recordDate: day }) => day && day > before.asOf && day <= after.asOf)
  const on = entered?.recordDate ?? sole
  return [{ field: 'founders', before: null, after: null, left: left.map(toItem), came: came.map(toItem), on }]
}

const isNamed = ({ name }: Founder): boolean => Boolean(name)
const toItem = ({ name, inn, share }: Founder): ListedItem => ({
  name: name ?? '',
  inn: inn ?? null,
  percent: share.percent ?? null,
})

/** Hundredths of a percent come from rounding. */
const ROUNDING = 0.02

/** The same party with the same share; sources spell a name each in its own way, and one of them may not tell the share. */
function isSame(one: Founder, other: Founder): boolean {
  const [share, its] = [one.share.percent, other.share.percent]
  const isParty = one.inn && other.inn ? one.inn === other.inn : plain(one.name) === plain(other.name)
  return isParty && (share === undefined || its === undefined || Math.abs(share - its) < ROUNDING)
}

const plain = (name = ''): string => foldForComparison(name).replace(/[^\p{L}\p{N}]+/gu, '')

function compareActivities(before: Extract, after: Extract, sole: string | null): Change[] {
  const [then, now] = [new Set(before.activities), new Set(after.activities)]
  if (then.size === 0 || now.size === 0) return []
  const [left, came] = [missingFrom(now, then), missingFrom(then, now)]
  if (left.length === 0 && came.length === 0) return []
  return [{ field: 'activities', before: String(then.size), after: String(now.size), left, came, on: sole }]
}

const missingFrom = (codes: ReadonlySet<string>, all: ReadonlySet<string>): ListedItem[] =>
  [...all].flatMap((name) => (codes.has(name) ? [] : [{ name, inn: null, percent: null }]))
