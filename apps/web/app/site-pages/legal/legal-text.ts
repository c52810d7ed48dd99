// The format of a legal document's text, and the string from which its hash is computed.

/** A paragraph, or a list of points. */
export type Passage = string | readonly string[]

export interface LegalText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly passages: readonly Passage[] }[]
}

/** The string whose SHA-256 stands in the contract (`legalHashes`): changing its form would change every hash. */
export const textToHash = (text: LegalText): string => JSON.stringify(text)
