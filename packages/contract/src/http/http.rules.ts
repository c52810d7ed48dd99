// What counts as text: at least one visible character.

/** Blanks and invisible characters do not count. For a regular expression with the flag `u`. */
export const VISIBLE = '[^\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800]'
