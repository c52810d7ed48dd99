// Limits of a request to be bound to a company.

/** 10 MB for each document. */
export const DOCUMENT_MAX_BYTES = 10_000_000
/** Seconds that a staff link to a document works. */
export const DOCUMENT_LINK_SECONDS = 60

/** The documents of a request; a power of attorney is given where the applicant is not the head. */
export const documentKinds = ['passport', 'contract', 'power_of_attorney'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Marks of staff, each with the documents that it speaks of; of `readable` those that the request has. */
export const ticketMarks = {
  readable: documentKinds,
  name: ['passport'],
  company: ['contract'],
  authority: ['power_of_attorney'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>
export type TicketMark = keyof typeof ticketMarks

/** The documents of a request that a mark speaks of; empty where the request has none such. */
export const documentsOfMark = (mark: TicketMark, attached: readonly DocumentKind[]): DocumentKind[] =>
  ticketMarks[mark].filter((kind) => attached.includes(kind))

/** What stands before a sole trader's name in the register. */
const TRADER = /^(ип|кфх|индивидуальный предприниматель|глава крестьянского \(фермерского\) хозяйства)\s+/

/** A full name as it is compared: without case, the order of the words, «ё», and marks between them; empty where there is no word. */
export const wordsOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(TRADER, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')

/** Whether two full names are one, whatever the case, the order of the words, «ё», and marks between them. */
export const isSamePerson = (name: string, registered: string): boolean => {
  const words = wordsOfName(name)
  return words !== '' && words === wordsOfName(registered)
}
