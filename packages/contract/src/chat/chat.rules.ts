// The chat's WebSocket protocol, shared by browser and server: frames, their limits, and close codes.
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'

const VISIBLE_CHARACTER = new RegExp(VISIBLE_TEXT_PATTERN, 'u')

/** Longest message, in characters. */
export const MESSAGE_MAX = 4000
/** True for a text of only spaces and invisible characters. */
export const isBlank = (text: string): boolean => !VISIBLE_CHARACTER.test(text)
/** Largest frame in bytes: the longest message with each character as two \uXXXX escapes (12 bytes), plus the JSON around it. */
export const FRAME_MAX_BYTES = 12 * MESSAGE_MAX + 1_152
/** Largest attached file, in bytes. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Longest name of an attached file, in characters. */
export const ATTACHMENT_NAME_MAX = 200
/** File types, recognised by content, not by name. */
export const attachmentKinds = ['picture', 'pdf', 'xlsx', 'docx'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]
/** File name extensions that the page's file chooser offers. */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'webp', 'pdf', 'xlsx', 'docx'] as const

/** Longest complaint about a conversation, in characters. */
export const COMPLAINT_MAX = 2000

/** A file of a room, as its members see it. */
export interface AttachmentCard {
  readonly id: string
  readonly name: string
  readonly kind: AttachmentKind
  /** Bytes. */
  readonly size: number
  /** Width and height of a picture in pixels, otherwise null. */
  readonly width: number | null
  readonly height: number | null
}

/** The most messages replayed after a lost connection; beyond that the page reloads. */
export const REPLAY_MAX = 500

/** A page cannot see the browser's WebSocket heartbeats, so it sends a frame of its own to check the connection and is answered at once. */
export const PING = '{"type":"ping"}'
export const PONG = '{"type":"pong"}'

/** Codes with which the server closes a socket: application codes (4000 and above) and registered codes that this server uses in its own sense. */
export const closeCodes = {
  /** There is no session, or it has ended. */
  unauthorized: 4401,
  /** Not a member, the conversation is closed, or the plan lacks the feature. */
  forbidden: 4403,
  /** The person has opened more sockets than allowed; the oldest is closed. */
  tooMany: 4409,
  /** Too many frames at once. */
  flood: 1008,
  /** The reader is too slow: reconnect and catch up later. */
  slow: 1013,
  /** The server is stopping: reconnect. */
  restart: 1012,
} as const

/** Frames that a client sends. */
export type ClientFrame =
  | {
      readonly type: 'message'
      readonly message: string
      /** Accepted because the specification's clients send it, but the author is always the signed-in person. */
      readonly user?: number
      /** Chosen by the client, to recognise its own message when the server sends it back. */
      readonly client_id?: string
      /** Id of a file that was uploaded to this room; with one the text may be empty. */
      readonly attachment?: string
    }
  | { readonly type: 'typing' }
  | { readonly type: 'read'; readonly message_id: number }

/** A stored message as sent over the socket. */
export interface MessageFrame {
  readonly type: 'message'
  readonly id: number
  /** Sequence number within its room. */
  readonly seq: number
  readonly message: string
  readonly user: number
  readonly created_at: string
  readonly client_id: string | null
  readonly attachment: AttachmentCard | null
}

/** Frames that a client receives. */
export type ServerFrame =
  | MessageFrame
  | { readonly type: 'error'; readonly code: string; readonly client_id?: string }
  | { readonly type: 'typing'; readonly user: number }
  | { readonly type: 'read'; readonly user: number; readonly message_id: number }
  /** Too many messages were missed: load the newest page. */
  | { readonly type: 'reload' }
