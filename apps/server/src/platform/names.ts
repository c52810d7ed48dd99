// Cleans names that people choose, before others see them.

/** Bidirectional controls (Unicode UAX #9) and zero-width characters: a name with them reads differently from its spelling. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** The text without invisible characters; those that join emoji stay. */
export const withoutInvisible = (text: string): string => text.replace(UNSEEN, '')

/** The name in one line, trimmed, without invisible characters. */
export const nameText = (typed: string): string => withoutInvisible(typed).replace(/\s+/gu, ' ').trim()
