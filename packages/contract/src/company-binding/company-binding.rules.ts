// Rules of requests to represent a company on the site: limits, documents, the checklist of staff, and comparison of names.

/** Largest file of one document: 10 MB. */
export const DOCUMENT_MAX_BYTES = 10_000_000
/** For how many seconds a staff link to a document works. */
export const DOCUMENT_LINK_SECONDS = 60

/** Documents of a request. `contract`: the company's tax certificate; `power_of_attorney`: needed if the applicant is not the head. */
export const documentKinds = ['passport', 'contract', 'power_of_attorney'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * The checklist of staff, each item with the documents that it is checked in; an item is confirmed before the request is decided.
 * `readable`: every attached document can be read; `name`: the passport has the applicant's name; `company`: the certificate is of this
 * company; `authority`: the power of attorney allows the applicant to act for it.
 */
export const ticketMarks = {
  readable: documentKinds,
  name: ['passport'],
  company: ['contract'],
  authority: ['power_of_attorney'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>
export type TicketMark = keyof typeof ticketMarks

/** The attached documents that an item of the checklist is checked in; empty if the request has none of them. */
export const documentsOfMark = (mark: TicketMark, attached: readonly DocumentKind[]): DocumentKind[] =>
  ticketMarks[mark].filter((kind) => attached.includes(kind))

/** Words before a sole trader's name: «ИП» (sole trader) or «КФХ» (farm), short or in full. */
const TRADER = /^(ип|кфх|индивидуальный предприниматель|глава крестьянского \(фермерского\) хозяйства)\s+/

/** A full name normalized for comparison: lower-case words in alphabetical order, without «ИП» and the like; empty if it has no letters. */
export const normalizeFullName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(TRADER, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ')

/** Whether two full names are the same, ignoring case, word order, «ё» and punctuation. */
export const isSameFullName = (name: string, registered: string): boolean => {
  const words = normalizeFullName(name)
  return words !== '' && words === normalizeFullName(registered)
}
