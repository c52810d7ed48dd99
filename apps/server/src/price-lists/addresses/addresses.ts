// Price lists from a URL: the seller adds the URL, the server fetches the file every few hours and applies it if it has changed.
import { readableName } from '@sverka/contract/company/names'
import type { OperationParts } from '@sverka/contract/http/http'
import type { addPriceListUrl, PriceListUrl } from '@sverka/contract/price-lists/addresses'
import { URLS_MAX, type UrlFault } from '@sverka/contract/price-lists/addresses.rules'
import { PRICE_FILE_MAX } from '@sverka/contract/price-lists/price-lists.rules'
import type { Session } from '../../platform/auth/session.ts'
import { outsideLimits } from '../../platform/bounds.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { RefusalError, refuse, refuseField } from '../../platform/errors.ts'
import { isInternalHost } from '../../platform/http/outside-addresses.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import { raiseNotice } from '../../platform/notices/notices.ts'
import type { ExportUserData } from '../../platform/own-data.ts'
import type { Services } from '../../platform/services.ts'
import { checkSeller } from '../../products/products.ts'
import { refuseWithoutPlan } from '../exchange/exchange-logins.ts'
import { saveList } from '../price-lists.ts'
import type { PricesReader } from '../prices-reader.ts'
import { claimDue, countUrls, deleteUrlRow, findUrl, insertUrl, listUrls, saveFetch, type UrlRow } from './addresses.sql.ts'
import { type FetchedFile, fetchFile } from './fetch-file.adapter.ts'

/** Fetches one URL. */
const fetchJob = defineJob<{ readonly addressId: number }>('price-lists.fetch', { expireSeconds: 300, retryLimit: 3 })
/** Finds the URLs that are due and sends a `fetchJob` for each. */
const dueJob = defineJob<Record<string, never>>('price-lists.due', { keepsOneWaiting: true })
/** Pause between two searches for URLs that are due, and the most URLs of one search. */
const EVERY_SECONDS = 60
const DUE_AT_ONCE = 50
/** Pause after the first failed fetch. It doubles with each failure, up to the interval that the seller has chosen. */
const RETRY_MS = 15 * 60_000
const HOUR_MS = 3_600_000

/** Starts the search for due URLs when the server starts; a search that waits already is not doubled. */
export const startUrlFetches = (services: Services): Promise<void> =>
  services.db.transaction().execute((tx) => services.jobs.send(tx, dueJob, {}))

export const urlWorkers = (services: Services, reader: PricesReader): JobWorker[] => [
  // Each run first schedules the next, so that a failure does not stop the runs.
  jobWorker(dueJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, dueJob, {}, { after: EVERY_SECONDS }))
    await sendDue(services)
  }),
  jobWorker(fetchJob, ({ addressId }) => fetchFromUrl(services, reader, addressId)),
]

/** Sends a job for each URL that is due; returns their number. */
export const sendDue = ({ db, clock, jobs }: Services): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const due = await claimDue(tx, clock.now(), DUE_AT_ONCE)
    for (const addressId of due) await jobs.send(tx, fetchJob, { addressId })
    return due.length
  })

const presentUrl = (row: UrlRow): PriceListUrl => ({
  id: row.id,
  company: { id: row.companyId, name: readableName(row.name) },
  url: row.url,
  every_hours: row.everyHours as PriceListUrl['every_hours'],
  next_at: row.nextAt.toISOString(),
  looked_at: row.lookedAt?.toISOString() ?? null,
  fault: row.fault as UrlFault | null,
  list: row.listId,
})

export const readUrls = async (db: Reader, userId: number) => ({
  addresses: (await listUrls(db, userId, URLS_MAX)).map(presentUrl),
})

/**
 * The URL in normal form. `allowInternal` permits internal addresses and plain HTTP. Host names are checked again when they are resolved.
 * Throws a field error for a URL without TLS, with a password, or of an internal address.
 */
function checkedUrl(typed: string, allowInternal: boolean): string {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : refuseField('url', 'not_https')
  if (url.protocol !== 'https:' && !(allowInternal && url.protocol === 'http:')) refuseField('url', 'not_https')
  if (url.username || url.password) refuseField('url', 'not_https')
  if (!allowInternal && isInternalHost(url.hostname)) refuseField('url', 'address_inside')
  url.hash = ''
  return url.href
}

/**
 * Adds a URL and fetches it at once. Throws `forbidden` if the member does not represent the company, `seller_ended` if the company is closed,
 * and an error of the field `url` if the URL is not allowed, exists already, or the member has too many.
 */
