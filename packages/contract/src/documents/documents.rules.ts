// What pages and the server share of closing documents.

export const documentKinds = ['upd', 'act'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Documents of one archive. */
export const ARCHIVE_MAX = 200

export const documentFormats = ['pdf', 'xml'] as const

/** Of the tax service's format that the XML is written in. */
export const UPD_VERSION = '5.02'

/** Rates that the schema of that version knows: a document with another one has no XML. */
export const xmlRates: readonly (number | null)[] = [null, 0, 10, 20]
