// Finds contacts in members' texts, which lead readers away from the site: web and e-mail addresses, messenger channels, phone numbers.
import { domainToASCII } from 'node:url'
import { readPhone } from '@sverka/contract/phones.rules'
import { parse } from 'tldts'
import { inLatin } from './look-alikes.ts'
import { plainText } from './plain-text.ts'

/** Punctuation that may surround a word. */
const AROUND = new Set([...'.,;:!?()[]{}«»"\'<>…'])

function trimmed(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && AROUND.has(word.charAt(from))) from += 1
  while (to > from && AROUND.has(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}

/** Longest host name (RFC 1035). */
const HOST_MAX = 253
/** Options of tldts: the text is a host name, not a URL. */
const HOST_ONLY = { allowPrivateDomains: false, extractHostname: false, validateHostname: false }
const CYRILLIC = /\p{Script=Cyrillic}/u

/**
 * Whether the text is a name under a public suffix, such as `.ru`. A single Cyrillic letter before the dot makes an abbreviation («г.Москва»,
 * city of Moscow), and a number before a two-letter suffix other than `ru` a measure («5.kg»): they are no host names.
 */
function isHost(text: string): boolean {
  if (text.length > HOST_MAX || !text.includes('.')) return false
  const ascii = domainToASCII(text)
  if (ascii.split('.').some((part) => part === '')) return false
  const { isIcann, domainWithoutSuffix, publicSuffix } = parse(ascii, HOST_ONLY)
  if (!isIcann || !domainWithoutSuffix || !publicSuffix) return false
  if (/^\d+$/.test(domainWithoutSuffix)) return publicSuffix.length > 2 || publicSuffix === 'ru'
  return !isAbbreviation(text, publicSuffix)
}

const isAbbreviation = (text: string, suffix: string): boolean => {
  const [name = ''] = text.split('.').slice(-suffix.split('.').length - 1)
  return name.length === 1 && CYRILLIC.test(name)
}

/** Whether the text is a host name when all Cyrillic letters are replaced by the Latin letters that look alike. */
const isHostInDisguise = (text: string): boolean => {
  const latin = inLatin(text)
  return latin !== text && !CYRILLIC.test(latin) && isHost(latin)
}

/** Parts of a word that may be addresses. */
const PIECES = /[\p{L}\p{N}._@-]+/gu
/** Names of channels and accounts as messengers write them: `@name`. */
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

/** A dot written as a word («точка» is Russian for dot) in brackets, or as a look-alike character. */
const DOTS = /[[({](?:\.|dot|точка)[\])}]|[。․]/giu
/** The text as a reader sees it: without invisible characters, with plain letters and dots. */
const readableText = (text: string): string => plainText(text.normalize('NFKC')).replace(DOTS, '.')

const NUMBERS = /\d+/g
/** What may separate two groups of digits in a phone number: up to three spaces, brackets, dots or dashes. */
const BETWEEN = /^[ \t().\-\u2010-\u2013\u00a0]{0,3}$/
/** A Russian number as `readPhone` returns it: country code 7, then an area or mobile code. */
const RUSSIAN = /^7[3489]\d{9}$/
/** Digits of a phone number: Russian ones without prefix have ten, E.164 allows fifteen. */
const [SHORTEST, LONGEST] = [10, 15]

/**
 * Whether the product's parser accepts the text as a phone number: one with a plus of any country, otherwise a Russian one. Ten digits without
 * prefix count only if they begin with 9, as mobile numbers do: otherwise they may be a taxpayer number.
 */
function isPhone(text: string): boolean {
  const phone = readPhone(text)
  if (!phone || phone.extension) return false
  if (text.startsWith('+')) return true
  return RUSSIAN.test(phone.digits) && (text.startsWith('9') || !/^\d{10}$/.test(text))
}

/** Digits that may be a Russian number, with or without a prefix: 7, 8 (domestic), or 00 and 810 (international) before the 7. A fast first test. */
const MAY_BE_RUSSIAN = /^(?:(?:00|810)?7|8)?[3489]\d{9}$/

/** Finds phone numbers: from each group of digits on, adjacent groups are joined up to the longest possible number. */
function phonesIn(text: string): string[] {
  const groups = [...text.matchAll(NUMBERS)].map(({ 0: digits, index }) => ({ digits, from: index, to: index + digits.length }))
  const found: string[] = []
  for (let at = 0; at < groups.length; at += 1) {
    const last = lastGroup(text, groups, at)
    if (last === null) continue
    found.push(numberText(text, groups[at]?.from ?? 0, groups[last]?.to ?? 0))
    at = last
  }
  return found
}

interface Group {
  readonly digits: string
  readonly from: number
  readonly to: number
}

/** The number as written in the text, with a leading plus. */
const numberText = (text: string, from: number, to: number): string => text.slice(text.charAt(from - 1) === '+' ? from - 1 : from, to)

/** Index of the last group of the longest phone number that begins at the group `first`; null if none begins there. */
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
    if (mayBe && isPhone(numberText(text, from, group.to))) last = at
  }
  return last
}

/** All contacts as written, each once, up to `most`; within a text addresses come before phone numbers. */
export function findContacts(texts: readonly string[], most = 20): string[] {
  const found = new Set<string>()
  for (const text of texts.map(readableText)) {
    const words = text.split(/\s/).map(trimmed).filter(isLink)
    for (const contact of [...words, ...phonesIn(text)]) {
      if (found.size === most) return [...found]
      found.add(contact)
    }
  }
  return [...found]
}
