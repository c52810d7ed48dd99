// Lists the dates of one company that its facts name (such as the end of a licence) or that the law derives from them (such as the day on which
// accounts are due).
import { readablePerson } from '@sverka/contract/company/names'
import type { ComingDate } from '@sverka/contract/monitoring/monitoring'
import type { OpenedBlocks } from '../registry/registry.ts'

export type CompanyDate = Omit<ComingDate, 'company'>
/** A date without its source; `what` names the licence, person or the like; an undefined `day` is no date. */
type DateWithoutSource = Pick<CompanyDate, 'kind' | 'what'> & { readonly day: string | undefined }

interface DatesRequest {
  /** True if the company no longer exists: then it has no dates. */
  readonly isClosed: boolean
  /** Moscow day, YYYY-MM-DD. */
  readonly today: string
}

/** All dates of the company in any order, past ones too. */
export function listCompanyDates({ register, blocks, provenance }: OpenedBlocks, { isClosed, today }: DatesRequest): CompanyDate[] {
  if (isClosed) return []
  const bySource: Readonly<Record<string, readonly DateWithoutSource[]>> = {
    register: [
      ...(register.licenses ?? []).map(({ number, until }) => ({ kind: 'licence_ends' as const, what: number ?? null, day: until })),
      ...(register.heads ?? []).map(({ name, disqualifiedUntil: day }) => disqualification(name, day)),
      objectionsEnd(register.exclusion),
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
  return Object.entries(bySource).flatMap(([source, dates]) =>
    dates.flatMap(({ kind, what, day }) => (day ? [{ kind, what, day, source, as_of: provenance[source]?.asOf ?? null }] : [])),
  )
}

/** Each date once: two sources may name the same day of the same licence or person, or one source twice. The first in the list remains. */
export const withoutRepeats = (dates: readonly CompanyDate[]): CompanyDate[] => [
  ...new Map(dates.toReversed().map((date) => [`${date.kind} ${date.day} ${date.what}`, date])).values(),
]

const disqualification = (name: string, day: string | undefined): DateWithoutSource => ({
  kind: 'disqualification_ends',
  what: readablePerson(name),
  day,
})

/**
 * The tax service publishes its decision to strike an inactive company off the register. Creditors may object within three months of the publication
 * (federal law 129-ФЗ on registration, article 21.1, part 4); after that the company is struck off.
 */
function objectionsEnd(exclusion: { published?: string; number?: string } | undefined): DateWithoutSource {
  return { kind: 'objections_end', what: exclusion?.number ?? null, day: exclusion?.published && threeMonthsAfter(exclusion.published) }
}

/** The same day of the month three months later, or the last day of a shorter month (Civil Code, article 192). */
function threeMonthsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 3, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 2, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * The next day on which annual accounts are due: 31 March of the following year (federal law 402-ФЗ on accounting, article 18, part 5).
 * `newestYear` is the last year whose accounts we have; without any there is no date, because not every company must file accounts.
 */
function accountsDue(newestYear: number | undefined, today: string): DateWithoutSource {
  if (newestYear === undefined) return { kind: 'accounts_due', what: null, day: undefined }
  const year = Number(today.slice(0, 4))
  const isLastYearDue = today <= `${year}-03-31` && newestYear < year - 1
  const accountsYear = isLastYearDue ? year - 1 : year
  return { kind: 'accounts_due', what: String(accountsYear), day: `${accountsYear + 1}-03-31` }
}
