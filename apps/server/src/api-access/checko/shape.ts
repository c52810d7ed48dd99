// Helpers shared by all answers in the format of Checko, another service of company data: unknown values are left out, money is in rubles, lists
// have pages.
import type { Classifiers, CompanyRecord, TiedCompany } from '../../registry/registry.ts'

/** Everything that an answer about a company is made from. */
export interface CompanyWithBlocks {
  readonly record: CompanyRecord
  /** Companies connected with it by heads, founders or management. */
  readonly tied: readonly TiedCompany[]
  /** Names of classifier codes: regions, activities, legal forms. */
  readonly names: Classifiers
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** The object without its undefined and null values. */
export function withoutUnknown<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined && part !== null)) as Defined<T>
}

/** Kopecks as rubles; undefined if unknown. */
export const rubles = (kopecks: number | null | undefined): number | undefined => (kopecks == null ? undefined : kopecks / 100)

/** A code of a classifier with its name, which `names` supplies if `entry` has none; undefined without a code. */
export const toCode = (entry: { readonly code: string; readonly name?: string } | undefined, names?: ReadonlyMap<string, string>) =>
  entry && withoutUnknown({ Код: entry.code, Наим: entry.name ?? names?.get(entry.code) })

export interface Paging {
  readonly page?: number
  readonly limit?: number
}

/** One page of a list, with the number of all records (`ЗапВсего`), of pages (`СтрВсего`) and of this page, counted from 1 (`СтрТекущ`). */
export function toPage<T>(all: readonly T[], { page = 1, limit = 100 }: Paging, present: (entry: T) => object) {
  return {
    ЗапВсего: all.length,
    СтрВсего: Math.ceil(all.length / limit),
    СтрТекущ: page,
    Записи: all.slice((page - 1) * limit, page * limit).map(present),
  }
}

type Dated = { readonly date?: string; readonly startDate?: string }

/** Sorted by the entry's date or start: `date` is oldest first; `-date` is newest first, which is also the default. */
export function sortedByDay<T extends Dated>(all: readonly T[], sort: string | undefined): T[] {
  const recordDay = ({ date, startDate }: Dated) => date ?? startDate ?? ''
  const newestFirst = all.toSorted((a, b) => recordDay(b).localeCompare(recordDay(a)))
  return sort === 'date' ? newestFirst.reverse() : newestFirst
}
