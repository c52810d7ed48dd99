// Monitoring: adds, lists and removes the companies that a member watches, and lists the changes of these companies.

import type { ReportLanguage } from '@sverka/contract/company-card/reliability'
import { parseTypedNumber } from '@sverka/contract/identifiers/written.rules'
import type { Watched } from '@sverka/contract/monitoring/monitoring'
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findIdsByNumbers } from '../registry/registry.ts'
import { type SummaryReader, toWorstFinding } from '../reliability/reliability.ts'
import {
  countEvents,
  countWatches,
  deleteWatch,
  type EventsRequest,
  insertWatches,
  listEventRows,
  listWatchRows,
  lockWatches,
} from './monitoring.sql.ts'
import { presentEvent } from './present-event.ts'

interface Paged {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

const toSlice = ({ page = 1, page_size = 20 }: Paged) => ({ limit: page_size, offset: (page - 1) * page_size })
const paged = <T>({ page = 1, page_size = 20 }: Paged, count: number, result: T[]) => ({ count, page, page_size, result })

type WatchesRequest = Paged & { readonly number?: string | undefined; readonly lang?: ReportLanguage | undefined }

/**
 * One page of watched companies, each with its most serious finding from the stored reliability summaries. If a summary is missing, the background
 * job that computes summaries is requested.
 */
export async function readWatchesPage(db: Reader, summaries: SummaryReader, userId: number, params: WatchesRequest) {
  const { number, lang: language = 'ru' } = params
  const version = summaries.wanted()
  const rows = await listWatchRows(db, userId, { number, version, ...toSlice(params) })
  const result = rows.map((row): Watched => {
    const { id, name, inn, ogrn, status_name: status, procedure, closed_on, asOf, since, changedAt, worst } = row
    const kind = row.kind === 'company' ? 'company' : 'entrepreneur'
    return {
      company: { id, name, inn, ogrn, status, procedure, closed_on, as_of: asOf },
      since: since.toISOString(),
      changed_at: changedAt?.toISOString() ?? null,
      is_computed: worst !== null,
      attention: toWorstFinding(worst, { kind, language, today: version.today }),
    }
  })
  if (result.some((watched) => !watched.is_computed)) await summaries.request()
  return paged(params, await countWatches(db, userId, number), result)
}

/**
 * Watches the companies with these numbers; `unknown` are the numbers of no company. Companies that the member watches already stay as they are.
 * Throws `too_many_watches`.
 */
export async function addWatchedCompanies(
  tx: Tx,
  userId: number,
  numbers: readonly string[],
  at: Date,
): Promise<{ added: number; unknown: string[] }> {
  const { added, unknown } = await addWatches(tx, userId, numbers, at)
  return { added: added.length, unknown }
}

/** The same as `addWatchedCompanies`, but returns the ids of the added companies. */
export async function addWatches(
  tx: Tx,
  userId: number,
  numbers: readonly string[],
  at: Date,
): Promise<{ added: number[]; unknown: string[] }> {
  await lockWatches(tx, userId)
  const requested = [...new Set(numbers.map(parseTypedNumber))]
  const companyIds = await findIdsByNumbers(tx, requested)
  const unknown = requested.filter((number) => !companyIds.has(number))
  const added = await insertWatches(tx, userId, [...new Set(companyIds.values())], at)
  if ((await countWatches(tx, userId)) > WATCHES_MAX) refuse('too_many_watches')
  return { added, unknown }
}

/** Ends the watch of a company. Throws `not_found` if the member does not watch it. */
export async function removeWatchedCompany(tx: Tx, userId: number, companyId: number): Promise<undefined> {
  if (!(await deleteWatch(tx, userId, companyId))) refuse('not_found')
}

type EventsQuery = Paged & Omit<EventsRequest, 'from'> & { readonly days?: number | undefined }

const DAY_MS = 86_400_000

/** One page of changes, newest first; with `days`, only those of this many days before `now`. */
export async function readEventsPage(db: Reader, userId: number, { days, ...filters }: EventsQuery, now: Date) {
  const request = { ...filters, from: days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS) }
  const rows = await listEventRows(db, userId, request, toSlice(request))
  return paged(request, await countEvents(db, userId, request), rows.map(presentEvent))
}
