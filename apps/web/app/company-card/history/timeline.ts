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

/** Changes in the years of other pages are shown there. */
export function buildTimeline({ entries, changes, isFirst, isLast }: Listed): Happening[] {
  const [newest = '', oldest = ''] = [entries[0]?.date, entries.at(-1)?.date]
  const shown = changes.filter((change) => {
    const day = changeDay(change)
    return (isFirst || day <= newest) && (isLast || day > oldest)
  })
  const reported = new Set<RegisterChange>()
  const records = entries.map((entry, index): Happening => {
    const change =
      shown.find((item) => !reported.has(item) && item.on === entry.date && entry.arrivals.some(({ role }) => role === item.field)) ?? null
    if (change) reported.add(change)
    return { key: `record ${entry.grn ?? entry.date} ${index}`, date: entry.date, entry, change }
  })
  const alone = shown
    .filter((change) => !reported.has(change))
    .map((change, index): Happening => ({ key: `change ${change.field} ${index}`, date: changeDay(change), entry: null, change }))
  return [...records, ...alone].sort((a, b) => b.date.localeCompare(a.date))
}

/** The tax service's code of a record that brought a new text of the charter. */
const CHARTER = '12101'

const isCharterAlone = ({ entry, change }: Happening): boolean =>
  entry?.kind.code === CHARTER && !entry.void && entry.arrivals.length === 0 && change === null

/** The line without new texts of the charter that brought nothing else, and those, newest first; a single one stays where it is. */
export function withoutCharters(happenings: readonly Happening[]): { line: readonly Happening[]; charters: readonly Happening[] } {
  const charters = happenings.filter(isCharterAlone)
  if (charters.length < 2) return { line: happenings, charters: [] }
  return { line: happenings.filter((happening) => !isCharterAlone(happening)), charters }
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
