// The tree of one XML document of a register: elements with attributes, children and text. Also cleans values: removes superfluous whitespace,
// invisible characters, and placeholders such as «НЕТ» (none).
import { withoutInvisible } from '../../../platform/names.ts'
import { replaceEntities } from './xml-characters.ts'

/** Limits of one document: nested elements, and characters of a value. Real files stay far below (depth 8, values of 4 KB). */
export const XML_MAX_DEPTH = 64
export const XML_MAX_VALUE = 1_048_576
/** These limit the memory of a tree: up to 250 bytes for an element, 16 for an attribute. The largest real document has 40,000 elements. */
export const XML_MAX_ELEMENTS = 100_000
export const XML_MAX_ATTRIBUTES = 300_000

/** The text of a document, and for each attribute value two numbers: its start and end in the text. A negative end: the value contains `&`. */
export interface XmlSource {
  readonly text: string
  readonly spans: number[]
}

const NONE: readonly XmlElement[] = []

/** An element: attributes by name, children in order, its own text. */
export class XmlElement {
  readonly name: string
  /** Names of the attributes. Values are cut out of the text only when they are read, because most are never used. */
  readonly names: readonly string[]
  children: readonly XmlElement[] = NONE
  text = ''
  readonly #source: XmlSource
  /** Index of the first attribute in the source's `spans`. */
  readonly #first: number

  constructor(name: string, names: readonly string[], source: XmlSource, first: number) {
    this.name = name
    this.names = names
    this.#source = source
    this.#first = first
  }

  /** An element with these attributes that is not part of a parsed text. */
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

  /** The value of the attribute at this index of `names`, as written, with entities replaced. */
  value(place: number): string {
    const { text, spans } = this.#source
    const start = spans[this.#first + 2 * place] ?? 0
    const end = spans[this.#first + 2 * place + 1] ?? 0
    return end < 0 ? replaceEntities(text.slice(start, -end)) : text.slice(start, end)
  }

  /** An attribute as written, whitespace collapsed; undefined if absent or empty. */
  written(name: string): string | undefined {
    const place = this.names.indexOf(name)
    return place < 0 ? undefined : collapseSpaces(this.value(place)) || undefined
  }

  /** An attribute with whitespace collapsed; undefined if absent, empty or a placeholder for «none». */
  attr(name: string): string | undefined {
    const place = this.names.indexOf(name)
    return place < 0 ? undefined : clean(this.value(place))
  }

  /** The first child of this name. */
  child(name: string): XmlElement | undefined {
    for (const child of this.children) if (child.name === name) return child
    return undefined
  }

  /** All children of this name. */
  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name)
  }

  /** `attr` of the first child of this name; undefined if either is absent. */
  at(child: string, attribute: string): string | undefined {
    return this.child(child)?.attr(attribute)
  }

  /** The text of the first child of this name, cleaned as by `clean`. */
  childText(child: string): string | undefined {
    return clean(this.child(child)?.text)
  }
}

const BLANK = 0x20
const NO_BREAK_SPACE = 0xa0

/** A quick test: true for every invisible character, and for some visible ones. */
const mayBeInvisible = (code: number): boolean => code === 0xad || code === 0x61c || (code >= 0x200b && code < 0x2070) || code === 0xfeff

/** True if whitespace leads, trails, doubles or is not a plain space, or if there is an invisible character. */
function isUntidy(text: string): boolean {
  let before = BLANK
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === NO_BREAK_SPACE || code < BLANK || (code === BLANK && before === BLANK) || mayBeInvisible(code)) return true
    before = code
  }
  return before === BLANK
}

/** Without invisible characters, whitespace collapsed to single spaces, trimmed. */
const collapseSpaces = (text: string): string =>
  isUntidy(text)
    ? withoutInvisible(text)
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
    : text

/** The text with whitespace collapsed and invisible characters removed; undefined if nothing is left or it is a placeholder such as «НЕТ». */
export function clean(text: string | undefined): string | undefined {
  if (!text) return undefined
  const plain = collapseSpaces(text)
  return plain === '' || isMissingValue(plain) ? undefined : plain
}

const SIGNS_ALONE = /^[-–—_.,*/?\\ ]+$/
/** Placeholders that people write into required fields, in capitals; no longer than `MAX_PLACEHOLDER_LENGTH`. */
const PLACEHOLDER_WORDS: ReadonlySet<string> = new Set([
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
const MAX_PLACEHOLDER_LENGTH = 12

/**
 * True for a placeholder: one of the words above, or signs alone. The length and the first letter are tested first, which decides for most values.
 */
export const isMissingValue = (text: string): boolean =>
  text.length <= MAX_PLACEHOLDER_LENGTH && (/^[НнОоБбNn]/.test(text) ? PLACEHOLDER_WORDS.has(text.toUpperCase()) : SIGNS_ALONE.test(text))
