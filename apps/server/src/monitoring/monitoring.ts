// The companies that a member watches, and what changed about them.

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

/** One page of watched companies. Findings come from stored summaries; if one is missing, the background job that makes them is asked for. */
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

/** `unknown`: numbers of no company. Companies already watched stay as they are. Throws `too_many_watches`. */
export async function addWatchedCompanies(
  tx: Tx,
  userId: number,
  numbers: readonly string[],
  at: Date,
): Promise<{ added: number; unknown: string[] }> {
  const { added, unknown } = await addWatches(tx, userId, numbers, at)
  return { added: added.length, unknown }
}

/** The same, with the ids of the companies that were not watched. */
export async function addWatches(
  tx: Tx,
  userId: number,
  numbers: readonly string[],
  at: Date,
): Promise<{ added: number[]; unknown: string[] }> {
  await lockWatches(tx, userId)
  const asked = [...new Set(numbers.map(parseTypedNumber))]
  const known = await findIdsByNumbers(tx, asked)
  const unknown = asked.filter((number) => !known.has(number))
  const added = await insertWatches(tx, userId, [...new Set(known.values())], at)
  if ((await countWatches(tx, userId)) > WATCHES_MAX) refuse('too_many_watches')
  return { added, unknown }
}

/** Throws `not_found` for a company that is not watched. */
export async function removeWatchedCompany(tx: Tx, userId: number, companyId: number): Promise<undefined> {
  if (!(await deleteWatch(tx, userId, companyId))) refuse('not_found')
}

type EventsQuery = Paged & Omit<EventsRequest, 'from'> & { readonly days?: number | undefined }

const DAY_MS = 86_400_000

/** One page of changes, newest first. `days`: only of the last so many days before `now`. */
export async function readEventsPage(db: Reader, userId: number, { days, ...filters }: EventsQuery, now: Date) {
  const asked = { ...filters, from: days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS) }
  const rows = await listEventRows(db, userId, asked, toSlice(asked))
  return paged(asked, await countEvents(db, userId, asked), rows.map(presentEvent))
}
