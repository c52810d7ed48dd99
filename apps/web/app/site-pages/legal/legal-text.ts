// The format of a legal document's text (policy, terms, consents), and the string from which its hash is computed. A member's consent is stored with
// the version of the text, so a text must not change without a new version: the hash detects such a change.

/** A paragraph, or a list of points. */
export type Passage = string | readonly string[]

/** A document in the order in which it is displayed. */
export interface LegalText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly passages: readonly Passage[] }[]
}

/**
 * The string whose SHA-256 is compared by a test with the hash stored beside the document's version (`legalHashes` in the package `contract`, which
 * holds definitions shared by browser and server). The test fails for a changed text. Another format of this string would change every hash.
 */
export const textToHash = (text: LegalText): string => JSON.stringify(text)
