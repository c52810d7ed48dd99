// Lists upcoming dates of the companies that a member watches (deadlines, expiries, inspections), from the facts that we have about the companies.
import type { ComingDate } from '@sverka/contract/monitoring/monitoring'
import { DATES_OF_COMPANY_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { Reader } from '../platform/db/database.ts'
import { mapWithPauses } from '../platform/map-with-pauses.ts'
import { openFactsOfMany } from '../registry/registry.ts'
import { listCompanyDates, withoutRepeats } from './company-dates.ts'
import { listWatchedCompanies, type WatchedCompany } from './monitoring.sql.ts'

/** Companies whose facts one statement reads and which are processed before other requests get a turn: a register extract may have hundreds of kB. */
const COMPANIES_PER_QUERY = 25

interface Request {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
  readonly days?: number | undefined
}

const DAY_MS = 86_400_000

/** One page of dates from `today` (Moscow day, YYYY-MM-DD) on, at most `days` ahead, the nearest first; the default of 366 covers a leap year. */
export async function readComingDatesPage(db: Reader, userId: number, { page = 1, page_size = 20, days = 366 }: Request, today: string) {
  const companies = await listWatchedCompanies(db, userId)
  const until = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  const found: ComingDate[] = []
  for (let start = 0; start < companies.length; start += COMPANIES_PER_QUERY)
    found.push(...(await datesOfBatch(db, companies.slice(start, start + COMPANIES_PER_QUERY), { from: today, until })))
  found.sort((a, b) => a.day.localeCompare(b.day) || a.company.id - b.company.id)
  const from = (page - 1) * page_size
  return { count: found.length, page, page_size, result: found.slice(from, from + page_size) }
}

/** The dates within the period, both days included. */
async function datesOfBatch(db: Reader, companies: readonly WatchedCompany[], period: { readonly from: string; readonly until: string }) {
  const sources = ['register', 'accounts', 'trademarks', 'disqualified', 'inspections'] as const
  const factsById = await openFactsOfMany(
    db,
    companies.map(({ id }) => id),
    sources,
  )
  const dates = await mapWithPauses(
    companies,
    (company) => {
      const facts = factsById.get(company.id)
      if (!facts) return []
      return withoutRepeats(listCompanyDates(facts, { isClosed: company.closedOn !== null, today: period.from }))
        .filter(({ day }) => day >= period.from && day <= period.until)
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .slice(0, DATES_OF_COMPANY_MAX)
        .map((date): ComingDate => ({ company: { id: company.id, name: company.name, inn: company.inn, ogrn: company.ogrn }, ...date }))
    },
    COMPANIES_PER_QUERY,
  )
  return dates.flat()
}
