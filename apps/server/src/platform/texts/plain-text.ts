// A text as it is seen: one letter is one character, without accents on it and without signs that have no width.

/** Letters with their own marks stay whole; a stress mark or a joiner within a word would make another word of it. */
export const plainText = (text: string): string => text.normalize('NFC').replace(/[\p{Mn}\p{Cf}]/gu, '')
