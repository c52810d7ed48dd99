// Files in conversations: a member uploads a file to a room, then sends it with a message. Pictures are encoded again, documents are offered only as
// downloads, and files that are not sent within a day are deleted.
import type { Attachment } from '@sverka/contract/chat/chat'
import { ATTACHMENT_NAME_MAX } from '@sverka/contract/chat/chat.rules'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, ReadDb, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { attachedName, downloadHeaders, identifyAttached, refuseInfected } from '../platform/files/attached.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import { HttpResponse } from '../platform/http/binding.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { deleteUnsent, deleteUserAttachments, findAttachment, insertAttachment, listKnownAttachments } from './attachments.sql.ts'
import { findMemberRoom } from './chat.sql.ts'

const FOLDER = 'attachments/'
const storageKey = (id: string): string => `${FOLDER}${id}`

const DAY_MS = 24 * 3_600_000
const HOUR_SECONDS = 3_600
const DELETED_AT_ONCE = 500

interface AttachmentInput {
  readonly slug: string
  readonly name: string
  readonly file: Buffer
}

/** Stores a file that the caller may send in the room. Throws `not_found`, `room_closed` and errors of the field `file`. */
export async function uploadAttachment(
  db: Db,
  services: Services,
  caller: Session,
  input: AttachmentInput,
): Promise<HttpResponse<Attachment>> {
  const requireOpenRoom = async () => {
    const room = (await findMemberRoom(readOnly(db), input.slug, caller.userId)) ?? refuse('not_found')
    return room.state === 'open' ? room.id : refuse('room_closed')
  }
  await requireOpenRoom()
  const identified = (await identifyAttached(input.file)) ?? refuseField('file', 'not_an_attachment')
  await refuseInfected(services, input.file, 'not_an_attachment')
  const { bytes, ...facts } = identified
  const card = {
    id: services.ids.uuid(),
    name: attachedName(input.name, identified.kind, ATTACHMENT_NAME_MAX),
    size: bytes.length,
    ...facts,
  }
  return withStoredFiles(services.files.documents, async (put) => {
    await put(storageKey(card.id), bytes)
    const row = { ...card, roomId: await requireOpenRoom(), userId: caller.userId, createdAt: services.clock.now() }
    await db.transaction().execute((tx) => insertAttachment(tx, row))
    return new HttpResponse(201, card)
  })
}

/** Returns the file as a download. Throws `not_found` to strangers, and to the other member until the file is sent. */
export async function openAttachment(
  db: ReadDb,
  { files }: Services,
  caller: Session,
  { slug, id }: { slug: string; id: string },
): Promise<HttpResponse<Uint8Array>> {
  const room = (await findMemberRoom(db, slug, caller.userId)) ?? refuse('not_found')
  const card = (await findAttachment(db, { id, roomId: room.id, userId: caller.userId })) ?? refuse('not_found')
  const bytes = (await files.documents.get(storageKey(id))) ?? refuse('not_found')
  return new HttpResponse<Uint8Array>(200, bytes, { ...downloadHeaders(card), 'cache-control': 'private, max-age=3600' })
}

const dropJob = defineJob<{ ids: readonly string[] }>('chat.drop-attachments')
export const sweepUnsentJob = defineJob<Record<string, never>>('chat.sweep-unsent', { keepsOneWaiting: true })

export const attachmentWorkers = (services: Services): readonly JobWorker[] => [
  jobWorker(dropJob, async ({ ids }) => {
    for (const id of ids) await services.files.documents.remove(storageKey(id))
  }),
  jobWorker(sweepUnsentJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sweepUnsentJob, {}, { after: HOUR_SECONDS }))
    while ((await sweepUnsent(services)) === DELETED_AT_ONCE);
  }),
]

/** Deletes the rows of files that were not sent within a day, at most a batch, and returns their number; a job then deletes the stored files. */
export async function sweepUnsent(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - DAY_MS)
  return services.db.transaction().execute((tx) => dropAll(tx, services, deleteUnsent(tx, before, DELETED_AT_ONCE)))
}

/** Queues the deletion of the stored files whose rows were deleted; returns their number. */
async function dropAll(tx: Tx, { jobs }: Services, deletedRows: Promise<readonly { id: string }[]>): Promise<number> {
  const ids = (await deletedRows).map(({ id }) => id)
  if (ids.length > 0) await jobs.send(tx, dropJob, { ids })
  return ids.length
}

/** Deletes all files of a member whose account is deleted. */
export const eraseAttachments = (tx: Tx, services: Services, userId: number): Promise<number> =>
  dropAll(tx, services, deleteUserAttachments(tx, userId))

const UUID_KEY = /^attachments\/[0-9a-f-]{36}$/

/** For the daily sweep of stored files: those that have a row. A crash between storing and the commit leaves files without one. */
export const attachmentFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => UUID_KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return (await listKnownAttachments(db, ids)).map(({ id }) => storageKey(id))
  },
}
