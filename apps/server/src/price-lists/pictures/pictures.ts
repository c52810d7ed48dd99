// Adds pictures to new products in the background: from URLs of a price list, or from files that 1С (the seller's accounting program) sent.
import { IMAGE_MAX_BYTES, IMAGES_MAX } from '@sverka/contract/products/products.rules'
import { outsideLimits } from '../../platform/bounds.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { addPriceListPicture } from '../../products/products.ts'
import { fetchFile } from '../addresses/fetch-file.adapter.ts'
import { forgetTaken, listWhole } from '../exchange/sent-pictures.sql.ts'
import { dropSentPicture, readSentPicture } from '../exchange/sent-pictures.ts'
import { isUploadedFileName, parsePictures } from '../picture-names.ts'
import { countLeftOut, type ListRow } from '../price-lists.sql.ts'
import { claimPictures, type DuePicture, dropPicture, insertPictures, listBareDrafts } from './pictures.sql.ts'

const picturesJob = defineJob<Record<string, never>>('price-lists.pictures', { keepsOneWaiting: true, expireSeconds: 900 })

/** Sends the job again later for URLs that did not answer. A separate job, so that new pictures need not wait for them. */
const againJob = defineJob<Record<string, never>>('price-lists.pictures-again', { keepsOneWaiting: true })

/** The most sellers of one round, with one picture each, and the most rounds of one run. Even a run of slow URLs so ends before `expireSeconds`. */
const [AT_ONCE, ROUNDS] = [3, 20]
/** The most attempts for a URL that does not answer, the first included. */
const ATTEMPTS = 3
/** Pause between two attempts. */
const AGAIN_MS = 10 * 60_000

export function picturesWorkers({ db, jobs, ...services }: Services): JobWorker[] {
  const begin = () => db.transaction().execute((tx) => jobs.send(tx, picturesJob, {}))
  const run = async () => {
    for (let round = 0; round < ROUNDS; round++) if ((await fetchRound({ db, jobs, ...services })) === 0) return
    await begin()
  }
  return [jobWorker(picturesJob, run), jobWorker(againJob, begin)]
}

/** A new product and the pictures that its line names: URLs and names of files of 1С. */
interface PicturedDraft {
  readonly id: number
  readonly urls: readonly string[]
}

/**
 * Stores the pictures that the drafts wait for, and sends the job. Names of files are ignored unless the list comes from 1С. A file that 1С did not
 * send is counted as left out, and is accepted when 1С sends it later.
 */
export async function storeAwaitedPictures(
  tx: Tx,
  { clock, jobs }: Services,
  list: ListRow,
  drafts: readonly PicturedDraft[],
): Promise<void> {
  const isAllowed = (url: string) => list.source === 'exchange' || !isUploadedFileName(url)
  const named = drafts.map(({ id, urls }) => ({ id, urls: urls.filter(isAllowed).slice(0, IMAGES_MAX) }))
  const names = named.flatMap(({ urls }) => urls.filter(isUploadedFileName))
  const available = new Set(await listWhole(tx, list, names))
  const isAvailable = (url: string) => !isUploadedFileName(url) || available.has(url)
  const missing = names.filter((name) => !available.has(name))
  if (missing.length > 0) {
    await countLeftOut(tx, list.id, missing.length)
    await forgetTaken(tx, list, missing)
  }
  const pictures = named.flatMap(({ id, urls }) => urls.filter(isAvailable).map((url, position) => ({ id, position, url })))
  if (pictures.length === 0) return
  await insertPictures(tx, { userId: list.userId, listId: list.id }, pictures, clock.now())
  await jobs.send(tx, picturesJob, {})
}

/** The most drafts that one transaction reads. */
const BARE_AT_ONCE = 2000

/**
 * Stores pictures for drafts of earlier lists that still have none, because their files came later than the list, or because the seller added them
 * in 1С later. Reads the lines after the line `after`, 0 for all. Returns the line after which to continue, null if there are no more.
 */
export async function storeLatePictures(
  tx: Tx,
  services: Services,
  list: ListRow,
  { column, after }: { column: number; after: number },
): Promise<number | null> {
  if (list.source !== 'exchange' || column === 0) return null
  const bare = await listBareDrafts(tx, { listId: list.id, column, after }, BARE_AT_ONCE)
  const drafts = bare.map(({ id, pictures }) => ({ id, urls: parsePictures(pictures) }))
  await storeAwaitedPictures(tx, services, list, drafts)
  return bare.length < BARE_AT_ONCE ? null : (bare.at(-1)?.line ?? null)
}

/** Fetches one due picture of each of a few sellers. Returns the number of pictures that it attempted to fetch. */
export async function fetchRound(services: Services): Promise<number> {
  const now = services.clock.now()
  const again = new Date(now.getTime() + AGAIN_MS)
  const due = await services.db.transaction().execute((tx) => claimPictures(tx, { now, again }, AT_ONCE))
  await Promise.all(due.map((picture) => fetchPicture(services, picture)))
  return due.length
}

async function fetchPicture(services: Services, picture: DuePicture): Promise<void> {
  const { db, jobs } = services
  const { productId, userId, listId, url } = picture
  const fetched = isUploadedFileName(url) ? await fetchSent(services, picture) : await fetchByAddress(services, url)
  const isUnanswered = 'fault' in fetched && (fetched.fault === 'timeout' || fetched.fault === 'no_connection')
  if (isUnanswered && picture.attempts < ATTEMPTS) {
    await db.transaction().execute((tx) => jobs.send(tx, againJob, {}, { after: AGAIN_MS / 1000 + 1 }))
    return
  }
  const claim = (tx: Tx) => dropPicture(tx, picture)
  const added = 'file' in fetched ? await addPriceListPicture(services, { productId, userId, bytes: fetched.file, claim }) : 'not_a_picture'
  if (added !== 'added')
    await db.transaction().execute(async (tx) => {
      if ((await claim(tx)) && listId !== null && added === 'not_a_picture') await countLeftOut(tx, listId, 1)
    })
  if (isUploadedFileName(url)) await dropSentPicture(services, { productId, name: url })
}

const fetchByAddress = (services: Services, url: string) => {
  const allowInternal = services.config.PRICE_LISTS_INSIDE === 'on'
  return fetchFile(url, null, { totalMs: outsideLimits.pictureMs, bytesMax: IMAGE_MAX_BYTES, allowInternal })
}

async function fetchSent(services: Services, { productId, url }: DuePicture): Promise<{ file: Buffer } | { fault: 'gone' }> {
  const file = await readSentPicture(services, { productId, name: url })
  return file ? { file } : { fault: 'gone' }
}
