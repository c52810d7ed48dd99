// The one table of legal documents and consents: a consent is stored with the version and the hash of the text it was given to.

/** One document. A changed text needs a new version; a test compares the hash with the text shown on the page. */
export interface LegalDocument {
  readonly path: `/legal/${string}`
  /** Day from which the text holds. */
  readonly version: string
  /** SHA-256 of the text as shown, hex. */
  readonly hash: string
}

export const legalDocuments = {
  privacy: { path: '/legal/privacy', version: '2026-11-21', hash: '' },
  terms: { path: '/legal/terms', version: '2026-11-21', hash: '' },
  /** Consent to the processing of personal data at registration, in orders, company binding and support (152-ФЗ, art. 9). */
  personalData: { path: '/legal/personal-data', version: '2026-11-21', hash: '' },
  /** Consent to showing name and picture to other people (152-ФЗ, art. 10.1). */
  publication: { path: '/legal/publication', version: '2026-11-21', hash: '' },
  /** Consent to letters with offers (38-ФЗ, art. 18). */
  mailing: { path: '/legal/mailing', version: '2026-11-21', hash: '' },
} as const satisfies Record<string, LegalDocument>

export type LegalDocumentName = keyof typeof legalDocuments
