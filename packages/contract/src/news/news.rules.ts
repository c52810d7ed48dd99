// Rules of blog articles shared by pages and server: the excerpt on a card, the filter by title, and limits.
import { cutText } from '../texts.ts'

/** Longest excerpt on a card, in characters (specification §9). */
export const NEWS_EXCERPT_LENGTH = 120
/** Largest uploaded picture of an article: 10 MB. */
export const NEWS_PICTURE_MAX_BYTES = 10_000_000

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of an article's html on one line: tags are removed, and the entities that the server's html sanitiser writes are decoded. */
export function plainText(html: string): string {
  return (
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/&(?:#(\d{1,7})|([a-z]+));/g, (whole, code: string | undefined, name: string | undefined) => {
        if (code) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : ''
        return (name && ENTITIES[name]) ?? whole
      })
      .replace(/\s+/g, ' ')
      // A tag before punctuation has become a space.
      .replace(/ (?=[.,:;!?)»])/g, '')
      .trim()
  )
}

/** The first 120 characters of the text, with «...» if it is cut; no character is split. */
export function newsExcerpt(html: string): string {
  const text = plainText(html)
  const characters = [...text]
  if (characters.length <= NEWS_EXCERPT_LENGTH) return text
  return `${cutText(text, characters.slice(0, NEWS_EXCERPT_LENGTH).join('').length)}...`
}

/** Specification §5: the title contains the text, ignoring case; a blank text matches every title. */
export function titleMatches(title: string, text: string): boolean {
  return title.toLocaleLowerCase('ru').includes(text.trim().toLocaleLowerCase('ru'))
}

/** Longest html of an article, in characters. */
export const NEWS_CONTENT_MAX = 200_000
