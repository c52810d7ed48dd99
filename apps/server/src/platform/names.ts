// Names that people give to themselves and to things, as strangers may see them.

/** Signs that turn the direction of what follows them (Unicode UAX #9), or have no width: a name with them reads otherwise than it is written. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A text without signs that nobody sees; those that join pictures stay. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** The name in one line, without blanks around it and without signs that nobody sees. */
export const nameText = (typed: string): string => withoutUnseen(typed).replace(/\s+/gu, ' ').trim()
