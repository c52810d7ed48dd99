// Compares numbers and names as people type them.

/** Latin letters in the order of the Cyrillic ones they look like. */
const LATIN = 'abcehkmoptxy'
const CYRILLIC = '\u0430\u0432\u0441\u0435\u043d\u043a\u043c\u043e\u0440\u0442\u0445\u0443'

/** Case, «ё» and Latin letters that look Cyrillic (A40 for А40) do not matter. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .replace(/[abcehkmoptxy]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter)
