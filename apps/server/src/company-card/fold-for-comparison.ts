// Folds texts for comparison and search that people type differently, such as names and numbers of court cases («А40-1/2026» may be typed with a
// Latin or a Cyrillic letter).

/** Latin letters in the order of the Cyrillic ones that they resemble. */
const LATIN = 'abcehkmoptxy'
const CYRILLIC = 'авсенкмортху'

/** The text in lower case, with «е» for «ё» and Cyrillic letters for Latin ones that look the same (A40 for А40). */
export const foldForComparison = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[abcehkmoptxy]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter)
