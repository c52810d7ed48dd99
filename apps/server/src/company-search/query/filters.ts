// Turns the filters of lists of companies into terms of the index.
import { DAY_PREFIX_LENGTHS, factTerm, type SizeClass, type StatusGroup, splitWords } from '../../company-index/company-index.ts'

export interface Filters {
  /** A filter that is left out does not restrict; of a list a record must meet one value. */
  readonly kind?: 'company' | 'entrepreneur' | undefined
  readonly statuses?: readonly StatusGroup[] | undefined
  /** Region codes of two digits. */
  readonly regions?: readonly string[] | undefined
  /** Names of towns and villages. */
  readonly cities?: readonly string[] | undefined
  /** Codes of activities or their prefixes. */
  readonly okveds?: readonly string[] | undefined
  readonly sizes?: readonly SizeClass[] | undefined
  /** ISO dates of registration, both included. */
  readonly bornFrom?: string | undefined
  readonly bornTo?: string | undefined
}

export interface FilterTerms {
  /** Terms that a record must all have. */
  readonly singles: readonly string[]
  /** Groups of terms; a record must have one of each group. */
  readonly groups: readonly (readonly string[])[]
}

/** The terms for all filters but `statuses`, which are classes of the index and no terms. */
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

/** Ends of an open range: every day of registration lies between them. */
const FIRST_DAY = '1800-01-01'
const LAST_DAY = '2099-12-31'

/** A range of days as terms: the longest periods that lie within it. */
function bornTerms({ bornFrom, bornTo }: Filters): string[] {
  if (!bornFrom && !bornTo) return []
  return dayPrefixes(bornFrom ?? FIRST_DAY, bornTo ?? LAST_DAY).map(factTerm.born)
}

/** The fewest prefixes of days («202», «2031», «2031-05», «2031-05-17») that cover exactly the days from `from` to `to`, both included. */
export function dayPrefixes(from: string, to: string): string[] {
  const parts: string[] = []
  for (let day = from; day <= to; ) {
    const part =
      DAY_PREFIX_LENGTHS.map((length) => day.slice(0, length)).find((begin) => lowestCode(begin) === day && highestCode(begin) <= to) ?? day
    parts.push(part)
    day = dayAfter(highestCode(part))
  }
  return parts
}

/** The first and the last day that begin with a prefix. */
const FIRST = '0000-01-01'
const lowestCode = (part: string): string => part + FIRST.slice(part.length)

function highestCode(part: string): string {
  if (part.length === 3) return `${part}9-12-31`
  if (part.length === 4) return `${part}-12-31`
  if (part.length === 10) return part
  const [year = 0, month = 1] = part.split('-').map(Number)
  return isoDay(Date.UTC(year, month, 0))
}

const dayAfter = (day: string): string => isoDay(Date.parse(day) + 86_400_000)
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
