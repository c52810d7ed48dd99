// Finds addresses of sites, mailboxes and channels in what sellers write: they lead buyers away from orders and reviews.
import { domainToASCII } from 'node:url'

/** Endings under which most sites of our readers are; two stand as the network spells them. */
const ENDINGS = new Set(
  'ru su com net org info biz io me pro shop store site online club tech kz by ua cn de eu xn--p1ai xn--p1acf'.split(' '),
)
/** What may stand around a word without being part of it. */
const AROUND = new Set([...'.,;:!?()[]{}«»"\'<>…'])

function trimmed(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && AROUND.has(word.charAt(from))) from += 1
  while (to > from && AROUND.has(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

/** Longer ones are no host names. */
const HOST_MAX = 253

function isHost(text: string): boolean {
  if (text.length > HOST_MAX || !text.includes('.')) return false
  const parts = domainToASCII(text).split('.')
  return parts.length > 1 && parts.every((part) => part !== '') && ENDINGS.has(parts.at(-1) ?? '')
}

/** A word with a scheme, or a host or mailbox before a path, a query or a port. */
function isLink(word: string): boolean {
  const [scheme, rest] = word.includes('://') ? word.split('://', 2) : ['', word]
  if (scheme?.toLowerCase() === 'http' || scheme?.toLowerCase() === 'https') return true
  return isHost(
    (rest ?? '')
      .split(/[/?#:]/, 1)[0]
      ?.split('@')
      .at(-1) ?? '',
  )
}

/** Each once, in reading order; at most so many. */
export function findLinks(texts: readonly string[], most = 20): string[] {
  const found = new Set<string>()
  for (const text of texts)
    for (const word of text.split(/\s/).map(trimmed)) {
      if (found.size === most) return [...found]
      if (isLink(word)) found.add(word)
    }
  return [...found]
}
