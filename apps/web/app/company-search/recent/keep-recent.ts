// Keeps the companies whose cards this browser opened last; nobody else is told, and signing out forgets them.

/** A line each: the number in the address of the card, and the name. */
export const RECENT = 'recent'
const MOST = 8

/** The latest first, each once. */
export const keepRecent = (number: string, name: string): void => {
  const others =
    localStorage
      .getItem(RECENT)
      ?.split('\n')
      .filter((line) => !line.startsWith(number)) ?? []
  localStorage.setItem(RECENT, [`${number} ${name}`, ...others].slice(0, MOST).join('\n'))
}
