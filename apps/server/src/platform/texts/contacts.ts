// Finds contacts in members' texts that lead readers away from the site: web and e-mail addresses, channels, phone numbers.
import { domainToASCII } from 'node:url'
import { readPhone } from '@sverka/contract/phones.rules'
import { parse } from 'tldts'
import { inLatin } from './look-alikes.ts'
import { plainText } from './plain-text.ts'

/** Punctuation around a word. */
const AROUND = new Set([...'.,;:!?()[]{}«»"\'<>…'])

function trimmed(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && AROUND.has(word.charAt(from))) from += 1
  while (to > from && AROUND.has(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

/** Host names are not longer. */
const HOST_MAX = 253
/** Options of tldts: the text is a host name, not a URL. */
const AS_IT_IS = { allowPrivateDomains: false, extractHostname: false, validateHostname: false }
const CYRILLIC = /\p{Script=Cyrillic}/u

/** A name under a public suffix. With one Cyrillic letter before the dot it is an abbreviation («г.Москва»), with a number a measure («5.kg»). */
function isHost(text: string): boolean {
  if (text.length > HOST_MAX || !text.includes('.')) return false
  const ascii = domainToASCII(text)
  if (ascii.split('.').some((part) => part === '')) return false
  const { isIcann, domainWithoutSuffix, publicSuffix } = parse(ascii, AS_IT_IS)
  if (!isIcann || !domainWithoutSuffix || !publicSuffix) return false
  if (/^\d+$/.test(domainWithoutSuffix)) return publicSuffix.length > 2 || publicSuffix === 'ru'
  return !isAbbreviation(text, publicSuffix)
}

const isAbbreviation = (text: string, suffix: string): boolean => {
  const [name = ''] = text.split('.').slice(-suffix.split('.').length - 1)
  return name.length === 1 && CYRILLIC.test(name)
}

/** Also with all look-alike letters of the other alphabet replaced. */
const isHostInDisguise = (text: string): boolean => {
  const read = inLatin(text)
  return read !== text && !CYRILLIC.test(read) && isHost(read)
}

const PIECES = /[\p{L}\p{N}._@-]+/gu
/** Names of channels and accounts in the networks' syntax. */
const HANDLE = /^@[a-z][a-z0-9_]{3,31}$/i

const isContact = (piece: string): boolean => {
  const text = trimmed(piece)
  if (HANDLE.test(text)) return true
  return text.split(/\.{2,}/).some((part) => {
    const host = part.split('@').at(-1) ?? ''
    return isHost(host) || isHostInDisguise(host)
  })
}

const isLink = (word: string): boolean => word.includes('://') || (word.match(PIECES) ?? []).some(isContact)

/** A dot written as a word or as a look-alike character. */
const DOTS = /[[({](?:\.|dot|точка)[\])}]|[。․]/giu
/** The text as a reader sees it, with one character for all its look-alikes. */
const seen = (text: string): string => plainText(text.normalize('NFKC')).replace(DOTS, '.')

const NUMBERS = /\d+/g
/** Separators between the groups of a phone number: at most a bracket, a dash and spaces. */
const BETWEEN = /^[ \t().\-\u2010-\u2013\u00a0]{0,3}$/
const RUSSIAN = /^7[3489]\d{9}$/
/** Digits of a phone number: Russian ones without prefix have ten, E.164 allows fifteen. */
const [SHORTEST, LONGEST] = [10, 15]

/** Whether the product's parser accepts it as a phone number: Russian, or any with its plus. Ten bare digits may be another number. */
function isPhone(text: string): boolean {
  const phone = readPhone(text)
  if (!phone || phone.extension) return false
  if (text.startsWith('+')) return true
  return RUSSIAN.test(phone.digits) && (text.startsWith('9') || !/^\d{10}$/.test(text))
}

/** What may be a Russian number, with its prefix or without one; tested before a number is parsed, which takes longer. */
const MAY_BE_RUSSIAN = /^(?:(?:00|810)?7|8)?[3489]\d{9}$/

/** Adjacent groups of digits are tried from each group on, up to the longest possible number. */
function phonesIn(text: string): string[] {
  const groups = [...text.matchAll(NUMBERS)].map(({ 0: digits, index }) => ({ digits, from: index, to: index + digits.length }))
  const found: string[] = []
  for (let at = 0; at < groups.length; at += 1) {
    const last = lastGroup(text, groups, at)
    if (last === null) continue
    found.push(written(text, groups[at]?.from ?? 0, groups[last]?.to ?? 0))
    at = last
  }
  return found
}

interface Group {
  readonly digits: string
  readonly from: number
  readonly to: number
}

/** Includes a leading plus. */
const written = (text: string, from: number, to: number): string => text.slice(text.charAt(from - 1) === '+' ? from - 1 : from, to)

/** Last group of the number that begins at this one, or null. */
function lastGroup(text: string, groups: readonly Group[], first: number): number | null {
  let [digits, last] = ['', null as number | null]
  const from = groups[first]?.from ?? 0
  const isInternational = text.charAt(from - 1) === '+'
  for (let at = first; at < groups.length; at += 1) {
    const [group, before] = [groups[at], groups[at - 1]]
    if (!group || (at > first && before && !BETWEEN.test(text.slice(before.to, Math.min(group.from, before.to + 4))))) break
    digits += group.digits
    if (digits.length > LONGEST) break
    const mayBe = digits.length >= SHORTEST && (isInternational || MAY_BE_RUSSIAN.test(digits))
    if (mayBe && isPhone(written(text, from, group.to))) last = at
  }
  return last
}

/** Each contact once, as written, addresses before numbers within a text; up to a limit. */
export function findContacts(texts: readonly string[], most = 20): string[] {
  const found = new Set<string>()
  for (const text of texts.map(seen)) {
    const words = text.split(/\s/).map(trimmed).filter(isLink)
    for (const contact of [...words, ...phonesIn(text)]) {
      if (found.size === most) return [...found]
      found.add(contact)
    }
  }
  return [...found]
}
