// Constants of closing documents shared by pages and server.

/** `ukd` corrects one of the other two: it lowers quantities or prices. */
export const documentKinds = ['upd', 'act', 'ukd'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The most documents in one archive. */
export const ARCHIVE_MAX = 200

export const documentFormats = ['pdf', 'xlsx', 'xml'] as const

/** Version of the tax service's format of the XML. */
export const UPD_VERSION = '5.03'

/** Versions that the XML can be written in: what we write of both differs by their rates alone. */
export type UpdVersion = '5.02' | '5.03'

/** Rates of goods that are in the schemas. */
export const xmlRates: Readonly<Record<UpdVersion, readonly (number | null)[]>> = {
  '5.02': [null, 0, 10, 20],
  '5.03': [null, 0, 5, 7, 10, 20, 22],
}

/** Why a document is corrected: less arrived, defects, goods returned, a lower price agreed on. */
export const correctionReasons = ['short', 'defective', 'returned', 'price'] as const
export type CorrectionReason = (typeof correctionReasons)[number]

/** The most corrections of one document. */
export const CORRECTIONS_MAX = 20

/** A line of a document: how many, and kopecks of one. */
interface Measured {
  readonly quantity: number
  readonly kopecks: number
}

/** What is wrong with the change of one line: a correction only lowers, and what remains has a price. */
export function findCorrectionFault(before: Measured, after: Measured): 'correction_higher' | null {
  const isLower = after.quantity <= before.quantity && after.kopecks <= before.kopecks
  return isLower && after.quantity >= 0 && after.kopecks > 0 ? null : 'correction_higher'
}

/** Kopecks by which the total of a line falls. */
export const loweredBy = (before: Measured, after: Measured): number => before.quantity * before.kopecks - after.quantity * after.kopecks
