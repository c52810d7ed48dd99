// For the XML parser of the import: turns the characters of a document into an array of numbers (UTF-16 code units), and names of elements and
// attributes too, so that names are compared without making substrings.

/** Number of characters for which memory is reused; memory for a larger document is freed after it. */
const MAX_REUSED_CODES = 256 * 1024

/** The characters of the present document: reading an array is several times faster than reading characters of a string. */
let codes = new Uint16Array(0)
let codeBytes = Buffer.alloc(0)

/** Memory for so many UTF-16 code units, and a zero after them, which ends every comparison. */
function makeRoom(length: number): Uint16Array {
  const isTooLarge = codes.length > MAX_REUSED_CODES && length < MAX_REUSED_CODES
  if (length >= codes.length || isTooLarge) {
    codes = new Uint16Array(Math.max(MAX_REUSED_CODES, length + 1))
    codeBytes = Buffer.from(codes.buffer)
  }
  codes[length] = 0
  return codes
}

/** A text and its UTF-16 code units, followed by a zero. `codes` is reused: valid only until the next text is converted. */
export interface CodedText {
  readonly text: string
  readonly codes: Uint16Array
}

/** The code units of a text. */
export function toCodedText(text: string): CodedText {
  const units = makeRoom(text.length)
  codeBytes.write(text, 'utf16le')
  return { text, codes: units }
}

let windows1251: Uint16Array | undefined

/** The code unit of each byte of windows-1251. */
function windows1251Table(): Uint16Array {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  windows1251 ??= Uint16Array.from(new TextDecoder('windows-1251', { fatal: true }).decode(bytes), (char) => char.charCodeAt(0))
  return windows1251
}

/** Decodes windows-1251 directly into code units: TextDecoder would allocate memory and the units would be written twice. */
export function fromWindows1251(bytes: Uint8Array): CodedText {
  const { length } = bytes
  const table = windows1251 ?? windows1251Table()
  const units = makeRoom(length)
  for (let at = 0; at < length; at++) units[at] = table[bytes[at] as number] as number
  return { text: codeBytes.toString('utf16le', 0, 2 * length), codes: units }
}

/** A name as UTF-16 code units. */
export type Word = Uint16Array

/** True if the text has the name at this position; more letters may follow. */
export function isWordAt(word: Word, text: Uint16Array, at: number): boolean {
  for (let place = 0; place < word.length; place++) if (word[place] !== text[at + place]) return false
  return true
}

/** Facts about the elements of one name, by which the parser guesses the next element of that name. */
export interface Tag {
  readonly name: string
  readonly word: Word
  /** The attribute names of the last element of this name, as texts and as code units. */
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
/** Limit of the two maps: real documents have a few hundred names, but a hostile one could invent any number. */
const MAX_KNOWN = 2_000

/** The tag of this name; the same object each time. */
export function internTag(name: string): Tag {
  const known = tags.get(name)
  if (known) return known
  const tag = newTag(name)
  if (tags.size < MAX_KNOWN) tags.set(name, tag)
  return tag
}

/** The name as code units; the same array each time. */
export function internWord(name: string): Word {
  const known = words.get(name)
  if (known) return known
  const word = newWord(name)
  if (words.size < MAX_KNOWN) words.set(name, word)
  return word
}
