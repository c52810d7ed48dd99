// How a legal text is written down; its hash is computed from exactly this.

/** A paragraph, or a list of points. */
export type Passage = string | readonly string[]

export interface LegalText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly passages: readonly Passage[] }[]
}

/** What the hash in the contract is taken of. */
export const hashedForm = (text: LegalText): string => JSON.stringify(text)
