// The format of a legal text; its hash is computed from exactly this.

/** A paragraph, or a list of points. */
export type Passage = string | readonly string[]

export interface LegalText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly passages: readonly Passage[] }[]
}

/** The text from which the contract's hash is computed. */
export const hashedForm = (text: LegalText): string => JSON.stringify(text)
