// Dates of one company that its facts name (end of a licence), or that the law derives from them (due day of accounts).
import { readablePerson } from '@sverka/contract/company/names'
import type { ComingDate } from '@sverka/contract/monitoring/monitoring'
import type { OpenedBlocks } from '../registry/registry.ts'

export type CompanyDate = Omit<ComingDate, 'company'>
/** A day without its source, which the caller adds. */
type Named = Pick<CompanyDate, 'kind' | 'what'> & { readonly day: string | undefined }

interface About {
  /** True if the company no longer exists: then it has no dates. */
  readonly isClosed: boolean
  /** Moscow day, YYYY-MM-DD. */
  readonly today: string
}

/** All dates in any order, also those that have passed. */
export function listCompanyDates({ register, blocks, provenance }: OpenedBlocks, { isClosed, today }: About): CompanyDate[] {
  if (isClosed) return []
  const named: Readonly<Record<string, readonly Named[]>> = {
    register: [
      ...(register.licenses ?? []).map(({ number, until }) => ({ kind: 'licence_ends' as const, what: number ?? null, day: until })),
      ...(register.heads ?? []).map(({ name, disqualifiedUntil: day }) => disqualification(name, day)),
      objections(register.exclusion),
    ],
    accounts: blocks.accounts ? [accountsDue(blocks.accounts.years[0]?.year, today)] : [],
    trademarks: (blocks.trademarks?.trademarks ?? []).map(({ number, expiresOn }) => ({
      kind: 'trademark_ends',
      what: number,
      day: expiresOn,
    })),
    disqualified: (blocks.disqualified?.persons ?? []).map(({ name, until }) => disqualification(name, until)),
    inspections: (blocks.inspections?.inspections ?? []).map(({ number, startDate }) => ({
      kind: 'inspection_starts',
      what: number,
      day: startDate,
    })),
  }
  return Object.entries(named).flatMap(([source, dates]) =>
    dates.flatMap(({ kind, what, day }) => (day ? [{ kind, what, day, source, as_of: provenance[source]?.asOf ?? null }] : [])),
  )
}

/** Each date once: two sources may name the same day of the same thing, or one source twice. The first is kept. */
export const withoutRepeats = (dates: readonly CompanyDate[]): CompanyDate[] => [
  ...new Map(dates.toReversed().map((date) => [`${date.kind} ${date.day} ${date.what}`, date])).values(),
]

const disqualification = (name: string, day: string | undefined): Named => ({
  kind: 'disqualification_ends',
  what: readablePerson(name),
  day,
})

/** Creditors may object within three months of the publication (129-ФЗ, article 21.1, part 4); then the company may be struck off. */
function objections(exclusion: { published?: string; number?: string } | undefined): Named {
  return { kind: 'objections_end', what: exclusion?.number ?? null, day: exclusion?.published && threeMonthsAfter(exclusion.published) }
}

/** The same day of the month three months later, or the last day of a shorter month (Civil Code, article 192). */
function threeMonthsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 3, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 2, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * The next due day of annual accounts: 31 March of the year after (402-ФЗ, article 18, part 5). `newest`: the last year whose accounts we have;
 * without any there is no date, because not every company must publish accounts.
 */
function accountsDue(newest: number | undefined, today: string): Named {
  if (newest === undefined) return { kind: 'accounts_due', what: null, day: undefined }
  const year = Number(today.slice(0, 4))
  const isLastYearDue = today <= `${year}-03-31` && newest < year - 1
  const accountsYear = isLastYearDue ? year - 1 : year
  return { kind: 'accounts_due', what: String(accountsYear), day: `${accountsYear + 1}-03-31` }
}
