// Staff's operations on complaints about conversations. Only through a complaint can staff read a conversation of others, and each view is recorded.
import { type Static, Type } from 'typebox'
import { PersonCard } from '../friends/friends.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, staffList, staffOperation } from '../http/http.ts'
import { Message } from './chat.ts'

export const Complaint = Type.Object({
  id: Id,
  author: PersonCard,
  /** The other member of the room. */
  about: PersonCard,
  text: Type.String(),
  /** The message that the complaint is about; null if it is about the whole conversation. */
  message_id: Nullable(Type.Integer()),
  created_at: IsoTime,
  /** Null until staff have dealt with it. */
  closed_at: Nullable(IsoTime),
})
export type Complaint = Static<typeof Complaint>

export const listChatComplaints = defineOperation({
  ...staffList,
  path: '/api/v1/admin/chat-complaints/',
  summary: 'Complaints about conversations, open ones first, oldest first',
  query: Type.Object({ ...pageQuery, open: Type.Optional(Type.Boolean()) }),
  response: { 200: Page(Complaint) },
})

export const getChatComplaint = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/chat-complaints/:id/',
  summary: 'A complaint with the last messages before it; every view is recorded',
  params: Type.Object({ id: Id }),
  response: { 200: Type.Object({ complaint: Complaint, messages: Type.Array(Message) }) },
  errors: ['not_found'],
})

export const closeChatComplaint = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/chat-complaints/:id/close/',
  summary: 'Closes a complaint as dealt with',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})
