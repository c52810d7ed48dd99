// The WebSockets of conversations: `/ws/chat/{slug}/` for a room about a product, `/ws/chat-friend/{slug}/` for a room of friends. A client sends
// messages and marks of reading and typing, and receives those of both members.
import { closeCodes, type ServerFrame } from '@sverka/contract/chat/chat.rules'
import DataLoader from 'dataloader'
import type { FastifyInstance } from 'fastify'
import { readOnly } from '../platform/db/connect.ts'
import { RefusalError } from '../platform/errors.ts'
import { createdOnce } from '../platform/feature.ts'
import { settleNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { FrameBudget } from '../platform/sockets/frame-budget.ts'
import type { MemberSocket } from '../platform/sockets/member-socket.ts'
import { PER_TICK_BATCH } from '../platform/sockets/per-tick-batch.ts'
import type { Handling } from '../platform/sockets/sockets.ts'
import { findMemberRoom, findMemberRooms, type MemberRoom, type MemberRoomKey } from './chat.sql.ts'
import { getChatNotifier } from './chat-notifier.ts'
import { parseFrame } from './frames.ts'
import { Hub } from './hub.ts'
import { findMessageSeq, lockReading, markRead } from './messages.sql.ts'
import { noticeKey, storeMessage } from './sending.ts'

/** The feature that the member's plan (tariff) must include. */
const FLAG = 'messenger_enabled'
/** Of the messages allowed in a window of time, a member may send one sixth at once. */
const BURSTS_PER_WINDOW = 6
/** Limit of `read` and `typing` frames, which cost less than messages. */
const SMALL_FRAMES = { max: 600, windowSeconds: 60, burst: 60 }

/** Objects that all sockets of this process share. */
export const getChat = createdOnce((services: Services) => ({
  hub: new Hub(services),
  rooms: new DataLoader<MemberRoomKey, MemberRoom | undefined>((keys) => findMemberRooms(readOnly(services.db), keys), PER_TICK_BATCH),
  messages: new FrameBudget(services.clock, {
    ...services.config.limits.chat,
    burst: Math.ceil(services.config.limits.chat.max / BURSTS_PER_WINDOW),
  }),
  others: new FrameBudget(services.clock, SMALL_FRAMES),
}))

export function installChat(services: Services, server: FastifyInstance): void {
  for (const [path, kind] of [
    ['/ws/chat/:slug/', 'product'],
    ['/ws/chat-friend/:slug/', 'friend'],
  ] as const)
    services.sockets.route(server, {
      path,
      flag: FLAG,
      open: async (socket, { params, query }) => {
        const { slug } = params as { slug: string }
        const parameter = (query as { after?: unknown }).after
        const hasAfter = typeof parameter === 'string' && parameter !== ''
        const after = Number(parameter)
        return joinRoom(services, socket, { slug, kind, after: hasAfter && Number.isSafeInteger(after) && after >= 0 ? after : null })
      },
    })
}

interface Request {
  readonly slug: string
  readonly kind: MemberRoom['kind']
  /** Id of the last message that the client has, 0 if it has none; null for a client that wants only new messages. */
  readonly after: number | null
}

async function joinRoom(services: Services, socket: MemberSocket, { slug, kind, after }: Request): Promise<Handling | null> {
  const { hub, messages, others } = getChat(services)
  const room = await findMemberRoom(readOnly(services.db), slug, socket.session.userId)
  if (room?.kind !== kind || room.state !== 'open') return null
  const lastMessage = after === null ? undefined : await findMessageSeq(readOnly(services.db), room.id, after)
  const leave = await hub.join(room.id, socket, { seq: lastMessage?.seq ?? (after === null ? room.lastSeq : 0), lastSeq: room.lastSeq })
  return {
    onMessage: (text) => received(services, socket, slug, text),
    onClose: () => {
      leave()
      messages.forget(socket.session.userId)
      others.forget(socket.session.userId)
    },
  }
}

async function received(services: Services, socket: MemberSocket, slug: string, text: string): Promise<void> {
  const parsed = parseFrame(text)
  const { messages, others } = getChat(services)
  const isMessage = !('frame' in parsed) || parsed.frame.type === 'message'
  const verdict = (isMessage ? messages : others).take(socket.session.userId)
  if (verdict === 'flood') return socket.close(closeCodes.flood)
  if (!('frame' in parsed)) return sendError(socket, parsed.code, parsed.clientId)
  const { frame } = parsed
  if (verdict === 'wait') return frame.type === 'message' ? sendError(socket, 'too_many_requests', frame.client_id) : undefined
  const room = await findOpenRoom(services, socket, slug)
  if (!room) return
  if (frame.type === 'message') await receivedMessage(services, socket, room, frame)
  else if (frame.type === 'typing') getChatNotifier(services).typing(room.id, socket.session.userId)
  else await receivedRead(services, socket, room, frame.message_id)
}

/**
 * The room, if the member may still use it; otherwise closes the socket and returns null. Checked at each frame, because the session, the plan or
 * the right to write in the room may have ended since the socket was opened.
 */
async function findOpenRoom(services: Services, socket: MemberSocket, slug: string): Promise<MemberRoom | null> {
  const [session, room] = await Promise.all([
    services.sockets.again(socket, FLAG),
    getChat(services).rooms.load({ slug, userId: socket.session.userId }),
  ])
  if (session && room?.state === 'open') return room
  if (session) socket.close(closeCodes.forbidden)
  return null
}

type Message = Extract<ReturnType<typeof parseFrame>, { frame: unknown }>['frame'] & { type: 'message' }

/** Stores the message of a frame and delivers it. A refused one is answered by an error frame. */
async function receivedMessage(services: Services, socket: MemberSocket, room: MemberRoom, frame: Message): Promise<void> {
  const { userId } = socket.session
  if (frame.user !== undefined && frame.user !== userId) return sendError(socket, 'forbidden', frame.client_id)
  const sending = { room, userId, body: frame.message, clientId: frame.client_id ?? null, attachment: frame.attachment ?? null }
  const sent = await storeMessage(services, sending).catch((error: unknown) => {
    if (error instanceof RefusalError) return error
    throw error
  })
  if (sent instanceof RefusalError) return sendError(socket, sent.code, frame.client_id)
  const { message, isNew } = sent
  // The same `client_id` was used for a message in another room, which must not be shown here.
  if (message.roomId !== room.id) return sendError(socket, 'conflict', frame.client_id)
  // Waits until the message is acknowledged: the next frame of this socket may close it.
  if (isNew) await getChat(services).hub.stored(message)
  else getChat(services).hub.storedBefore(message, socket)
}

/** Marks messages of the room up to this one as read. An unknown id is ignored. */
async function receivedRead(services: Services, socket: MemberSocket, room: MemberRoom, messageId: number): Promise<void> {
  const lastRead = await findMessageSeq(readOnly(services.db), room.id, messageId)
  if (!lastRead) return
  const { userId } = socket.session
  const hasChanged = await services.db.transaction().execute(async (tx) => {
    const before = await lockReading(tx, room.id, userId)
    const marked = await markRead(tx, { roomId: room.id, userId, seq: lastRead.seq })
    // A conversation without unread messages needs no notice and no e-mail any more.
    if ((marked ?? before)?.unread === 0) await settleNotice(tx, services.clock, { userId, dedupeKey: noticeKey(room.id, userId) })
    return marked !== undefined
  })
  if (hasChanged) getChatNotifier(services).read(room.id, userId, messageId)
}

const sendError = (socket: MemberSocket, code: string, clientId: string | undefined): void =>
  socket.send({ type: 'error', code, ...(clientId === undefined ? {} : { client_id: clientId }) } satisfies ServerFrame)
