// Finds what leads readers away from the site in what members write: addresses, mailboxes, channels and telephone numbers.
import { domainToASCII } from 'node:url'
import { readPhone } from '@sverka/contract/phones.rules'
import { parse } from 'tldts'
import { inLatin } from './look-alikes.ts'
import { plainText } from './plain-text.ts'

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
/** The text is never one: it is read as it stands. */
const AS_IT_IS = { allowPrivateDomains: false, extractHostname: false, validateHostname: false }
const CYRILLIC = /\p{Script=Cyrillic}/u

/** A name under an ending of the public list. One Cyrillic letter before it is an abbreviation («г.Москва»), a number a measure («5.kg»). */
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

/** Also where letters of the other alphabet stand for all that look like them. */
const isHostInDisguise = (text: string): boolean => {
  const read = inLatin(text)
  return read !== text && !CYRILLIC.test(read) && isHost(read)
}

const PIECES = /[\p{L}\p{N}._@-]+/gu
/** Names of channels and accounts as the networks allow them. */
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

/** A dot that is written as a word or as a sign that looks like one. */
const DOTS = /[[({](?:\.|dot|точка)[\])}]|[。․]/giu
/** As a reader sees it, one sign for all that look alike. */
const seen = (text: string): string => plainText(text.normalize('NFKC')).replace(DOTS, '.')

const NUMBERS = /\d+/g
/** Between the groups of one telephone number: a bracket, a dash and spaces at most. */
const BETWEEN = /^[ \t().\-\u2010-\u2013\u00a0]{0,3}$/
const RUSSIAN = /^7[3489]\d{9}$/
const [SHORTEST, LONGEST] = [10, 15]

/** Whether the product's reader takes it for a number that is dialled: Russian, or any with its plus. Ten bare digits may be another number. */
function isPhone(text: string): boolean {
  const phone = readPhone(text)
  if (!phone || phone.extension) return false
  if (text.startsWith('+')) return true
  return RUSSIAN.test(phone.digits) && (text.startsWith('9') || !/^\d{10}$/.test(text))
}

/** Groups of digits that stand together are tried from each of them on; none is longer than a number may be. */
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

/** With its plus. */
const written = (text: string, from: number, to: number): string => text.slice(text.charAt(from - 1) === '+' ? from - 1 : from, to)

/** The last group of the number that begins at this one, or null. */
function lastGroup(text: string, groups: readonly Group[], first: number): number | null {
  let [length, last] = [0, null as number | null]
  for (let at = first; at < groups.length; at += 1) {
    const [group, before] = [groups[at], groups[at - 1]]
    if (!group || (at > first && before && !BETWEEN.test(text.slice(before.to, Math.min(group.from, before.to + 4))))) break
    length += group.digits.length
    if (length > LONGEST) break
    if (length >= SHORTEST && isPhone(written(text, groups[first]?.from ?? 0, group.to))) last = at
  }
  return last
}

/** Each once, as it is seen, addresses before numbers of each text; at most so many. */
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
