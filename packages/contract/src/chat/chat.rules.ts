// What both ends of a chat's socket know: frames, their limits, and the codes it closes with.
import { VISIBLE } from '../http/http.rules.ts'

const SEEN = new RegExp(VISIBLE, 'u')

/** Characters of one message. */
export const MESSAGE_MAX = 4000
/** Something to see: spaces and signs without a shape are none. */
export const isBlank = (text: string): boolean => !SEEN.test(text)
/** Bytes of one frame: the longest message with each of its characters written as a pair of escapes, and what stands around it. */
export const FRAME_MAX_BYTES = 12 * MESSAGE_MAX + 1_152
/** Bytes of one file given to a message. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
export const ATTACHMENT_NAME_MAX = 200
/** What a file is by its bytes, whatever it is called. */
export const attachmentKinds = ['picture', 'pdf', 'xlsx', 'docx'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]
/** Ends of names that a page offers to choose. */
export const attachmentExtensions = ['jpg', 'jpeg', 'png', 'webp', 'pdf', 'xlsx', 'docx'] as const

/** Characters of a complaint about a conversation. */
export const COMPLAINT_MAX = 2000

/** A file of a room as everybody in it sees it. */
export interface AttachmentCard {
  readonly id: string
  readonly name: string
  readonly kind: AttachmentKind
  /** Bytes. */
  readonly size: number
  /** Pixels of a picture, else null. */
  readonly width: number | null
  readonly height: number | null
}

/** Messages that are replayed after a break; beyond them the page is loaded anew. */
export const REPLAY_MAX = 500

/** A page cannot see the heartbeats of its browser: it asks by a frame of its own whether the line is alive, and is answered at once. */
export const PING = '{"type":"ping"}'
export const PONG = '{"type":"pong"}'

/** Close codes beyond those of RFC 6455. */
export const closeCodes = {
  /** The sign-in is not there or has ended. */
  unauthorized: 4401,
  /** Not a member, the conversation is closed, or the plan lacks the feature. */
  forbidden: 4403,
  /** The person has opened more sockets since. */
  tooMany: 4409,
  /** Too much at once. */
  flood: 1008,
  /** The reader is too slow: catch up when there is time. */
  slow: 1013,
  /** The server stops: connect again. */
  restart: 1012,
} as const

/** What a client sends. */
export type ClientFrame =
  | {
      readonly type: 'message'
      readonly message: string
      readonly user?: number
      readonly client_id?: string
      /** A file given to this room before; with it the text may be empty. */
      readonly attachment?: string
    }
  | { readonly type: 'typing' }
  | { readonly type: 'read'; readonly message_id: number }

/** A stored message as a socket tells it. */
export interface MessageFrame {
  readonly type: 'message'
  readonly id: number
  /** Counts up by one in its room. */
  readonly seq: number
  readonly message: string
  readonly user: number
  readonly created_at: string
  readonly client_id: string | null
  readonly attachment: AttachmentCard | null
}

/** What a client receives. */
export type ServerFrame =
  | MessageFrame
  | { readonly type: 'error'; readonly code: string; readonly client_id?: string }
  | { readonly type: 'typing'; readonly user: number }
  | { readonly type: 'read'; readonly user: number; readonly message_id: number }
  /** Too much was missed: load the newest page. */
  | { readonly type: 'reload' }
