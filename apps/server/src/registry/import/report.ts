// Counts what an import did and lists what it refused.
import type { Refusal } from './database/staged-rows.ts'
import { countUnread, type UnreadElements } from './formats/extracts/elements.ts'

export interface RefusedDocument extends Partial<Refusal> {
  file: string
  reason: string
}

/** Refusals beyond this number are only counted: a wrong file of the whole country must not fill the memory. */
const KEPT_REFUSALS = 1000

export class ImportReport {
  files = 0
  read = 0
  created = 0
  changed = 0
  refusedCount = 0
  readonly refused: RefusedDocument[] = []

  /** Results for lists that are published whole. */
  readonly lists: string[] = []

  /** Elements of extracts that were not read, by name. */
  readonly unread: UnreadElements = {}

  /** Documents without a Russian number: most of a sanctions list. */
  ignored = 0

  /** Documents that match nobody because the kind of their number is not known. */
  unknownKind = 0

  /** Documents with nothing new: equal to ours or older. */
  get unchanged(): number {
    return this.read - this.created - this.changed - this.ignored - this.unknownKind - this.refusedDocuments
  }

  /** Refused documents, without files refused as a whole. */
  refusedDocuments = 0

  noteUnread(counts: Readonly<UnreadElements>): void {
    for (const [name, count] of Object.entries(counts)) countUnread(this.unread, name, count)
  }

  refuse(file: string, refusal: Partial<Refusal> & { reason: string }): void {
    this.refusedCount++
    if (refusal.document !== undefined) this.refusedDocuments++
    if (this.refused.length < KEPT_REFUSALS) this.refused.push({ file, ...refusal })
  }

  /** The closing lines: counts, then one line for each refusal. */
  lines(): string[] {
    const { files, read, created, changed, unchanged, ignored, unknownKind, refusedCount } = this
    const counts = [
      `files ${files}, read ${read}, new ${created}, changed ${changed}, unchanged ${unchanged}`,
      ...(ignored > 0 ? [`without a number of ours ${ignored}`] : []),
      ...(unknownKind > 0 ? [`kind of number unknown ${unknownKind}`] : []),
      `rejected ${refusedCount}`,
    ].join(', ')
    const shown = this.refused.map(({ file, document, id, reason }) => {
      const place = document === undefined ? '' : `, document ${document}${id ? ` (${id})` : ''}`
      return `rejected: ${file}${place}: ${reason}`
    })
    const rest = this.refusedCount - this.refused.length
    return [...shown, ...(rest > 0 ? [`… and ${rest} more`] : []), ...this.lists, ...this.#unreadLine(), counts]
  }

  /** The most frequent first. */
  #unreadLine(): string[] {
    const met = Object.entries(this.unread).sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    return met.length > 0 ? [`met and not read: ${met.map(([name, count]) => `${name} ${count}`).join(', ')}`] : []
  }
}
