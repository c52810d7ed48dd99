// Frames of a chat's socket: parses and checks those of clients, and makes those of stored messages.
import { type ClientFrame, isBlank, MESSAGE_MAX, type MessageFrame } from '@sverka/contract/chat/chat.rules'
import type { MessageRow } from './messages.sql.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The frame, or the code of its error with the `client_id` of the message, if it is known. */
export type Parsed =
  | { readonly frame: ClientFrame }
  | { readonly code: 'malformed_request' | 'validation_failed'; readonly clientId?: string }

export function parseFrame(text: string): Parsed {
  const given = parseObject(text)
  if (!given) return { code: 'malformed_request' }
  if (given.type === 'typing') return { frame: { type: 'typing' } }
  if (given.type === 'read') return parseRead(given)
  // The type may be missing, as in the specification's own example.
  return given.type === 'message' || given.type === undefined ? parseMessage(given) : { code: 'malformed_request' }
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const parseRead = ({ message_id }: Readonly<Record<string, unknown>>): Parsed =>
  Number.isSafeInteger(message_id) && Number(message_id) > 0
    ? { frame: { type: 'read', message_id: Number(message_id) } }
    : { code: 'validation_failed' }

function parseMessage({ message, user, client_id, attachment }: Readonly<Record<string, unknown>>): Parsed {
  const clientId = typeof client_id === 'string' && UUID.test(client_id) ? client_id.toLowerCase() : undefined
  if (client_id !== undefined && client_id !== null && clientId === undefined) return { code: 'validation_failed' }
  const about = clientId === undefined ? {} : { clientId }
  const file = typeof attachment === 'string' && UUID.test(attachment) ? attachment.toLowerCase() : undefined
  if (attachment !== undefined && attachment !== null && file === undefined) return { code: 'validation_failed', ...about }
  const text = message === undefined && file !== undefined ? '' : message
  if (typeof text !== 'string' || !isText(text, file !== undefined)) return { code: 'validation_failed', ...about }
  if (user !== undefined && !Number.isSafeInteger(user)) return { code: 'validation_failed', ...about }
  return {
    frame: {
      type: 'message',
      message: text,
      ...(user === undefined ? {} : { user: Number(user) }),
      ...(clientId === undefined ? {} : { client_id: clientId }),
      ...(file === undefined ? {} : { attachment: file }),
    },
  }
}

/** The text must not be too long, nor blank unless a file comes with it. PostgreSQL cannot store NUL and halves of surrogate pairs. */
const isText = (text: string, mayBeBlank: boolean): boolean =>
  [...text].length <= MESSAGE_MAX && (mayBeBlank || !isBlank(text)) && text.isWellFormed() && !text.includes('\u0000')

export const presentFrame = (row: MessageRow): MessageFrame => ({
  type: 'message',
  id: row.id,
  seq: row.seq,
  message: row.body,
  user: row.userId,
  created_at: row.createdAt.toISOString(),
  client_id: row.clientId,
  attachment: row.attachment,
})
