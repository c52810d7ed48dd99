// Rules of requests to represent a company: limits, documents, marks of staff, and comparison of names.

/** 10 MB, per document. */
export const DOCUMENT_MAX_BYTES = 10_000_000
/** For how many seconds a staff link to a document works. */
export const DOCUMENT_LINK_SECONDS = 60

/** The documents of a request; a power of attorney is needed if the applicant is not the head. */
export const documentKinds = ['passport', 'contract', 'power_of_attorney'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Staff's marks, each with the documents it is about; `readable` is about whichever of them the request has. */
export const ticketMarks = {
  readable: documentKinds,
  name: ['passport'],
  company: ['contract'],
  authority: ['power_of_attorney'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>
export type TicketMark = keyof typeof ticketMarks

/** The documents of a request that a mark is about; empty if the request has none of them. */
export const documentsOfMark = (mark: TicketMark, attached: readonly DocumentKind[]): DocumentKind[] =>
  ticketMarks[mark].filter((kind) => attached.includes(kind))

/** What the register puts before a sole trader's name. */
const TRADER = /^(ип|кфх|индивидуальный предприниматель|глава крестьянского \(фермерского\) хозяйства)\s+/

/** A full name in a form for comparison: lower-case words in alphabetical order, without the form of a sole trader; empty without a word. */
export const wordsOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(TRADER, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')

/** Whether two full names are the same, ignoring case, word order, «ё» and punctuation. */
export const isSamePerson = (name: string, registered: string): boolean => {
  const words = wordsOfName(name)
  return words !== '' && words === wordsOfName(registered)
}
