// The characters of a document as numbers, and its repeated names: recognised in place, without substrings or look-ups.

/** Room that is kept; memory for one enormous document is freed after it. */
const KEPT_CODES = 256 * 1024

/** Reading one character of a string is several times slower than reading an array. */
let codes = new Uint16Array(0)
let codeBytes = Buffer.alloc(0)

/** Room for this many units and a zero after them. */
function makeRoom(length: number): Uint16Array {
  const isTooLarge = codes.length > KEPT_CODES && length < KEPT_CODES
  if (length >= codes.length || isTooLarge) {
    codes = new Uint16Array(Math.max(KEPT_CODES, length + 1))
    codeBytes = Buffer.from(codes.buffer)
  }
  codes[length] = 0
  return codes
}

/** A text and its units, followed by a zero; valid until the next text. */
export interface CodedText {
  readonly text: string
  readonly codes: Uint16Array
}

export function coded(text: string): CodedText {
  const units = makeRoom(text.length)
  codeBytes.write(text, 'utf16le')
  return { text, codes: units }
}

let windows1251: Uint16Array | undefined

/** Every byte of windows-1251 is a character. */
function windows1251Table(): Uint16Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  windows1251 ??= Uint16Array.from(new TextDecoder('windows-1251', { fatal: true }).decode(bytes), (char) => char.charCodeAt(0))
  return windows1251
}

/** Decodes windows-1251 into the units directly: the general decoder would allocate memory and write them twice. */
export function fromWindows1251(bytes: Uint8Array): CodedText {
  const { length } = bytes
  const table = windows1251 ?? windows1251Table()
  const units = makeRoom(length)
  for (let at = 0; at < length; at++) units[at] = table[bytes[at] as number] as number
  return { text: codeBytes.toString('utf16le', 0, 2 * length), codes: units }
}

/** A name as numbers. */
export type Word = Uint16Array

/** True if the name is at this position. */
export function isWordAt(word: Word, text: Uint16Array, at: number): boolean {
  for (let place = 0; place < word.length; place++) if (word[place] !== text[at + place]) return false
  return true
}

/** What is known about the tags of one name. */
export interface Tag {
  readonly name: string
  readonly word: Word
  /** Names of attributes that the last element of this name had. */
  shape: { readonly names: readonly string[]; readonly words: readonly Word[] }
  /** The tag that followed this one the last time. */
  next: Tag | undefined
}

const NO_SHAPE: Tag['shape'] = { names: [], words: [] }
const newTag = (name: string): Tag => ({ name, word: newWord(name), shape: NO_SHAPE, next: undefined })
const newWord = (name: string): Word => Uint16Array.from({ length: name.length }, (_, place) => name.charCodeAt(place))

/** Used before the first tag of a document. */
export const firstTag: Tag = newTag('')

const tags = new Map<string, Tag>()
const words = new Map<string, Word>()
/** Real documents have a few hundred names; an attack could make up any number. */
const MAX_KNOWN = 2_000

export function parseTag(name: string): Tag {
  const known = tags.get(name)
  if (known) return known
  const tag = newTag(name)
  if (tags.size < MAX_KNOWN) tags.set(name, tag)
  return tag
}

export function internWord(name: string): Word {
  const known = words.get(name)
  if (known) return known
  const word = newWord(name)
  if (words.size < MAX_KNOWN) words.set(name, word)
  return word
}
