// Conversations of members: rooms of a buyer and a seller about a product, or of two friends, and their messages. Other features of the server
// import from this file only.
import type { Message, Room } from '@sverka/contract/chat/chat'
import { readableName } from '@sverka/contract/company/names'
import type { Product } from '@sverka/contract/products/products'
import { areFriends } from '../friends/friends.ts'
import { knowsBuyer, requireOrder } from '../orders/orders.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import type { EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { findShown, presentProducts } from '../products/products.ts'
import { eraseAttachments } from './attachments.ts'
import {
  countMessages,
  countRooms,
  findFriendRoom,
  findMemberRoom,
  findProductRoom,
  insertRoom,
  listRoomRows,
  ownRoomIds,
  type RoomQuery,
  type RoomRow,
} from './chat.sql.ts'
import { deleteUserComplaints, listComplaintsForExport } from './complaints.sql.ts'
import { eraseMessageTexts, listAround, listMessagesForExport, type MessageRow } from './messages.sql.ts'

/** A room's slug in URLs cannot be guessed. */
const SLUG_BYTES = 16

type Request = Partial<Pick<RoomQuery, 'kind' | 'search' | 'slug'>>
type Paging = { readonly page?: number; readonly page_size?: number }

const NO_FILTERS = { kind: null, search: null, slug: null } as const

export { readAnswerTime } from './answers.sql.ts'

/** A page of the caller's rooms, the one with the latest message first. */
export async function readRoomsPage(db: Reader, caller: Session, { page = 1, page_size = 20, ...filters }: Request & Paging) {
  const query = { ...NO_FILTERS, ...filters, userId: caller.userId }
  const rows = await listRoomRows(db, query, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countRooms(db, query), page, page_size, result: await presentRooms(db, caller, rows) }
}

/** One room. Throws `not_found` to everybody who is not a member of it. */
export async function readRoom(db: Reader, caller: Session, slug: string): Promise<Room> {
  const rows = await listRoomRows(db, { ...NO_FILTERS, slug, userId: caller.userId }, { limit: 1, offset: 0 })
  return (await presentRooms(db, caller, rows))[0] ?? refuse('not_found')
}

async function presentRooms(db: Reader, caller: Session, rows: readonly RoomRow[]): Promise<Room[]> {
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const products = await presentProducts(db, [...new Set(ids)], { caller })
  return rows.map((row) => presentRoom(row, products.get(row.productId ?? 0)))
}

function presentRoom(row: RoomRow, product: Product | undefined): Room {
  const isClosed = row.state !== 'open'
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    product: row.kind === 'friend' ? null : presentSubject(row, product),
    seller_name: row.sellerName,
    seller_inn: row.kind === 'product' ? (product?.seller.inn ?? null) : null,
    user: { id: row.oneId, full_name: row.oneName, avatar: row.oneAvatar && mediaUrl(row.oneAvatar) },
    user2: { id: row.twoId, full_name: row.twoName, avatar: row.twoAvatar && mediaUrl(row.twoAvatar) },
    last_message:
      row.lastTime === null || row.lastUserId === null
        ? null
        : { body: row.lastBody ?? '', sended_time: row.lastTime.toISOString(), user: row.lastUserId, attachment: row.lastFile },
    last_at: row.lastAt.toISOString(),
    unread_count: row.unread,
    state: row.state,
    read_message_id: row.readId,
    // In a closed room nobody sees any more which messages the other member has read.
    other_read_message_id: isClosed ? null : row.otherReadId,
  }
}

/** The product of a room. One that is no longer on sale has only the name that was stored with the room. */
const presentSubject = (row: RoomRow, product: Product | undefined): Room['product'] =>
  product
    ? { id: product.id, name: product.name, price: product.sale_price ?? product.price, images: product.images }
    : { id: null, name: row.productName ?? '', price: null, images: [] }

/**
 * The buyer's room with the seller of a product; created if there is none. Throws `room_with_self`, and `not_found` for a product that is not on
 * sale, unless the buyer has the room already.
 */
export async function openRoomAbout(
  tx: Tx,
  services: Services,
  caller: Session,
  productId: number,
): Promise<{ room: Room; isNew: boolean }> {
  const card = (await findShown(tx, [productId])).get(productId)
  if (!card) {
    // The product is no longer on sale, but a buyer who has the room already still opens it.
    const existing = (await findProductRoom(tx, productId, caller.userId)) ?? refuse('not_found')
    return { room: await readRoom(tx, caller, existing.slug), isNew: false }
  }
  if (card.userId === caller.userId) refuse('room_with_self')
  const row = { kind: 'product', product_id: productId, product_name: card.name, seller_name: card.sellerName } as const
  const made = await createRoom(tx, services, { ...row, user_id: caller.userId, user2_id: card.userId, opened_by: caller.userId })
  const slug = made ?? (await findProductRoom(tx, productId, caller.userId))?.slug ?? refuse('not_found')
  return { room: await readRoom(tx, caller, slug), isNew: made !== undefined }
}

