// Bounds of reviews and how their authors' names are shown, the same in the browser and on the server.

/** Characters of a review or a reply. */
export const REVIEW_MAX = 4000
export const COMPLAINT_MAX = 1000
/** Replies under one review. */
export const REPLIES_MAX = 20
export const STARS_MAX = 5

/** Whole, by first name and initial, or not at all. */
export const shownNames = ['full', 'short', 'hidden'] as const
export type ShownName = (typeof shownNames)[number]

/** «Туманов Игнат Олегович» as people are named in the account → «Игнат Т.»; a single word stays. */
export function shortName(fullName: string): string {
  const [surname = '', name] = fullName.trim().split(/\s+/)
  return name ? `${name} ${surname.charAt(0)}.` : surname
}

/** The name that others read; null where the person hides it. */
export function nameToShow(fullName: string | null, shown: ShownName): string | null {
  if (fullName === null || shown === 'hidden') return null
  return shown === 'full' ? fullName : shortName(fullName)
}

/** Specification §5: stars for a review, words for everything. */
export const mayBeSent = (stars: number, content: string): boolean => stars >= 1 && stars <= STARS_MAX && content.trim() !== ''
