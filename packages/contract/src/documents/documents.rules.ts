// Constants of closing documents shared by pages and server.

export const documentKinds = ['upd', 'act'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The most documents in one archive. */
export const ARCHIVE_MAX = 200

export const documentFormats = ['pdf', 'xlsx', 'xml'] as const

/** Version of the tax service's format of the XML. */
export const UPD_VERSION = '5.02'

/** VAT rates in the schema of that version: a document with another rate has no XML. */
export const xmlRates: readonly (number | null)[] = [null, 0, 10, 20]
