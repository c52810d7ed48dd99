// Finds addresses of sites, mailboxes and channels in what sellers write: they lead buyers away from orders and reviews.

/** Endings under which most sites of our readers are; the two that stand as escapes are Cyrillic. */
const ENDINGS = 'ru|su|com|net|org|info|biz|io|me|pro|shop|store|site|online|club|tech|kz|by|ua|cn|de|eu|\u0440\u0444|\u0440\u0443\u0441'
const HOST = new RegExp(`[\\p{L}\\p{N}]\\.(?:${ENDINGS})$`, 'iu')
/** What may stand around a word without being part of it. */
const AROUND = new Set([...'.,;:!?()[]{}«»"\'<>…'])

function trimmed(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && AROUND.has(word.charAt(from))) from += 1
  while (to > from && AROUND.has(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

/** What stands before the path, the query or the port. */
const hostOf = (word: string): string => word.replace(/^https?:\/\//i, '').split(/[/?#:]/, 1)[0] ?? ''

const isLink = (word: string): boolean => /^https?:\/\//i.test(word) || HOST.test(hostOf(word))

/** Each once, in reading order; at most so many. */
export function findLinks(texts: readonly string[], most = 20): string[] {
  const found = new Set<string>()
  for (const text of texts)
    for (const word of text.split(/\s+/).map(trimmed)) {
      if (found.size === most) return [...found]
      if (isLink(word)) found.add(word)
    }
  return [...found]
}
