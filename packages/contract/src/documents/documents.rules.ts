// Rules of closing documents, with which a seller proves the delivery of an order to tax authorities: kinds, versions of the XML, corrections. Shared
// by pages and server.

/**
 * `upd`: universal transfer document (УПД) for goods; `act`: act of services rendered; `ukd`: universal corrective document (УКД), which lowers
 * quantities or prices of one of the other two.
 */
export const documentKinds = ['upd', 'act', 'ukd'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The most documents in one archive. */
export const ARCHIVE_MAX = 200

export const documentFormats = ['pdf', 'xlsx', 'xml'] as const

/** The version of the tax service's XML format in which we write documents. */
export const UPD_VERSION = '5.03'

/** The versions in which the XML can be written. In our documents they differ only in the VAT rates. */
export type UpdVersion = '5.02' | '5.03'

/** The VAT rates in percent that each version allows for a line; null is «без НДС» (without VAT). */
export const xmlRates: Readonly<Record<UpdVersion, readonly (number | null)[]>> = {
  '5.02': [null, 0, 10, 20],
  '5.03': [null, 0, 5, 7, 10, 20, 22],
}

/** Why a document is corrected: less arrived, goods are defective, goods were returned, a lower price was agreed. */
export const correctionReasons = ['short', 'defective', 'returned', 'price'] as const
export type CorrectionReason = (typeof correctionReasons)[number]

/** The most corrections of one document. */
export const CORRECTIONS_MAX = 20

/** A line of a document: the quantity, and the price of one unit in kopecks. */
interface LineValues {
  readonly quantity: number
  readonly kopecks: number
}

/** The fault of a corrected line; null if there is none. A correction can only lower quantity and price, and the price stays above zero. */
export function findCorrectionFault(before: LineValues, after: LineValues): 'correction_higher' | null {
  const isLower = after.quantity <= before.quantity && after.kopecks <= before.kopecks
  return isLower && after.quantity >= 0 && after.kopecks > 0 ? null : 'correction_higher'
}

/** Kopecks by which the total of a line falls. */
export const loweredKopecks = (before: LineValues, after: LineValues): number =>
  before.quantity * before.kopecks - after.quantity * after.kopecks