/**
 * The room of an order's buyer and seller about its first product; created if there is none. Throws `not_found` to all others, and to the seller
 * of an unpaid order, who may not know the buyer yet.
 */
export async function openRoomOfOrder(tx: Tx, services: Services, caller: Session, id: number): Promise<{ room: Room; isNew: boolean }> {
  const { order, role } = await requireOrder(tx, caller.userId, id)
  const [line] = order.lines
  if (!line || !knowsBuyer(order, role)) refuse('not_found')
  const about = { product_id: line.productId, product_name: line.name, seller_name: readableName(order.seller.name) }
  const sides = { user_id: order.buyerId, user2_id: order.sellerId, opened_by: caller.userId }
  const made = await createRoom(tx, services, { kind: 'product', ...about, ...sides })
  const slug = made ?? (await findProductRoom(tx, line.productId, order.buyerId))?.slug ?? refuse('not_found')
  return { room: await readRoom(tx, caller, slug), isNew: made !== undefined }
}

/** Creates a room; undefined if it exists already. */
const createRoom = (tx: Tx, { ids, clock }: Services, row: Omit<Parameters<typeof insertRoom>[1], 'slug' | 'created_at'>) =>
  insertRoom(tx, { ...row, slug: ids.secret(SLUG_BYTES), created_at: clock.now() })

/** The room of two friends; created if there is none. Throws `not_found` if neither has added the other, unless they have the room already. */
export async function openRoomWith(tx: Tx, services: Services, caller: Session, otherId: number): Promise<Room> {
  const existing = await findFriendRoom(tx, caller.userId, otherId)
  if (existing) return readRoom(tx, caller, existing.slug)
  if (!(await areFriends(tx, caller.userId, otherId))) refuse('not_found')
  const pair = { user_id: Math.min(caller.userId, otherId), user2_id: Math.max(caller.userId, otherId), opened_by: caller.userId }
  const made = await createRoom(tx, services, { kind: 'friend', product_id: null, product_name: null, seller_name: null, ...pair })
  const slug = made ?? (await findFriendRoom(tx, caller.userId, otherId))?.slug ?? refuse('not_found')
  return readRoom(tx, caller, slug)
}

/** `after`, `before`: id of a message; only messages after or before it are returned. */
interface Around extends Paging {
  readonly after?: number
  readonly before?: number
}

/** Messages of several rooms together; rooms of which the caller is not a member are left out. */
export async function readMessagesPage(db: Reader, caller: Session, request: Around & { readonly rooms: readonly number[] }) {
  return readMessages(db, await ownRoomIds(db, request.rooms, caller.userId), request)
}

/** Messages of one room. Throws `not_found` to everybody who is not a member of it. */
export async function readRoomMessages(db: Reader, caller: Session, slug: string, request: Around) {
  const room = (await findMemberRoom(db, slug, caller.userId)) ?? refuse('not_found')
  return readMessages(db, [room.id], request)
}

async function readMessages(db: Reader, roomIds: readonly number[], { page = 1, page_size = 20, after, before }: Around) {
  if (roomIds.length === 0) return { count: 0, page, page_size, result: [] }
  const around = { after: after ?? null, before: before ?? null, limit: page_size, offset: (page - 1) * page_size }
  const rows = await listAround(db, roomIds, around)
  return { count: await countMessages(db, roomIds), page, page_size, result: rows.map(presentMessage) }
}

/** A message in the form of the API. `body` and `message` both have the text: clients use either name. */
export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  chat_room: row.roomId,
  seq: row.seq,
  body: row.body,
  message: row.body,
  user: row.userId,
  type: 'message',
  created_at: row.createdAt.toISOString(),
  client_id: row.clientId,
  attachment: row.attachment,
})

export const exportMessages: ExportUserData = async (db, userId) => [
  { name: 'messages.json', content: await listMessagesForExport(db, userId) },
  { name: 'chat-complaints.json', content: await listComplaintsForExport(db, userId) },
]

/** Deletes the texts, files and complaints of a member whose account is deleted; the rooms stay, for their other members. */
export const eraseMessages =
  (services: Services): EraseUserData =>
  async (tx, userId) => ({
    messages: await eraseMessageTexts(tx, userId),
    attachments: await eraseAttachments(tx, services, userId),
    chat_complaints: await deleteUserComplaints(tx, userId),
  })
