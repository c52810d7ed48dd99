// The table of the site's legal documents and texts of consent. A person's consent is stored with the version of its text.

/** One document. A changed text needs a new version; a test compares the text on the page with its hash. */
export interface LegalDocument {
  readonly path: `/legal/${string}`
  /** Day from which the text is in force. */
  readonly version: string
}

export const legalDocuments = {
  privacy: { path: '/legal/privacy', version: '2026-11-21' },
  terms: { path: '/legal/terms', version: '2026-11-21' },
  /**
   * Consent to the processing of personal data at registration, in orders, in requests to represent a company, and in support (152-ФЗ, the law on
   * personal data, art. 9).
   */
  personalData: {
    path: '/legal/personal-data',
    version: '2026-11-21',
  },
  /** Consent to showing name and picture to others (152-ФЗ, art. 10.1). */
  publication: {
    path: '/legal/publication',
    version: '2026-11-21',
  },
  /** Consent to e-mails with offers (38-ФЗ, the law on advertising, art. 18). */
  mailing: { path: '/legal/mailing', version: '2026-11-21' },
} as const satisfies Record<string, LegalDocument>

export type LegalDocumentName = keyof typeof legalDocuments

/** SHA-256 of each text as shown, in hex. Kept apart from the table above, so that pages, which do not need the hashes, do not load them. */
export const legalHashes: Readonly<Record<LegalDocumentName, string>> = {
  privacy: 'd82d9ad514a02df1d5765c3b77135e42f788ada5f679a96fb314bd6555bed47e',
  terms: 'd2d032eca8b920d854a27af54b15892fb1595bf78ecf0c56393ae6245014bc13',
  personalData: 'c90b04e870ad93413a508e8a0645b5d2a592b60c61be0ac210164f8344a598ef',
  publication: 'cf82adbf77f57dc53e985e93d40f3008859d8793a36b45e41546b9412d3a03ca',
  mailing: '7c2cdc810078394855b4090a477f3013054d06879fab41a8ac12fbb0d747c47a',
}
