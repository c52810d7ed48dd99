// Rules of a chat conversation without its network and page: how lists of messages are merged, and how URLs are found in their texts.
import type { Message } from '@sverka/contract/chat/chat'
import type { AttachmentCard } from '@sverka/contract/chat/chat.rules'

/** A message that the server has stored. */
export interface Line {
  readonly id: number
  /** Its sequence number in the conversation: 1, 2, 3 without gaps. */
  readonly seq: number
  /** Empty if the message was deleted, or is a file without text. */
  readonly text: string
  /** Id of the author. */
  readonly user: number
  /** When the server stored it, ISO. */
  readonly at: string
  /** Id that the author's browser generated for the message; null in messages of others. */
  readonly clientId: string | null
  readonly attachment: AttachmentCard | null
}

/** A message of the API as a line. */
export const toLine = ({
  id,
  seq,
  message,
  user,
  created_at,
  client_id,
  attachment,
}: Omit<Message, 'body' | 'chat_room' | 'type'>): Line => ({
  id,
  seq,
  text: message,
  user,
  at: created_at,
  clientId: client_id,
  attachment,
})

/** A message written in this browser that the server has not acknowledged yet. */
export interface PendingMessage {
  readonly clientId: string
  readonly text: string
  /** A file that the server has stored already. The server deletes the file after a day if no message with it arrives. */
  readonly attachment: AttachmentCard | null
  /** `sending`: being sent, or next to be sent. `unsent`: waits for a connection. `refused`: the server did not accept it. */
  readonly state: 'sending' | 'unsent' | 'refused'
}

/** Merges both lists by sequence number, each message once. The usual case, messages after the loaded ones, needs no sorting. */
export function mergeMessages(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  const last = lines.at(-1)?.seq ?? 0
  if (more.every(({ seq }, index) => seq > (more[index - 1]?.seq ?? last))) return more.length > 0 ? [...lines, ...more] : lines
  const bySeq = new Map([...lines, ...more].map((line) => [line.seq, line]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/**
 * The loaded messages after the newest page was loaded again: the page is appended if no message is missing between them, otherwise it replaces them.
 */
export function applyNewestPage(lines: readonly Line[], page: readonly Line[]): readonly Line[] {
  return isNextInSequence(lines, page[0]?.seq ?? 0) ? mergeMessages(lines, page) : page
}

/** Pending messages without those that are among `lines`, so that the server has stored them; the same array if it has stored none. */
export const withoutAcknowledged = (unsent: readonly PendingMessage[], lines: readonly Line[]): readonly PendingMessage[] => {
  const acknowledged = new Set(lines.map(({ clientId }) => clientId))
  return unsent.some(({ clientId }) => acknowledged.has(clientId)) ? unsent.filter(({ clientId }) => !acknowledged.has(clientId)) : unsent
}

/** A part of a message's text; `href` is null for plain text. */
export type Piece = { readonly text: string; readonly href: string | null }

/** A web address ends at bidirectional and invisible characters, and at Chinese punctuation, which has no space after it. */
const LINK = /https?:\/\/[^\s<>"'«»\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+/giu
/** Punctuation that ends a sentence rather than a web address, in any script: full stops, commas, quotation marks. */
const ENDS_SENTENCE = /[^\P{Po}/#%&*@\\]|[\p{Pf}\p{Pi}]/u
/** Closing and opening brackets of any script. */
const CLOSES = /\p{Pe}/u
const OPENS = /\p{Ps}/u

/** Web addresses (URLs) in a text as links, everything else as text; nothing is treated as markup. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    const address = withoutPunctuation(match[0])
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    // «https://bank.ru@evil.example» leads to evil.example, so a URL with a user name stays plain text.
    if (url.username || url.password) continue
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), href: null })
    pieces.push({ text: isLookalike(address) ? url.href : address, href: url.href })
    from = match.index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null })
  return pieces
}

/** The URL without trailing punctuation; a closing bracket is kept if the URL contains the opening one. */
function withoutPunctuation(text: string): string {
  const characters = [...text]
  /** How many more closing brackets than opening ones there are. */
  let surplus = characters.reduce((sum, character) => sum + (CLOSES.test(character) ? 1 : OPENS.test(character) ? -1 : 0), 0)
  let end = characters.length
  for (; end > 0; end -= 1) {
    const last = characters[end - 1] ?? ''
    if (ENDS_SENTENCE.test(last)) continue
    if (surplus <= 0 || !CLOSES.test(last)) break
    surplus -= 1
  }
  return characters.slice(0, end).join('')
}

/** A host name that mixes alphabets («sbеrbank.ru» with a Cyrillic letter) is shown in its ASCII form. */
const isLookalike = (address: string): boolean =>
  (/^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '').split('.').some((label) => /[a-z]/i.test(label) && /[^\p{ASCII}]/u.test(label))

/** Whether no message is missing between the loaded ones and the message with this sequence number. */
export const isNextInSequence = (lines: readonly Line[], seq: number): boolean => seq <= (lines.at(-1)?.seq ?? 0) + 1
