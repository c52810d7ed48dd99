// Pictures of new products by the addresses of a price list: fetched in the background, one of each seller at a time.
import { IMAGE_MAX_BYTES } from '@sverka/contract/products/products.rules'
import { outside } from '../../platform/bounds.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineJob, type JobWorker, worker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { addListedPicture } from '../../products/products.ts'
import { fetchFile } from '../addresses/fetch-file.adapter.ts'
import { type AwaitedPicture, claimPictures, type DuePicture, dropPicture, insertPictures } from './pictures.sql.ts'

const picturesJob = defineJob<Record<string, never>>('price-lists.pictures', { waitsOnce: true, expireSeconds: 900 })

/** A job of its own, so that pictures of another list do not wait for it. */
const againJob = defineJob<Record<string, never>>('price-lists.pictures-again', { waitsOnce: true })

/** Sellers of one round, and rounds of one run: a run of slow addresses stays within its time. */
const [AT_ONCE, ROUNDS] = [3, 20]
/** An address that does not answer is asked again twice. */
const ATTEMPTS = 3
const AGAIN_MS = 10 * 60_000

export function picturesWorkers({ db, jobs, ...services }: Services): JobWorker[] {
  const begin = () => db.transaction().execute((tx) => jobs.send(tx, picturesJob, {}))
  const run = async () => {
    for (let round = 0; round < ROUNDS; round++) if ((await fetchRound({ db, jobs, ...services })) === 0) return
    await begin()
  }
  return [worker(picturesJob, run), worker(againJob, begin)]
}

export async function awaitPictures(tx: Tx, { clock, jobs }: Services, userId: number, pictures: readonly AwaitedPicture[]): Promise<void> {
  if (pictures.length === 0) return
  await insertPictures(tx, userId, pictures, clock.now())
  await jobs.send(tx, picturesJob, {})
}

/** Returns the number of pictures that were tried. */
export async function fetchRound(services: Services): Promise<number> {
  const now = services.clock.now()
  const again = new Date(now.getTime() + AGAIN_MS)
  const due = await services.db.transaction().execute((tx) => claimPictures(tx, { now, again }, AT_ONCE))
  await Promise.all(due.map((picture) => fetchPicture(services, picture)))
  return due.length
}

async function fetchPicture(services: Services, picture: DuePicture): Promise<void> {
  const { db, config, jobs } = services
  const limits = { totalMs: outside.pictureMs, bytesMax: IMAGE_MAX_BYTES, inside: config.PRICE_LISTS_INSIDE === 'on' }
  const fetched = await fetchFile(picture.url, null, limits)
  const isLate = 'fault' in fetched && (fetched.fault === 'timeout' || fetched.fault === 'no_connection')
  if (isLate && picture.attempts < ATTEMPTS) {
    await db.transaction().execute((tx) => jobs.send(tx, againJob, {}, { after: AGAIN_MS / 1000 + 1 }))
    return
  }
  const { productId, userId } = picture
  const claim = (tx: Tx) => dropPicture(tx, picture)
  const isAdded = 'file' in fetched && (await addListedPicture(services, { productId, userId, bytes: fetched.file, claim }))
  if (!isAdded) await db.transaction().execute(claim)
}
