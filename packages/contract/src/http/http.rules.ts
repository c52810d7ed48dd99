// What counts as text: something that a person can see.

/** Blanks and signs without a shape are nothing to see. For a regular expression with the flag `u`. */
export const VISIBLE = '[^\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800]'
