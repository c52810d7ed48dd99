// Names of the keys of an index row and their hashes. A key is named by text («ромаш», «стр+тор», «#62.01», «@r77») and stored as int4.
import { HOT_PREFIXES } from './hot-prefixes.ts'
import { LONGEST_WORD } from './words.ts'

/** Changing the words, the hash, the hot prefixes or any key’s name makes rows of another version: raise it here and, for new databases, in a migration. */
export const INDEX_VERSION = 3

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

// One step of FNV-1a over UTF-16 units, folded so that the low bits depend on every letter.
function step(state: number, unit: number): number {
  const mixed = Math.imul(state ^ unit, FNV_PRIME)
  return mixed ^ (mixed >>> 15)
}

// Murmur3's last mixing: neighbouring states give unlike keys.
function finish(state: number): number {
  let x = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) | 0
}

/** The int4 that stands for a key's name. */
export function keyOf(name: string): number {
  let state = FNV_OFFSET
  for (let i = 0; i < name.length; i++) state = step(state, name.charCodeAt(i))
  return finish(state)
}

/** Adds the key of every beginning of `word` to `keys`, the whole word included. */
export function addPrefixKeys(word: string, keys: Set<number>, longest = LONGEST_WORD): void {
  const length = Math.min(word.length, longest)
  let state = FNV_OFFSET
  for (let i = 0; i < length; i++) {
    state = step(state, word.charCodeAt(i))
    keys.add(finish(state))
  }
}

/** The hot beginning of a word, or null: two frequent words that seldom meet are found by the key of the pair. */
export function hotPrefix(word: string): string | null {
  const start = word.slice(0, 3)
  return start.length === 3 && HOT_PREFIXES.has(start) ? start : null
}

/** Names of the pairs of different hot beginnings among `words`. */
export function pairNames(words: Iterable<string>): string[] {
  const hot: string[] = []
  for (const word of words) {
    const prefix = hotPrefix(word)
    if (prefix && !hot.includes(prefix)) hot.push(prefix)
  }
  hot.sort()
  const names: string[] = []
  for (let i = 0; i < hot.length; i++) for (let j = i + 1; j < hot.length; j++) names.push(`${hot[i]}+${hot[j]}`)
  return names
}

/** Half of all companies have this form: beside it a word tells as much as a pair would. */
const COMMONEST_FORM = 'ооо'

/** Names of the pairs of a legal form and the hot beginnings among `words`: they prove at once that sole traders seldom have a word. */
export function formPairNames(form: string, words: Iterable<string>): string[] {
  if (form === COMMONEST_FORM) return []
  const hot = new Set([...words].map((word) => (word === form ? null : hotPrefix(word))))
  return [...hot].flatMap((prefix) => (prefix ? [`${factKey.form(form)}+${prefix}`] : []))
}

/** Names of the keys that are facts of a record, not words. */
export const factKey = {
  kind: (kind: 'company' | 'entrepreneur') => (kind === 'company' ? '@kc' : '@ke'),
  region: (code: string) => `@r${code}`,
  year: (year: string) => `@y${year}`,
  size: (size: string) => `@z${size}`,
  form: (form: string) => `@f${form}`,
  /** The code or its beginning: `62`, `62.0`, `62.01`. */
  okved: (code: string) => `#${code}`,
} as const
