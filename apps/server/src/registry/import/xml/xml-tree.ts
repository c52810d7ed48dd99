// The small tree that one XML document becomes: elements with attributes, children and text.
import { withoutUnseen } from '../../../platform/names.ts'
import { unescaped } from './xml-characters.ts'

/** Bounds of one document; real files stay far below (depth 8, attribute 4 KB). */
export const XML_MAX_DEPTH = 64
export const XML_MAX_VALUE = 1_048_576
/** A tree takes up to 250 bytes of memory for an element of four, and 16 for an attribute; the largest real document has 40,000. */
export const XML_MAX_ELEMENTS = 100_000
export const XML_MAX_ATTRIBUTES = 300_000

/** A document's text and, in pairs, where values of attributes begin and end in it; an end below zero says that `&` stands inside. */
export interface XmlSource {
  readonly text: string
  readonly spans: number[]
}

const NONE: readonly XmlElement[] = []

/** An element: attributes by name, children in order, its own text. */
export class XmlElement {
  readonly name: string
  /** Names of the attributes; their values are cut out of the text when asked for, as most never are. */
  readonly names: readonly string[]
  children: readonly XmlElement[] = NONE
  text = ''
  readonly #source: XmlSource
  /** Place of the first attribute's span. */
  readonly #first: number

  constructor(name: string, names: readonly string[], source: XmlSource, first: number) {
    this.name = name
    this.names = names
    this.#source = source
    this.#first = first
  }

  /** An element of ready values. */
  static of(name: string, attributes: Readonly<Record<string, string>>): XmlElement {
    const spans: number[] = []
    let text = ''
    for (const value of Object.values(attributes)) {
      spans.push(text.length, text.length + value.length)
      text += value
    }
    return new XmlElement(name, Object.keys(attributes), { text, spans }, 0)
  }

  append(child: XmlElement): void {
    if (this.children === NONE) this.children = [child]
    else (this.children as XmlElement[]).push(child)
  }

  /** The value of the attribute at this place among `names`, as it is written. */
  value(place: number): string {
    const { text, spans } = this.#source
    const start = spans[this.#first + 2 * place] ?? 0
    const end = spans[this.#first + 2 * place + 1] ?? 0
    return end < 0 ? unescaped(text.slice(start, -end)) : text.slice(start, end)
  }

  /** An attribute as it is written, blanks collapsed; undefined when absent or empty. */
  written(name: string): string | undefined {
    const place = this.names.indexOf(name)
    return place < 0 ? undefined : tidied(this.value(place)) || undefined
  }

  /** An attribute with blanks collapsed; undefined when absent, empty or a word or sign for nothing. */
  attr(name: string): string | undefined {
    const place = this.names.indexOf(name)
    return place < 0 ? undefined : clean(this.value(place))
  }

  child(name: string): XmlElement | undefined {
    for (const child of this.children) if (child.name === name) return child
    return undefined
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }

  /** An attribute of a child, the two steps taken most. */
  at(child: string, attribute: string): string | undefined {
    return this.child(child)?.attr(attribute)
  }

  /** The text of a child. */
  childText(child: string): string | undefined {
    return clean(this.child(child)?.text)
  }
}

const BLANK = 0x20
const NO_BREAK = 0xa0

/** Among these are the signs that nobody sees. */
const mayBeUnseen = (code: number): boolean => code === 0xad || code === 0x61c || (code >= 0x200b && code < 0x2070) || code === 0xfeff

/** True when a blank leads, trails, doubles or is not a plain one, or a sign stands there that nobody sees. */
function isUntidy(text: string): boolean {
  let before = BLANK
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === NO_BREAK || code < BLANK || (code === BLANK && before === BLANK) || mayBeUnseen(code)) return true
    before = code
  }
  return before === BLANK
}

const tidied = (text: string): string =>
  isUntidy(text)
    ? withoutUnseen(text)
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
    : text

/** Collapses blanks (attribute values carry CR and LF); empty text, signs and words that stand for nothing mean "none". */
export function clean(text: string | undefined): string | undefined {
  if (!text) return undefined
  const plain = tidied(text)
  return plain === '' || saysNothing(plain) ? undefined : plain
}

const SIGNS_ALONE = /^[-–—_.,*/?\\ ]+$/
/** What people write where a form asks for what they have not; each in capitals. */
const WORDS_FOR_NOTHING: ReadonlySet<string> = new Set([
  'НЕТ',
  'ОТСУТСТВУЕТ',
  'ОТСУТСТВУЮТ',
  'НЕ УКАЗАН',
  'НЕ УКАЗАНА',
  'НЕ УКАЗАНО',
  'НЕ ИМЕЕТ',
  'НЕ ИМЕЕТСЯ',
  'НЕТ ДАННЫХ',
  'НЕТ СВЕДЕНИЙ',
  'НЕТ ОТЧЕСТВА',
  'БЕЗ ОТЧЕСТВА',
  'Б/О',
  'НЕИЗВЕСТНО',
  'NONE',
  'NULL',
  'N/A',
])
const LONGEST_WORD = 12

/** True for signs and words that stand for nothing. Most values are longer, or begin with another letter. */
export const saysNothing = (text: string): boolean =>
  text.length <= LONGEST_WORD && (/^[НнОоБбNn]/.test(text) ? WORDS_FOR_NOTHING.has(text.toUpperCase()) : SIGNS_ALONE.test(text))
