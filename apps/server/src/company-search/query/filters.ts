// Turns the filters of a company search into terms of the search index: a term of a fact (region, activity, size …) finds the companies that have it.
import { DAY_PREFIX_LENGTHS, factTerm, type SizeClass, type StatusGroup, splitWords } from '../../company-index/company-index.ts'

/** A filter that is left out does not restrict; of a list, a company must meet one value. */
export interface Filters {
  readonly kind?: 'company' | 'entrepreneur' | undefined
  readonly statuses?: readonly StatusGroup[] | undefined
  /** Region codes of two digits. */
  readonly regions?: readonly string[] | undefined
  /** Names of towns and villages. */
  readonly cities?: readonly string[] | undefined
  /** Codes of activities (ОКВЭД) or their beginnings. */
  readonly okveds?: readonly string[] | undefined
  readonly sizes?: readonly SizeClass[] | undefined
  /** Days of registration, YYYY-MM-DD, both included. */
  readonly bornFrom?: string | undefined
  readonly bornTo?: string | undefined
}

/** The filters as terms. */
export interface FilterTerms {
  /** Terms that a company must all have. */
  readonly singles: readonly string[]
  /** Groups of terms; a company must have one term of each group. */
  readonly groups: readonly (readonly string[])[]
}

/** The terms of all filters except `statuses`: these are classes of the index, by which its documents are ordered, and not terms. */
export function filterTerms(filters: Filters): FilterTerms {
  const lists = [
    (filters.regions ?? []).map(factTerm.region),
    (filters.cities ?? []).map((city) => factTerm.city(splitWords(city).join(''))),
    (filters.okveds ?? []).map(factTerm.okved),
    (filters.sizes ?? []).map(factTerm.size),
    bornTerms(filters),
  ].map((terms) => [...new Set(terms)])
  const kind = filters.kind ? [factTerm.kind(filters.kind)] : []
  return {
    singles: [...lists.flatMap((terms) => (terms.length === 1 ? terms : [])), ...kind],
    groups: lists.filter((terms) => terms.length > 1),
  }
}

/** Ends of a range without a beginning or end: every day of registration is between them. */
const FIRST_DAY = '1800-01-01'
const LAST_DAY = '2099-12-31'

/** The range of days of registration as terms: the longest decades, years, months and days within it. */
function bornTerms({ bornFrom, bornTo }: Filters): string[] {
  if (!bornFrom && !bornTo) return []
  return dayPrefixes(bornFrom ?? FIRST_DAY, bornTo ?? LAST_DAY).map(factTerm.born)
}

/** The fewest prefixes of days («202», «2031», «2031-05», «2031-05-17») that cover exactly the days from `from` to `to`, both included. */
export function dayPrefixes(from: string, to: string): string[] {
  const prefixes: string[] = []
  for (let day = from; day <= to; ) {
    const prefix =
      DAY_PREFIX_LENGTHS.map((length) => day.slice(0, length)).find((begin) => firstDayWith(begin) === day && lastDayWith(begin) <= to) ??
      day
    prefixes.push(prefix)
    day = dayAfter(lastDayWith(prefix))
  }
  return prefixes
}

const FIRST = '0000-01-01'
/** The first day that begins with the prefix. */
const firstDayWith = (prefix: string): string => prefix + FIRST.slice(prefix.length)

/** The last day that begins with the prefix: a decade, a year, a day or a month. */
function lastDayWith(prefix: string): string {
  if (prefix.length === 3) return `${prefix}9-12-31`
  if (prefix.length === 4) return `${prefix}-12-31`
  if (prefix.length === 10) return prefix
  const [year = 0, month = 1] = prefix.split('-').map(Number)
  return isoDay(Date.UTC(year, month, 0))
}

/** The next day; a day has 86,400,000 milliseconds in UTC. */
const dayAfter = (day: string): string => isoDay(Date.parse(day) + 86_400_000)
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
