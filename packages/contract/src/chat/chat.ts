// Operations on conversations: rooms about products and between friends, their messages, files, unread counts and complaints. New messages are sent
// over a WebSocket, not by these operations.
import { type Static, Type } from 'typebox'
import { PersonCard } from '../friends/friends.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { Bytes, defineOperation, Id, IsoTime, ItemList, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { ProductImage } from '../products/products.ts'
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_NAME_MAX, attachmentKinds, COMPLAINT_MAX } from './chat.rules.ts'

/** For members whose plan includes chat. */
const messenger = { access: { role: 'user', flag: 'messenger_enabled' }, limit: 'api' } as const

/** The id of a room in URLs. */
const Slug = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', maxLength: 22, examples: ['3q2-7wAAAAAAAAAAAAAAAA'] })
const MessageId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/**
 * `blocked`: the caller has blocked the other person; `closed`: the other person has blocked the caller or lost their account, or the friendship
 * of a friends' room has ended. Messages can be sent only in `open` rooms.
 */
export const roomStates = ['open', 'blocked', 'closed'] as const

export const Room = Type.Object({
  id: Id,
  slug: Slug,
  kind: StringEnum(['product', 'friend']),
  /** `id` is null if the product card is no longer shown. */
  product: Nullable(
    Type.Object({ id: Nullable(Id), name: Type.String(), price: Nullable(Type.Number()), images: Type.Array(ProductImage) }),
  ),
  /** The seller's company, in a room about a product. */
  seller_name: Nullable(Type.String()),
  /** The company's taxpayer number (ИНН), with which it can be checked; null if the product card is no longer shown. */
  seller_inn: Nullable(Type.String()),
  /** The buyer and the seller, or two friends. */
  user: PersonCard,
  user2: PersonCard,
  last_message: Nullable(
    Type.Object({
      body: Type.String(),
      sended_time: IsoTime,
      user: Id,
      /** Name of the attached file. */
      attachment: Nullable(Type.String()),
    }),
  ),
  /** When the latest message was sent, or when the room was opened if there is none. */
  last_at: IsoTime,
  unread_count: Type.Integer({ minimum: 0 }),
  state: StringEnum(roomStates),
  /** The last message read by the caller, and the last one read by the other person; null if none was read. */
  read_message_id: Nullable(MessageId),
  other_read_message_id: Nullable(MessageId),
})
export type Room = Static<typeof Room>

/** A file of a room; another operation returns its bytes. */
export const Attachment = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  kind: StringEnum(attachmentKinds),
  /** Bytes. */
  size: Type.Integer({ minimum: 1 }),
  /** Width and height of a picture in pixels; null for other files. */
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
})
export type Attachment = Static<typeof Attachment>

export const Message = Type.Object({
  id: MessageId,
  chat_room: Id,
  /** Sequence number within its room. */
  seq: Type.Integer({ minimum: 1 }),
  /** Both fields have the same text: the specification names either one. */
  body: Type.String(),
  message: Type.String(),
  /** The author. */
  user: Id,
  type: Type.Literal('message'),
  created_at: IsoTime,
  /** The id that the author's client chose for the message. */
  client_id: Nullable(Type.String()),
  attachment: Nullable(Attachment),
})
export type Message = Static<typeof Message>

