// Frames (JSON texts) of a conversation's WebSocket: parses and checks those of clients, and builds those of stored messages.
import { type ClientFrame, isBlank, MESSAGE_MAX, type MessageFrame } from '@sverka/contract/chat/chat.rules'
import type { MessageRow } from './messages.sql.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The frame, or the code of its error with the `client_id` of the message, if it is valid. */
export type Parsed =
  | { readonly frame: ClientFrame }
  | { readonly code: 'malformed_request' | 'validation_failed'; readonly clientId?: string }

/** `message`: a text or file to send; `read`: messages were read up to one; `typing`: the member types. */
export function parseFrame(text: string): Parsed {
  const fields = parseObject(text)
  if (!fields) return { code: 'malformed_request' }
  if (fields.type === 'typing') return { frame: { type: 'typing' } }
  if (fields.type === 'read') return parseRead(fields)
  // A message may have no type, as in the example of the product's specification.
  return fields.type === 'message' || fields.type === undefined ? parseMessage(fields) : { code: 'malformed_request' }
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
  const errorDetails = clientId === undefined ? {} : { clientId }
  const file = typeof attachment === 'string' && UUID.test(attachment) ? attachment.toLowerCase() : undefined
  if (attachment !== undefined && attachment !== null && file === undefined) return { code: 'validation_failed', ...errorDetails }
  const text = message === undefined && file !== undefined ? '' : message
  if (typeof text !== 'string' || !isText(text, file !== undefined)) return { code: 'validation_failed', ...errorDetails }
  if (user !== undefined && !Number.isSafeInteger(user)) return { code: 'validation_failed', ...errorDetails }
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
