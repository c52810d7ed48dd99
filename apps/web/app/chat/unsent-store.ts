// Unsent messages and the typed text, kept in this browser through a reload; signing out removes them with the rest of the storage.
import type { Unsent } from './conversation.rules.ts'

const unsentKey = (userId: number, slug: string): string => `unsent:${userId}:${slug}`

export function readUnsent(userId: number, slug: string): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(unsentKey(userId, slug)) ?? '[]')
    // Entries stored by an earlier version have no file.
    return Array.isArray(kept) ? (kept as Unsent[]).map((one) => ({ ...one, attachment: one.attachment ?? null })) : []
  } catch (error) {
    console.warn(error)
    return []
  }
}

/** Applies this page's changes and keeps what another page of the same conversation stored. */
export function keepUnsent(userId: number, slug: string, { before, now }: { before: readonly Unsent[]; now: readonly Unsent[] }): void {
  try {
    const own = new Set([...before, ...now].map(({ clientId }) => clientId))
    const unsent = [...readUnsent(userId, slug).filter(({ clientId }) => !own.has(clientId)), ...now]
    if (unsent.length > 0) window.localStorage.setItem(unsentKey(userId, slug), JSON.stringify(unsent))
    else window.localStorage.removeItem(unsentKey(userId, slug))
  } catch (error) {
    // The storage is full: the message stays on the page.
    console.warn(error)
  }
}

const typedTextKey = (userId: number, slug: string): string => `typed:${userId}:${slug}`

/** The text left in the conversation's field. */
export function readTyped(userId: number, slug: string): string {
  try {
    return window.localStorage.getItem(typedTextKey(userId, slug)) ?? ''
  } catch (error) {
    console.warn(error)
    return ''
  }
}

export function keepTyped(userId: number, slug: string, text: string): void {
  try {
    if (text) window.localStorage.setItem(typedTextKey(userId, slug), text)
    else window.localStorage.removeItem(typedTextKey(userId, slug))
  } catch (error) {
    // The storage is full: the text stays on the page.
    console.warn(error)
  }
}

/** A unique id; works on pages without TLS too, where `crypto.randomUUID` is missing. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
