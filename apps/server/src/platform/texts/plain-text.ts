// A text as seen: one character per letter, without accents and zero-width characters.

/** Letters with marks of their own (й, ё) stay; a stress mark or joiner inside a word would make another word. */
export const plainText = (text: string): string => text.normalize('NFC').replace(/[\p{Mn}\p{Cf}]/gu, '')
