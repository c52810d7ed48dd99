// The signed-in member's notes in this browser tab: one store for all components that show them, loaded in batches.
import type { CompanyNote } from '@sverka/contract/company-notes/company-notes'
import { NOTES_ASKED_MAX } from '@sverka/contract/company-notes/company-notes.rules'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'
import { tokenStore } from '../api/tokens.ts'

/** A member's note on a company; null if there is none. */
export type OwnNote = Pick<CompanyNote, 'text' | 'labels' | 'shown_at'> | null

export class OwnNotes {
  readonly #call: Call
  /** Loaded notes by company id; null if the company has none. */
  readonly #known = new Map<number, OwnNote>()
  /** Ids of companies whose notes the next request loads. */
  readonly #wanted = new Set<number>()
  readonly #listeners = new Set<() => void>()
  /** Incremented when the member signs out: an answer requested before belongs to another member and is ignored. */
  #memberCount = 0
  #inTeam = false

  constructor(call: Call) {
    this.#call = call
  }

  /** Undefined until loaded. */
  get(companyId: number): OwnNote | undefined {
    return this.#known.get(companyId)
  }

  /** Whether the member was in a team when notes were last loaded. */
  get inTeam(): boolean {
    return this.#inTeam
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Loads the note on a company, in one call with all others requested at the same moment. */
  load(companyId: number): void {
    if (this.#known.has(companyId) || this.#wanted.has(companyId)) return
    // After a failure the note stays unknown instead of absent, and the next page loads it again.
    if (this.#wanted.size === 0) queueMicrotask(() => void this.#loadWanted().catch(console.warn))
    this.#wanted.add(companyId)
  }

  /** Replaces the note, or deletes it if text and labels are empty; throws the error of the call. */
  async write(companyId: number, text: string, labels: readonly string[]): Promise<void> {
    const params = { id: companyId }
    const writer = this.#memberCount
    const isNothing = text.trim() === '' && labels.length === 0
    if (isNothing && this.#known.get(companyId) === null) return
    if (isNothing) await this.#call('DELETE /api/v1/company-notes/:id/', { params })
    const saved = isNothing ? null : await this.#call('PUT /api/v1/company-notes/:id/', { params, body: { text, labels: [...labels] } })
    if (writer === this.#memberCount) this.#put(companyId, saved)
  }

  /** Forgets everything after signing out. */
  forget(): void {
    // Also if no note is loaded yet: an answer in progress must not be stored for the next member.
    this.#memberCount += 1
    this.#wanted.clear()
    this.#inTeam = false
    if (this.#known.size === 0) return
    this.#known.clear()
    this.#notify()
  }

  async #loadWanted(): Promise<void> {
    const companies = [...this.#wanted].slice(0, NOTES_ASKED_MAX)
    if (companies.length === 0) return
    for (const id of companies) this.#wanted.delete(id)
    const member = this.#memberCount
    const { result, team } = await this.#call('GET /api/v1/company-notes/', { query: { companies, page_size: NOTES_ASKED_MAX } })
    const written = new Map(result.map((note) => [note.company.id, note]))
    // A note saved during the request is newer than the answer, so it stays. After signing out the whole answer is ignored.
    if (member === this.#memberCount) this.#inTeam = team !== null
    if (member === this.#memberCount) for (const id of companies) if (!this.#known.has(id)) this.#put(id, written.get(id) ?? null)
    await this.#loadWanted()
  }

  #put(companyId: number, note: OwnNote): void {
    this.#known.set(companyId, note)
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

let shared: OwnNotes | undefined

/** The store of this browser tab. It empties itself when the member signs out, also in another tab. */
export function ownNotesStore(): OwnNotes {
  if (shared) return shared
  const notes = new OwnNotes(browserCall)
  const tokens = tokenStore()
  tokens.subscribe(() => tokens.read() ?? notes.forget())
  shared = notes
  return notes
}
