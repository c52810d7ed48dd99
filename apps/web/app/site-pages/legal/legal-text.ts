// The format of a legal document's text (policy, terms, consents), and the string from which its hash is computed.

/** A paragraph, or a list of points. */
export type Passage = string | readonly string[]

/** A document in the order in which it is displayed. */
export interface LegalText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly passages: readonly Passage[] }[]
}

/** The string whose SHA-256 is stored in the contract (`legalHashes`). Changing the format of this string would change every hash. */
export const textToHash = (text: LegalText): string => JSON.stringify(text)
