// A company's timeline: register records and changes between extracts, newest first, by year.
import type { Company } from '@sverka/contract/company/company'
import type { RegisterChange, RegisterEntry } from '@sverka/contract/company-card/history'

export interface Happening {
  readonly key: string
  readonly date: string
  readonly entry: RegisterEntry | null
  /** A change shown with the record that caused it, or one known only from two extracts. */
  readonly change: RegisterChange | null
}

interface Listed {
  readonly entries: readonly RegisterEntry[]
  readonly changes: readonly RegisterChange[]
  /** Whether the page is the first or last: those also show changes outside their records' period. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

const changeDay = ({ on, between }: RegisterChange): string => on ?? between.to

/** Who came with a record: founders are listed together, a head is listed alone. */
const brings = (entry: RegisterEntry, { field }: RegisterChange): boolean =>
  entry.arrivals.some(({ role }) => role === field || `${role}s` === field)

/** A void record, and one about funds and tax offices, changes nothing. */
const mayCause = (entry: RegisterEntry, change: RegisterChange): boolean =>
  brings(entry, change) || !(entry.void || entry.kind.code.startsWith('13'))

/** Changes in the years of other pages are shown there. */
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
      .sort((a, b) => Number(brings(entry, b)) - Number(brings(entry, a)))
    if (change) reported.add(change)
    return { key: `record ${entry.grn ?? entry.date} ${index}`, date: entry.date, entry, change }
  })
  const alone = shown
    .filter((change) => !reported.has(change))
    .map((change, index): Happening => ({ key: `change ${change.field} ${index}`, date: changeDay(change), entry: null, change }))
  return [...records, ...alone].sort((a, b) => b.date.localeCompare(a.date))
}

/** The tax service's codes of a record that brought a new text of the charter, and of one that tells no more than that something changed. */
const [CHARTER, SOMETHING] = [['12101'], ['12201', '22201']]

const saysNothingElse = ({ entry, change }: Happening, codes: readonly string[]): boolean =>
  entry !== null && codes.includes(entry.kind.code) && !entry.void && entry.arrivals.length === 0 && change === null

/** Whether a record tells only that something changed: its extract names no earlier value. */
export const isUntold = (happening: Happening): boolean => saysNothingElse(happening, SOMETHING)

interface Folded {
  readonly line: readonly Happening[]
  readonly charters: readonly Happening[]
  readonly untold: readonly Happening[]
}

/** The line without new texts of the charter and records that brought nothing else, and those, newest first; a single one stays where it is. */
export function foldTimeline(happenings: readonly Happening[]): Folded {
  const several = (all: readonly Happening[]) => (all.length > 1 ? all : [])
  const charters = several(happenings.filter((one) => saysNothingElse(one, CHARTER)))
  const untold = several(happenings.filter(isUntold))
  const folded = new Set([...charters, ...untold])
  return { line: happenings.filter((one) => !folded.has(one)), charters, untold }
}

/** Years with what happened in each, newest first. */
export const byYear = (happenings: readonly Happening[]): [year: string, happenings: Happening[]][] => [
  ...Map.groupBy(happenings, ({ date }) => date.slice(0, 4)),
]

/** When the head began, if later than the company: a change that no two of our extracts show. */
export function laterHeadSince({
  directors: [head],
  registration_date: registered,
}: Pick<Company, 'directors' | 'registration_date'>): string | null {
  const since = head?.record_date
  return since && registered && since > registered ? since : null
}
