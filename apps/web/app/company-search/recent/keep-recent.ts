// Stores the companies whose cards this browser opened last; they are sent to nobody and deleted on signing out.

/** One line each: the number in the card's address, and the name. */
export const RECENT = 'recent'
const MOST = 8

/** Latest first, without duplicates. */
export const keepRecent = (number: string, name: string): void => {
  const others =
    localStorage
      .getItem(RECENT)
      ?.split('\n')
      .filter((line) => !line.startsWith(number)) ?? []
  localStorage.setItem(RECENT, [`${number} ${name}`, ...others].slice(0, MOST).join('\n'))
}
