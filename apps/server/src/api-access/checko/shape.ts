// What every part of a Checko answer shares: unknown values are left out, money is in rubles, lists have pages.
import type { Classifiers, CompanyRecord, TiedCompany } from '../../registry/registry.ts'

/** A company with its blocks from our register. */
export interface CompanyWithBlocks {
  readonly record: CompanyRecord
  readonly tied: readonly TiedCompany[]
  readonly names: Classifiers
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The same object without unknown values. */
export function withoutUnknown<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== null)) as Defined<T>
}

/** Kopecks as rubles; undefined if unknown. */
export const rubles = (kopecks: number | null | undefined): number | undefined => (kopecks == null ? undefined : kopecks / 100)

/** A code with its name, if there is a code. */
export const toCode = (of: { readonly code: string; readonly name?: string } | undefined, names?: ReadonlyMap<string, string>) =>
  of && withoutUnknown({ Код: of.code, Наим: of.name ?? names?.get(of.code) })

export interface Paging {
  readonly page?: number
  readonly limit?: number
}

/** One page of a list, counted from 1, with the counts that clients use for paging. */
export function toPage<T>(all: readonly T[], { page = 1, limit = 100 }: Paging, present: (one: T) => object) {
  return {
    ЗапВсего: all.length,
    СтрВсего: Math.ceil(all.length / limit),
    СтрТекущ: page,
    Записи: all.slice((page - 1) * limit, page * limit).map(present),
  }
}

type Dated = { readonly date?: string; readonly startDate?: string }

/** `-date` is newest first, which is also the default order. */
export function sortedByDay<T extends Dated>(all: readonly T[], sort: string | undefined): T[] {
  const recordDay = ({ date, startDate }: Dated) => date ?? startDate ?? ''
  const newestFirst = all.toSorted((a, b) => recordDay(b).localeCompare(recordDay(a)))
  return sort === 'date' ? newestFirst.reverse() : newestFirst
}
