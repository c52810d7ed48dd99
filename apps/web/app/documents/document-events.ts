// Entries in the history of an order about its closing documents, which prove the delivery to tax authorities: an issued document, or a correction of
// an earlier one.
import type { OrderDocument } from '@sverka/contract/documents/documents'
import { useMessages } from '../i18n/catalogue.ts'
import { documentsMessages } from './documents.messages.ts'

export function useDocumentEvents() {
  const { events, kinds, name } = useMessages(documentsMessages)
  /** Spaces that do not break keep «№» and its number on one line. */
  const nameOnOneLine = ({ kind, number }: OrderDocument) => name(kinds[kind], number).replaceAll(' ', '\u00a0')
  return (documents: readonly OrderDocument[]) =>
    documents.map((one) => {
      const base = documents.find(({ id }) => id === one.corrects)
      const own = nameOnOneLine(one)
      return { key: `document ${one.id}`, text: base ? events.corrected(own, nameOnOneLine(base)) : events.issued(own), at: one.issued_at }
    })
}
