// HTTP routes of conversations of members: rooms, messages, files, complaints. New messages come over WebSockets.
import {
  addAttachment,
  complainOfRoom,
  getAttachment,
  getFriendRoom,
  getRoom,
  getUnread,
  listFriendMessages,
  listFriendRooms,
  listMessages,
  listProductRooms,
  listRooms,
  openOrderRoom,
  openProductRoom,
} from '@sverka/contract/chat/chat'
import { closeChatComplaint, getChatComplaint, listChatComplaints } from '@sverka/contract/chat/chat.staff'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { openAttachment, uploadAttachment } from './attachments.ts'
import { openRoomAbout, openRoomOfOrder, openRoomWith, readMessagesPage, readRoom, readRoomMessages, readRoomsPage } from './chat.ts'
import { closeComplaint, complainAboutRoom, openComplaint, readComplaintsPage } from './complaints.ts'
import { countUnread } from './messages.sql.ts'

/** The parameters of a list of rooms; a blank search is null, which does not filter. */
const toFilters = ({ search, ...paging }: { search?: string; page?: number; page_size?: number }) => ({
  ...paging,
  search: search?.trim() || null,
})

export const chatRoutes = (services: Services): readonly BoundRoute[] => [
  writes(openProductRoom, async ({ tx, caller, body }) => {
    const { room, isNew } = await openRoomAbout(tx, services, requireMember(caller), body.product)
    return new HttpResponse(isNew ? 201 : 200, room)
  }),
  writes(openOrderRoom, async ({ tx, caller, params }) => {
    const { room, isNew } = await openRoomOfOrder(tx, services, requireMember(caller), params.id)
    return new HttpResponse(isNew ? 201 : 200, room)
  }),
  reads(listProductRooms, ({ db, caller, query }) => readRoomsPage(db, requireMember(caller), { ...toFilters(query), kind: 'product' })),
  reads(listFriendRooms, ({ db, caller, query }) => readRoomsPage(db, requireMember(caller), { ...toFilters(query), kind: 'friend' })),
  reads(listRooms, ({ db, caller, query }) => readRoomsPage(db, requireMember(caller), toFilters(query))),
  reads(getRoom, ({ db, caller, params }) => readRoom(db, requireMember(caller), params.slug)),
  reads(getUnread, async ({ db, caller }) => ({ unread_count: await countUnread(db, requireMember(caller).userId) })),
  writes(getFriendRoom, ({ tx, caller, params }) => openRoomWith(tx, services, requireMember(caller), params.id)),
  reads(listMessages, ({ db, caller, query: { chat_room__in, ...around } }) =>
    readMessagesPage(db, requireMember(caller), { ...around, rooms: chat_room__in }),
  ),
  reads(listFriendMessages, ({ db, caller, query: { slug, ...around } }) => readRoomMessages(db, requireMember(caller), slug, around)),
  withOwnTransactions(addAttachment, ({ db, caller, params, body, files }) => {
    const [file] = files?.file ?? []
    if (!file) refuse('malformed_request')
    return uploadAttachment(db, services, requireMember(caller), { slug: params.slug, name: body.name, file: file.bytes })
  }),
  reads(getAttachment, ({ db, caller, params }) => openAttachment(db, services, requireMember(caller), params)),
  writes(complainOfRoom, async ({ tx, caller, params, body }) => {
    await complainAboutRoom(tx, services, requireMember(caller), {
      slug: params.slug,
      text: body.text,
      ...(body.message_id ? { message_id: body.message_id } : {}),
    })
    return undefined
  }),
  reads(listChatComplaints, ({ db, query }) => readComplaintsPage(db, query)),
  withOwnTransactions(getChatComplaint, ({ db, caller, params, clientIp }) =>
    openComplaint(db, services, { id: params.id, staff: requireMember(caller), clientIp }),
  ),
  writes(closeChatComplaint, async ({ tx, caller, params, clientIp }) => {
    await closeComplaint(tx, services, { id: params.id, staff: requireMember(caller), clientIp })
    return undefined
  }),
]
