// Pictures that 1С (the seller's accounting program) sends as files before the goods that name them: stored for a day at most, until a
// background job adds them to new products.
import { IMAGE_MAX_BYTES } from '@sverka/contract/products/products.rules'
import { readOnly } from '../../platform/db/connect.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { contentType } from '../../platform/files/content.ts'
import { withStoredFiles } from '../../platform/files/store.ts'
import type { OwnedFiles } from '../../platform/files/sweep.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { normalizePictureName } from '../picture-names.ts'
import type { ExchangeSession } from './exchange.sql.ts'
import {
  countSent,
  dropEarlierParts,
  dropOfLogins,
  dropOldParts,
  dropTaken,
  findOldestPart,
  insertPart,
  isTaken,
  listKeptParts,
  listParts,
  lockLogin,
  lockLogins,
  rememberTaken,
  type SentSoFar,
} from './sent-pictures.sql.ts'

/** The most bytes and parts that one login may have stored. */
const [LOGIN_BYTES_MAX, LOGIN_PARTS_MAX] = [500_000_000, 20_000]
/** The most parts of one picture. */
const PICTURE_PARTS_MAX = 100
/** The time for which a picture is stored that no product uses. */
const RETENTION_MS = 24 * 3_600_000
/** The most parts that one run deletes. */
const SWEPT_AT_ONCE = 1000

const FOLDER = 'exchange/'
const fileKey = (id: string): string => `${FOLDER}${id}`

/** PNG, JPEG and WebP by their first bytes, whatever the name says. */
const isPicture = (bytes: Buffer): boolean => contentType(bytes)?.startsWith('image/') ?? false

/** Whether the part is within the limits of its login and its picture; the first part must begin as a picture. */
const isStorable = ({ bytes, ownBytes, ownParts }: SentSoFar, part: Buffer): boolean =>
  bytes + part.length <= LOGIN_BYTES_MAX &&
  ownBytes + part.length <= IMAGE_MAX_BYTES &&
  ownParts < PICTURE_PARTS_MAX &&
  (ownParts > 0 || isPicture(part))

/** Then pictures that are not needed any more are not stored again: 1С sends all pictures at each exchange, and new ones would find no space. */
const isHalfFull = ({ bytes, parts }: SentSoFar): boolean => bytes > LOGIN_BYTES_MAX / 2 || parts > LOGIN_PARTS_MAX / 2

/**
 * Stores a part of the picture. A file that is no picture or is too large only gets a row without a file, which marks it as left out. It throws
 * no error, so 1С gets `success` and goes on with the exchange.
 */
export async function storePicturePart(services: Services, { hash, loginId }: ExchangeSession, name: string, bytes: Buffer): Promise<void> {
  const picture = { loginId, name: normalizePictureName(name) }
  const { documents } = services.files
  const fileId = services.ids.uuid()
  const dropped = await withStoredFiles(documents, async (put) => {
    await put(fileKey(fileId), bytes)
    return services.db.transaction().execute(async (tx) => {
      if (!(await lockLogin(tx, loginId))) return [fileId]
      const earlier = await dropEarlierParts(tx, picture, hash)
      const sent = await countSent(tx, picture)
      if (sent.ownParts === 0 && isHalfFull(sent) && (await isTaken(tx, picture))) return [...earlier, fileId]
      // Further parts of a picture that is left out are not stored; a picture that has begun may be completed.
      if (!sent.isWhole || (sent.ownParts === 0 && sent.parts >= LOGIN_PARTS_MAX)) return [...earlier, fileId]
      const isKept = isStorable(sent, bytes)
      await insertPart(tx, {
        ...{ login_id: loginId, name: picture.name, part: sent.ownParts + 1, bytes: bytes.length },
        ...{ file_id: isKept ? fileId : null, session_hash: hash, came_at: services.clock.now() },
      })
      if (sent.parts === 0) await services.jobs.send(tx, sweepJob, {}, { after: RETENTION_MS / 1000 })
      return isKept ? earlier : [...earlier, fileId]
    })
  })
  await removeParts(services, dropped)
}

