// Removes invisible characters from names that people choose, so that no name can imitate another.

/** Bidirectional controls (Unicode UAX #9) and zero-width characters: a name with them reads differently from its spelling. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** The text without invisible characters; the zero-width joiner stays, which combines emoji. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** The name in one line, trimmed, without invisible characters. */
export const nameText = (typed: string): string => withoutInvisible(typed).replace(/\s+/gu, ' ').trim()
