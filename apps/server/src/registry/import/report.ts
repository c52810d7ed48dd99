// The report that an import prints at its end: counts of documents, and the refused documents and files with their reasons.
import type { Refusal } from './database/staged-rows.ts'
import { countUnread, type UnreadElements } from './formats/extracts/elements.ts'

export interface RefusedDocument extends Partial<Refusal> {
  file: string
  reason: string
}

/** Limit of stored refusals; further ones are only counted, because a wrong file with millions of documents must not fill the memory. */
const MAX_STORED_REFUSALS = 1000

export class ImportReport {
  files = 0
  /** Documents and rows, refused ones included. */
  read = 0
  created = 0
  changed = 0
  /** Documents, rows and files. */
  refusedCount = 0
  readonly refused: RefusedDocument[] = []

  /** A line for each list that is published complete, such as a sanctions list: counts of its entries and of companies that left it. */
  readonly lists: string[] = []

  /** Elements of extracts that the reader does not know, with their number, by name. */
  readonly unread: UnreadElements = {}

  /** Documents without an ИНН (taxpayer number) or ОГРН (registration number): most entries of a sanctions list. */
  ignored = 0

  /** Documents that match nobody because it is not known whether their number is an ИНН or another kind of document. */
  unknownKind = 0

  /** Documents with nothing new: equal to the stored ones or older. */
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
    if (this.refused.length < MAX_STORED_REFUSALS) this.refused.push({ file, ...refusal })
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

  /** Unknown elements, the most frequent first. */
  #unreadLine(): string[] {
    const counted = Object.entries(this.unread).sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    return counted.length > 0 ? [`met and not read: ${counted.map(([name, count]) => `${name} ${count}`).join(', ')}`] : []
  }
}
