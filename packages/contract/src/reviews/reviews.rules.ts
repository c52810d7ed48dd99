// Limits of reviews and formatting of their authors' names, the same in the browser and on the server.

/** Longest review or reply, in characters. */
export const REVIEW_MAX = 4000
/** Longest complaint about a review, in characters. */
export const COMPLAINT_MAX = 1000
/** The most replies under one review. */
export const REPLIES_MAX = 20
export const STARS_MAX = 5

/** How an author's name is shown: in full, the first name with the initial of the surname, or not at all. */
export const shownNames = ['full', 'short', 'hidden'] as const
export type ShownName = (typeof shownNames)[number]

/** «Туманов Игнат Олегович» (surname, first name, patronymic, as accounts have them) → «Игнат Т.»; a single word is unchanged. */
export function shortName(fullName: string): string {
  const [surname = '', name] = fullName.trim().split(/\s+/)
  return name ? `${name} ${surname.charAt(0)}.` : surname
}

/** The name shown to others; null if the person hides it. */
export function nameToShow(fullName: string | null, shown: ShownName): string | null {
  if (fullName === null || shown === 'hidden') return null
  return shown === 'full' ? fullName : shortName(fullName)
}

/** Whether a review has stars and text (specification §5). */
export const isReviewComplete = (stars: number, content: string): boolean => stars >= 1 && stars <= STARS_MAX && content.trim() !== ''
