// Removes accents and invisible characters from a text before it is searched for stop words and contacts.

/** The text as a reader sees it. Letters that include a mark (й, ё) stay; stress marks and zero-width characters, which would hide a word, go. */
export const plainText = (text: string): string => text.normalize('NFC').replace(/[\p{Mn}\p{Cf}]/gu, '')
