// Merges a company's records in the state register with the differences between our extracts into one timeline, newest first. An extract is the
// register's whole data on the company as of a day; a record is one registration in it, which often does not say what changed.
import type { Company } from '@sverka/contract/company/company'
import type { RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'
import { mayChangeHistory } from '@sverka/contract/company-card/record-kinds.rules'

/** One event of the timeline; it has an entry (a record of the register), a change, or both. */
export interface Happening {
  /** React key. */
  readonly key: string
  /** ISO day. */
  readonly date: string
  readonly entry: RegisterEntry | null
  /** A difference between two extracts: shown with the record that caused it, or alone if no record is known to have caused it. */
  readonly change: RegisterChange | null
}

/** One page of records, newest first, and all changes of the company. */
interface HistoryPage {
  readonly entries: readonly RegisterEntry[]
  readonly changes: readonly RegisterChange[]
  /** Whether the page is the first or last: those also show changes outside their records' period. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** The day of the record that caused the change; if unknown, the day of the newer extract, which first has the new value. */
const changeDay = ({ on, between }: RegisterChange): string => on ?? between.to

/** Whether a record names a new head or founder, as the change does; roles are singular, the field of founders is plural. */
const isAboutPerson = (entry: RegisterEntry, { field }: RegisterChange): boolean =>
  entry.arrivals.some(({ role }) => role === field || `${role}s` === field)

/** A void record changes nothing, nor does one with data of other authorities, such as funds and tax offices, unless it names the changed person. */
const mayCause = (entry: RegisterEntry, change: RegisterChange): boolean =>
  isAboutPerson(entry, change) || (!entry.void && mayChangeHistory(entry.kind.code))

/** The events of one page; a change between two records of another page is left to that page. */
export function buildTimeline({ entries, changes, isFirst, isLast }: HistoryPage): Happening[] {
  const [newest = '', oldest = ''] = [entries[0]?.date, entries.at(-1)?.date]
  const shown = changes.filter((change) => {
    const day = changeDay(change)
    return (isFirst || day <= newest) && (isLast || day > oldest)
  })
  // Changes already shown with a record: each is shown once, with the record that names the person if there is one.
  const assigned = new Set<RegisterChange>()
  const records = entries.map((entry, index): Happening => {
    const [change = null] = shown
      .filter((item) => !assigned.has(item) && item.on === entry.date && mayCause(entry, item))
      .sort((a, b) => Number(isAboutPerson(entry, b)) - Number(isAboutPerson(entry, a)))
    if (change) assigned.add(change)
    return { key: `record ${entry.grn ?? entry.date} ${index}`, date: entry.date, entry, change }
  })
  const alone = shown
    .filter((change) => !assigned.has(change))
    .map((change, index): Happening => ({ key: `change ${change.field} ${index}`, date: changeDay(change), entry: null, change }))
  return [...records, ...alone].sort((a, b) => b.date.localeCompare(a.date))
}

/**
 * The tax service's codes of record kinds: a new text of the charter, and «data changed» without the field (1… for a company, 2… for a sole
 * trader).
 */
const [CHARTER, UNSPECIFIED] = [['12101'], ['12201', '22201']]

/** Whether a valid record of one of these kinds names no new person, and no change is known to belong to it. */
const saysNothingElse = ({ entry, change }: Happening, codes: readonly string[]): boolean =>
  entry !== null && codes.includes(entry.kind.code) && !entry.void && entry.arrivals.length === 0 && change === null

/** Whether a record says only that the data changed, without the changed field. */
export const isUnspecified = (happening: Happening): boolean => saysNothingElse(happening, UNSPECIFIED)

interface Folded {
  /** Events shown one by one. */
  readonly line: readonly Happening[]
  /** Records of a new charter text, and records without the changed field: each list is folded behind one line; empty if it has fewer than two. */
  readonly charters: readonly Happening[]
  readonly unspecified: readonly Happening[]
}

/** Separates the uninformative records, of which a long history may have many, from the events shown one by one. A single one is not folded. */
export function foldTimeline(happenings: readonly Happening[]): Folded {
  const several = (all: readonly Happening[]) => (all.length > 1 ? all : [])
  const charters = several(happenings.filter((happening) => saysNothingElse(happening, CHARTER)))
  const unspecified = several(happenings.filter(isUnspecified))
  const folded = new Set([...charters, ...unspecified])
  return { line: happenings.filter((happening) => !folded.has(happening)), charters, unspecified }
}

/** Groups events by year; the order stays. */
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