const pageOfRooms = {
  ...messenger,
  method: 'GET',
  query: Type.Object({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: { 200: Page(Room) },
  errors: [],
} as const

export const openProductRoom = defineOperation({
  ...messenger,
  method: 'POST',
  path: '/api/v1/chat-room/',
  summary: 'The conversation with the seller of a product: one for each buyer and product',
  body: Type.Object({ product: Id }),
  response: { 201: Room, 200: Room },
  errors: ['not_found', 'room_with_self'],
})

export const openOrderRoom = defineOperation({
  ...messenger,
  method: 'POST',
  path: '/api/v1/orders/:id/chat/',
  summary:
    'The conversation between buyer and seller of an order, which is the one about its first product. The seller can open it once the order is paid',
  params: Type.Object({ id: Id }),
  response: { 201: Room, 200: Room },
  errors: ['not_found'],
})

export const listProductRooms = defineOperation({
  ...pageOfRooms,
  path: '/api/v1/chat-room/',
  summary: "The caller's rooms about products, newest first",
})

export const listFriendRooms = defineOperation({
  ...pageOfRooms,
  path: '/api/v1/friends/all-chats/',
  summary: "The caller's rooms with friends, newest first",
})

export const listRooms = defineOperation({
  ...pageOfRooms,
  scope: 'chat',
  path: '/api/v1/chats/',
  summary: "All the caller's rooms, newest first; `search` finds parts of names",
})

export const getRoom = defineOperation({
  ...messenger,
  scope: 'chat',
  method: 'GET',
  path: '/api/v1/chats/:slug/',
  summary: 'One room of the caller',
  params: Type.Object({ slug: Slug }),
  response: { 200: Room },
  errors: ['not_found'],
})

export const getUnread = defineOperation({
  ...messenger,
  scope: 'chat',
  method: 'GET',
  path: '/api/v1/chats/unread/',
  summary: 'The number of unread messages in all rooms of the caller',
  response: { 200: Type.Object({ unread_count: Type.Integer({ minimum: 0 }) }) },
  errors: [],
})

export const getFriendRoom = defineOperation({
  ...messenger,
  method: 'GET',
  path: '/api/v1/friends/:id/chat/',
  summary: "The room with a friend, created if there is none; `id` is the other person's",
  params: Type.Object({ id: Id }),
  response: { 200: Room },
  errors: ['not_found'],
})

/** `after`: messages newer than that one; `before`: older than that one; the answer is always oldest first. */
const aroundQuery = { ...pageQuery, after: Type.Optional(MessageId), before: Type.Optional(MessageId) }

export const listMessages = defineOperation({
  ...messenger,
  scope: 'chat',
  method: 'GET',
  path: '/api/v1/messages/',
  summary:
    "Messages of the caller's rooms, oldest first: the newest page, or those after or before a message; other people's rooms are left out",
  query: Type.Object({ ...aroundQuery, chat_room__in: ItemList(Id) }),
  response: { 200: Page(Message) },
  errors: [],
})

export const listFriendMessages = defineOperation({
  ...messenger,
  method: 'GET',
  path: '/api/v1/friends/chat/messages/',
  summary: 'The same for one room by its slug',
  query: Type.Object({ ...aroundQuery, slug: Slug }),
  response: { 200: Page(Message) },
  errors: ['not_found'],
})

export const addAttachment = defineOperation({
  ...messenger,
  limit: 'upload',
  method: 'POST',
  path: '/api/v1/chats/:slug/attachments/',
  summary: 'Upload a picture, PDF, XLSX or DOCX to a room; it is sent with a message that names its id within a day',
  consumes: 'multipart',
  files: { file: { maxBytes: ATTACHMENT_MAX_BYTES, maxCount: 1, required: true } },
  params: Type.Object({ slug: Slug }),
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: ATTACHMENT_NAME_MAX }) }),
  response: { 201: Attachment },
  errors: ['not_found', 'room_closed'],
})

export const getAttachment = defineOperation({
  ...messenger,
  method: 'GET',
  path: '/api/v1/chats/:slug/attachments/:id/',
  summary: 'The content of an uploaded file, for both people of the room; until it is sent, only for the person who uploaded it',
  params: Type.Object({ slug: Slug, id: Type.String({ format: 'uuid' }) }),
  response: { 200: Bytes('application/octet-stream', 'image/jpeg') },
  errors: ['not_found'],
})

export const complainOfRoom = defineOperation({
  ...messenger,
  limit: 'support',
  method: 'POST',
  path: '/api/v1/chats/:slug/complaints/',
  summary: 'Complain to staff about a conversation or one of its messages; staff can read what was written until now',
  params: Type.Object({ slug: Slug }),
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: COMPLAINT_MAX, pattern: VISIBLE_TEXT_PATTERN }),
    message_id: Type.Optional(MessageId),
  }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
