// Stores pending chat messages (which the server has not acknowledged) and the text being typed in the browser's local storage, so that a reload
// loses neither. Signing out clears the storage.
import type { PendingMessage } from './conversation.rules.ts'

/** `slug`: identifier of the conversation in URLs. */
const pendingKey = (userId: number, slug: string): string => `unsent:${userId}:${slug}`

/** Pending messages of a conversation; empty if there are none or the storage cannot be read. */
export function readPending(userId: number, slug: string): readonly PendingMessage[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(pendingKey(userId, slug)) ?? '[]')
    // Entries stored by an earlier version have no file.
    return Array.isArray(stored) ? (stored as PendingMessage[]).map((item) => ({ ...item, attachment: item.attachment ?? null })) : []
  } catch (error) {
    console.warn(error)
    return []
  }
}

/** Replaces this tab's pending messages (`before`) by the new ones (`now`). Those of another tab with the same conversation stay. */
export function savePending(
  userId: number,
  slug: string,
  { before, now }: { before: readonly PendingMessage[]; now: readonly PendingMessage[] },
): void {
  try {
    const own = new Set([...before, ...now].map(({ clientId }) => clientId))
    const pending = [...readPending(userId, slug).filter(({ clientId }) => !own.has(clientId)), ...now]
    if (pending.length > 0) window.localStorage.setItem(pendingKey(userId, slug), JSON.stringify(pending))
    else window.localStorage.removeItem(pendingKey(userId, slug))
  } catch (error) {
    // The storage is full: the message stays on the page.
    console.warn(error)
  }
}

const draftKey = (userId: number, slug: string): string => `typed:${userId}:${slug}`

/** The text typed in a conversation and not sent; empty if there is none. */
export function readDraft(userId: number, slug: string): string {
  try {
    return window.localStorage.getItem(draftKey(userId, slug)) ?? ''
  } catch (error) {
    console.warn(error)
    return ''
  }
}

/** Stores the text being typed; an empty text deletes the stored one. */
export function saveDraft(userId: number, slug: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(draftKey(userId, slug), text)
    else window.localStorage.removeItem(draftKey(userId, slug))
  } catch (error) {
    // The storage is full: the text stays on the page.
    console.warn(error)
  }
}

/** A random UUID for a new message. Built by hand, because pages without TLS have no `crypto.randomUUID`. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
