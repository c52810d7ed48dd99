// The rule for texts in requests: a required text must have at least one visible character.

/** A regular expression (flag `u`) that finds a visible character; spaces, control and invisible characters do not count. */
export const VISIBLE_TEXT_PATTERN = '[^\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800]'
