// Stores the companies whose cards this browser opened last; they are sent to nobody and deleted on signing out.

/** One line each: the number in the card's address, and the name. */
export const RECENT = 'recent'
const MOST = 8

/** Beside the member's tokens: of who is not to be remembered here nothing stays when the tab is closed. */
export const recentPlace = (): Storage => ('refresh' in localStorage ? localStorage : sessionStorage)

/** The latest first, each once. */
export const keepRecent = (number: string, name: string): void => {
  const place = recentPlace()
  const others =
    place
      .getItem(RECENT)
      ?.split('\n')
      .filter((line) => !line.startsWith(`${number} `)) ?? []
  place.setItem(RECENT, [`${number} ${name}`, ...others].slice(0, MOST).join('\n'))
}