/** Deletes files. A file that cannot be deleted now is deleted later by the job that looks for files without rows. */
async function removeParts({ files }: Pick<Services, 'files'>, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => files.documents.remove(fileKey(id))))
}

/** The picture that 1С sent for the product; null if it was not sent, or if a part is missing or left out. */
export async function readSentPicture(services: Services, sought: { productId: number; name: string }): Promise<Buffer | null> {
  const rows = await listParts(readOnly(services.db), sought)
  const parts: Buffer[] = []
  for (const { fileId } of rows) {
    const part = fileId === null ? null : await services.files.documents.get(fileKey(fileId))
    if (part === null) return null
    parts.push(part)
  }
  return parts.length > 0 ? Buffer.concat(parts) : null
}

/** Marks the picture as not needed, and deletes it if no other product waits for it, so that the next exchange has space for others. */
export async function dropSentPicture(services: Services, sought: { productId: number; name: string }): Promise<void> {
  const [first] = await listParts(readOnly(services.db), sought)
  if (!first) return
  const picture = { loginId: first.loginId, name: sought.name }
  const drop = async (tx: Tx) => {
    if (await lockLogin(tx, picture.loginId)) await rememberTaken(tx, picture)
    return dropTaken(tx, picture)
  }
  await removeParts(services, await services.db.transaction().execute(drop))
}

const dropJob = defineJob<{ readonly ids: readonly string[] }>('price-lists.drop-sent-pictures')
/** The most files of one job, which has to end within a minute. */
const DROPPED_AT_ONCE = 200

/** Deletes the pictures of all logins of a member, or of `loginId`. Call it before the logins are deleted, since their rows name the files. */
export async function dropAllSent(tx: Tx, { jobs }: Pick<Services, 'jobs'>, owner: { userId: number; loginId?: number }): Promise<void> {
  // A part that arrives meanwhile waits for the lock, and after it finds no login.
  const ids = await dropOfLogins(tx, await lockLogins(tx, owner))
  for (let from = 0; from < ids.length; from += DROPPED_AT_ONCE)
    await jobs.send(tx, dropJob, { ids: ids.slice(from, from + DROPPED_AT_ONCE) })
}

/** Deletes the files of `dropAllSent` after the commit. */
export const dropSentWorker = ({ files }: Pick<Services, 'files'>): JobWorker =>
  jobWorker(dropJob, async ({ ids }) => {
    for (const id of ids) await files.documents.remove(fileKey(id))
  })

const sweepJob = defineJob<Record<string, never>>('price-lists.sent-pictures-sweep', { keepsOneWaiting: true })

/** Deletes pictures that no product used within a day, and schedules the next run for the oldest that remains. */
export const sentPicturesWorker = (services: Services): JobWorker => jobWorker(sweepJob, () => sweepSentPictures(services))

export async function sweepSentPictures(services: Services): Promise<void> {
  const { db, clock, jobs } = services
  const before = new Date(clock.now().getTime() - RETENTION_MS)
  const ids = await db.transaction().execute(async (tx) => {
    const dropped = await dropOldParts(tx, before, SWEPT_AT_ONCE)
    const next = await findOldestPart(tx)
    if (next) await jobs.send(tx, sweepJob, {}, { after: new Date(next.getTime() + RETENTION_MS) })
    return dropped
  })
  await removeParts(services, ids)
}

const FILE_KEY = /^exchange\/[0-9a-f-]{36}$/

/** For the job that deletes files without rows: `known` selects the files that have a row. Others were left by a crash or a deleted login. */
export const sentPictureFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db: Reader, keys) => {
    const ids = keys.filter((key) => FILE_KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return (await listKeptParts(db, ids)).map(fileKey)
  },
}
