// Compares numbers and names as people type them.

/** Latin letters in the order of the Cyrillic ones that they resemble. */
const LATIN = 'abcehkmoptxy'
const CYRILLIC = 'авсенкмортху'

/** Ignores case, «ё» and Latin letters that look Cyrillic (A40 for А40). */
export const foldForComparison = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[abcehkmoptxy]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter)