export async function addUrl(
  tx: Tx,
  services: Services,
  session: Session,
  { company, url: typed, every_hours }: OperationParts<typeof addPriceListUrl>['body'],
): Promise<PriceListUrl> {
  await checkSeller(tx, session, { sellerId: company })
  const url = checkedUrl(typed, services.config.PRICE_LISTS_INSIDE === 'on')
  if ((await countUrls(tx, session.userId)) >= URLS_MAX) refuseField('url', 'too_many_addresses')
  const now = services.clock.now()
  const next_at = new Date(now.getTime() + every_hours * HOUR_MS)
  const row = { user_id: session.userId, company_id: company, url, every_hours, next_at, created_at: now }
  const made = (await insertUrl(tx, row)) ?? refuseField('url', 'address_known')
  await services.jobs.send(tx, fetchJob, { addressId: made.id })
  return presentUrl((await findUrl(tx, made.id)) ?? refuse('not_found'))
}

/** Throws `not_found`, also for the URL of another member. */
export async function deleteUrl(tx: Tx, userId: number, id: number): Promise<void> {
  if (!(await deleteUrlRow(tx, userId, id))) refuse('not_found')
}

/** The member's URLs, for the copy of their personal data. */
export const exportUrls: ExportUserData = async (db, userId) => [
  { name: 'price-list-addresses.json', content: (await readUrls(db, userId)).addresses },
]

/** Fetches the file once. Safe to repeat: an unchanged file does nothing. */
export async function fetchFromUrl(services: Services, reader: PricesReader, id: number): Promise<void> {
  const { db, clock, config } = services
  const row = await findUrl(readOnly(db), id)
  if (!row) return
  const limits = { totalMs: outsideLimits.priceListMs, bytesMax: PRICE_FILE_MAX, allowInternal: config.PRICE_LISTS_INSIDE === 'on' }
  const fetched = await fetchFile(row.url, row.etag, limits)
  const result = 'fault' in fetched ? fetched : await applyFile(services, reader, row, fetched)
  if ('fault' in result) return saveFault(services, row, result.fault)
  await db.transaction().execute((tx) => saveFetch(tx, id, { looked_at: clock.now(), fault: null, faults: 0, ...result }))
}

/** The values to store after a fetch; empty if the site answered that the file has not changed. */
type Applied = { readonly etag?: string | null; readonly sha256?: Buffer; readonly list_id?: number } | { readonly fault: UrlFault }

async function applyFile(
  services: Services,
  reader: PricesReader,
  row: UrlRow,
  fetched: Exclude<FetchedFile, { fault: UrlFault }>,
): Promise<Applied> {
  if ('unchanged' in fetched) return {}
  const { file, sha256, etag } = fetched
  // The site sent the file again, but its content is the one that was applied last.
  if (row.sha256?.equals(sha256)) return { etag }
  const read = await reader.readFile({ file }, row.userId)
  if ('fault' in read) return { fault: read.fault === 'no_goods' || read.fault === 'no_entry' ? 'not_a_list' : read.fault }
  try {
    await refuseWithoutPlan(services, row.userId)
    const fileName = new URL(row.url).pathname.split('/').at(-1)?.slice(0, 200) ?? ''
    const received = { company: row.companyId, fileName, read, source: 'address' as const }
    const { id, state } = await saveList(services.db, services, { userId: row.userId }, received)
    // State `columns`: no column of product codes was recognized, and nobody is there to choose it.
    return state === 'columns' ? { fault: 'not_a_list' } : { etag, sha256, list_id: id }
  } catch (error) {
    // The plan has ended, or the member or the company may no longer sell.
    if (!(error instanceof RefusalError)) throw error
    return { fault: 'may_not_sell' }
  }
}

/** Stores a failed fetch; the next fetch comes sooner than usual. The seller gets a notice of the first failure after a success. */
async function saveFault({ db, clock }: Services, { id, userId, url, faults, nextAt }: UrlRow, fault: UrlFault): Promise<void> {
  const now = clock.now()
  const sooner = new Date(now.getTime() + RETRY_MS * 2 ** Math.min(faults, 10))
  await db.transaction().execute(async (tx) => {
    const next_at = sooner < nextAt ? sooner : nextAt
    await saveFetch(tx, id, { looked_at: now, fault, faults: Math.min(faults + 1, 1000), next_at })
    if (faults > 0) return
    const params = { host: new URL(url).host }
    const dedupeKey = `price-address:${id}:${now.toISOString()}`
    await raiseNotice(tx, clock, { userId, kind: 'price_list_failed', params, path: '/profile/price-lists', dedupeKey })
  })
}
