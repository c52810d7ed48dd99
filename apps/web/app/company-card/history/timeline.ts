// Merges register records and changes seen between two extracts into a company's timeline, newest first.
import type { Company } from '@sverka/contract/company/company'
import type { RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'

/** One event of the timeline; it has an entry, a change, or both. */
export interface Happening {
  /** React key. */
  readonly key: string
  /** ISO day. */
  readonly date: string
  readonly entry: RegisterEntry | null
  /** A change shown with the record that caused it, or one known only from two extracts. */
  readonly change: RegisterChange | null
}

/** One page of records, newest first, and all changes of the company. */
interface Listed {
  readonly entries: readonly RegisterEntry[]
  readonly changes: readonly RegisterChange[]
  /** Whether the page is the first or last: those also show changes outside their records' period. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** The day of the record, or else of the newer extract. */
const changeDay = ({ on, between }: RegisterChange): string => on ?? between.to

/** Whether a record names a new head or founder, as the change does; roles are singular, the field of founders is plural. */
const isAboutPerson = (entry: RegisterEntry, { field }: RegisterChange): boolean =>
  entry.arrivals.some(({ role }) => role === field || `${role}s` === field)

/** A void record, and one about funds and tax offices (its code begins with 13), changes nothing. */
const mayCause = (entry: RegisterEntry, change: RegisterChange): boolean =>
  isAboutPerson(entry, change) || !(entry.void || entry.kind.code.startsWith('13'))

/** The events of one page; a change between two records of another page is left to that page. */
export function buildTimeline({ entries, changes, isFirst, isLast }: Listed): Happening[] {
  const [newest = '', oldest = ''] = [entries[0]?.date, entries.at(-1)?.date]
  const shown = changes.filter((change) => {
    const day = changeDay(change)
    return (isFirst || day <= newest) && (isLast || day > oldest)
  })
  const reported = new Set<RegisterChange>()
  const records = entries.map((entry, index): Happening => {
    const [change = null] = shown
      .filter((item) => !reported.has(item) && item.on === entry.date && mayCause(entry, item))
      .sort((a, b) => Number(isAboutPerson(entry, b)) - Number(isAboutPerson(entry, a)))
    if (change) reported.add(change)
    return { key: `record ${entry.grn ?? entry.date} ${index}`, date: entry.date, entry, change }
  })
  const alone = shown
    .filter((change) => !reported.has(change))
    .map((change, index): Happening => ({ key: `change ${change.field} ${index}`, date: changeDay(change), entry: null, change }))
  return [...records, ...alone].sort((a, b) => b.date.localeCompare(a.date))
}

/** The tax service's codes of records about a new text of the charter, and of records that only say that the data changed. */
const [CHARTER, UNSPECIFIED] = [['12101'], ['12201', '22201']]

const saysNothingElse = ({ entry, change }: Happening, codes: readonly string[]): boolean =>
  entry !== null && codes.includes(entry.kind.code) && !entry.void && entry.arrivals.length === 0 && change === null

/** Whether a record says only that the data changed, without naming what. */
export const isUntold = (happening: Happening): boolean => saysNothingElse(happening, UNSPECIFIED)

interface Folded {
  /** Events shown one by one. */
  readonly line: readonly Happening[]
  readonly charters: readonly Happening[]
  readonly untold: readonly Happening[]
}

/** Takes records that only brought a new charter text or only say that the data changed out of the line, if there are at least two of a kind. */
export function foldTimeline(happenings: readonly Happening[]): Folded {
  const several = (all: readonly Happening[]) => (all.length > 1 ? all : [])
  const charters = several(happenings.filter((one) => saysNothingElse(one, CHARTER)))
  const untold = several(happenings.filter(isUntold))
  const folded = new Set([...charters, ...untold])
  return { line: happenings.filter((one) => !folded.has(one)), charters, untold }
}

/** Events by year; the order is kept. */
export const byYear = (happenings: readonly Happening[]): [year: string, happenings: Happening[]][] => [
  ...Map.groupBy(happenings, ({ date }) => date.slice(0, 4)),
]

/** ISO day on which the present head took office, if after the company's registration; null if not, or if a day is unknown. */
export function laterHeadSince({
  directors: [head],
  registration_date: registered,
}: Pick<Company, 'directors' | 'registration_date'>): string | null {
  const since = head?.record_date
  return since && registered && since > registered ? since : null
}
