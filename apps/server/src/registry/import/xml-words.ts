// The characters of a document as numbers, and the names that documents repeat: recognised in place, neither cut out nor looked up.

/** Room that is kept; what one enormous document needed is given back after it. */
const KEPT_CODES = 256 * 1024

/** A string answers for one character several times slower than an array does. */
let codes = new Uint16Array(0)

/** The units of the text with a zero behind them; they stand until the next text. */
export function codesOf(text: string): Uint16Array {
  const isTooLarge = codes.length > KEPT_CODES && text.length < KEPT_CODES
  if (text.length >= codes.length || isTooLarge) codes = new Uint16Array(Math.max(KEPT_CODES, text.length + 1))
  Buffer.from(codes.buffer).write(text, 'utf16le')
  codes[text.length] = 0
  return codes
}

/** A name as numbers. */
export type Word = Uint16Array

/** True when the name stands at this place. */
export function stands(word: Word, text: Uint16Array, at: number): boolean {
  for (let place = 0; place < word.length; place++) if (word[place] !== text[at + place]) return false
  return true
}

/** What is known of the tags of one name. */
export interface Tag {
  readonly name: string
  readonly word: Word
  /** Names of attributes as an element of this name had them last. */
  shape: { readonly names: readonly string[]; readonly words: readonly Word[] }
  /** The tag that opened after this one the last time. */
  next: Tag | undefined
}

const NO_SHAPE: Tag['shape'] = { names: [], words: [] }
const newTag = (name: string): Tag => ({ name, word: newWord(name), shape: NO_SHAPE, next: undefined })
const newWord = (name: string): Word => Uint16Array.from({ length: name.length }, (_, place) => name.charCodeAt(place))

/** Stands before the first tag of a document. */
export const firstTag: Tag = newTag('')

const tags = new Map<string, Tag>()
const words = new Map<string, Word>()
/** Real documents have a few hundred; an attack could make up names without end. */
const MAX_KNOWN = 2_000

export function tagOf(name: string): Tag {
  const known = tags.get(name)
  if (known) return known
  const tag = newTag(name)
  if (tags.size < MAX_KNOWN) tags.set(name, tag)
  return tag
}

export function wordOf(name: string): Word {
  const known = words.get(name)
  if (known) return known
  const word = newWord(name)
  if (words.size < MAX_KNOWN) words.set(name, word)
  return word
}
