// Order and grouping of a conversation's messages, without page and network.
import type { AttachmentCard } from '@sverka/contract/chat/chat.rules'

/** A message that the server has. */
export interface Line {
  readonly id: number
  /** Its number in the room: 1, 2, 3 without gaps. */
  readonly seq: number
  /** Empty if the message was deleted, or is a file without text. */
  readonly text: string
  /** Id of the author. */
  readonly user: number
  /** When it was written, ISO. */
  readonly at: string
  /** Id that the author's browser gave it; null in messages of others. */
  readonly clientId: string | null
  readonly attachment: AttachmentCard | null
}

/** A message written here and not acknowledged yet. */
export interface PendingMessage {
  readonly clientId: string
  readonly text: string
  /** An attachment that the server has stored; it is kept for a day without its message. */
  readonly attachment: AttachmentCard | null
  /** `sending`: being sent or next in turn. `unsent`: waits for a connection. `refused`: the server did not accept it. */
  readonly state: 'sending' | 'unsent' | 'refused'
}

/** Merges both lists by number, each message once. */
export function mergeMessages(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  const last = lines.at(-1)?.seq ?? 0
  if (more.every(({ seq }, index) => seq > (more[index - 1]?.seq ?? last))) return more.length > 0 ? [...lines, ...more] : lines
  const bySeq = new Map([...lines, ...more].map((line) => [line.seq, line]))
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The newest page after a long absence: appended if it reaches the known messages, else it replaces them. */
export function applyNewestPage(lines: readonly Line[], page: readonly Line[]): readonly Line[] {
  return isNextInSequence(lines, page[0]?.seq ?? 0) ? mergeMessages(lines, page) : page
}

/** Pending messages without those that the server has by now; the same array if it has none of them. */
export const withoutAcknowledged = (unsent: readonly PendingMessage[], lines: readonly Line[]): readonly PendingMessage[] => {
  const sent = new Set(lines.map(({ clientId }) => clientId))
  return unsent.some(({ clientId }) => sent.has(clientId)) ? unsent.filter(({ clientId }) => !sent.has(clientId)) : unsent
}

export type Piece = { readonly text: string; readonly href: string | null }

/** A web address ends at bidirectional and invisible characters, and at Chinese punctuation, which has no space after it. */
const LINK = /https?:\/\/[^\s<>"'«»\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+/giu
/** Punctuation that ends a sentence rather than a web address, in any script: points, commas, closing quotes. */
const ENDS_SENTENCE = /[^\P{Po}/#%&*@\\]|[\p{Pf}\p{Pi}]/u
const CLOSES = /\p{Pe}/u
const OPENS = /\p{Ps}/u

/** Web addresses (URLs) in a text as links, everything else as text; nothing is treated as markup. */
export function splitLinks(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    const address = withoutSentence(match[0])
    if (!URL.canParse(address)) continue
    const url = new URL(address)
    // «https://bank.ru@evil.example» leads elsewhere than it seems.
    if (url.username || url.password) continue
    if (match.index > from) found.push({ text: text.slice(from, match.index), href: null })
    found.push({ text: isLookalike(address) ? url.href : address, href: url.href })
    from = match.index + address.length
  }
  if (from < text.length) found.push({ text: text.slice(from), href: null })
  return found
}

/** The URL without trailing punctuation; a closing bracket is kept if the URL contains the opening one. */
function withoutSentence(text: string): string {
  const signs = [...text]
  let surplus = signs.reduce((sum, sign) => sum + (CLOSES.test(sign) ? 1 : OPENS.test(sign) ? -1 : 0), 0)
  let end = signs.length
  for (; end > 0; end -= 1) {
    const last = signs[end - 1] ?? ''
    if (ENDS_SENTENCE.test(last)) continue
    if (surplus <= 0 || !CLOSES.test(last)) break
    surplus -= 1
  }
  return signs.slice(0, end).join('')
}

/** A host name that mixes alphabets («sbеrbank.ru» with a Cyrillic letter) is shown in its ASCII form. */
const isLookalike = (address: string): boolean =>
  (/^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '').split('.').some((label) => /[a-z]/i.test(label) && /[^\p{ASCII}]/u.test(label))

/** Whether no message is missing between the known ones and this number. */
export const isNextInSequence = (lines: readonly Line[], seq: number): boolean => seq <= (lines.at(-1)?.seq ?? 0) + 1
