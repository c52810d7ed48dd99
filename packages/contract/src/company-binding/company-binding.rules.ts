// Limits of a request to be bound to a company.

/** 10 MB for each of the two documents. */
export const DOCUMENT_MAX_BYTES = 10_000_000
/** Seconds that a staff link to a document works. */
export const DOCUMENT_LINK_SECONDS = 60

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
