// Lines of closing documents and their corrections in the history of their order.
import type { OrderDocument } from '@sverka/contract/documents/documents'
import { useMessages } from '../i18n/catalogue.ts'
import { documentsMessages } from './documents.messages.ts'

export function useDocumentEvents() {
  const { events, kinds, name } = useMessages(documentsMessages)
  return (documents: readonly OrderDocument[]) =>
    documents.map(({ id, kind, number, issued_at: at, corrects }) => {
      const base = documents.find((one) => one.id === corrects)
      const own = name(kinds[kind], number)
      return { key: `document ${id}`, text: base ? events.corrected(own, name(kinds[base.kind], base.number)) : events.issued(own), at }
    })
}
