// Parses one XML document of a register, strictly and without a DTD; nearly twice as fast as a general parser (docs/decisions).
import { XmlRefused } from './refused.ts'
import { XML_MAX_DEPTH, XML_MAX_VALUE, XmlElement } from './xml-tree.ts'

const MAX_ATTRIBUTES = 500
/** Characters XML does not allow at all. */
const FORBIDDEN = /[^\t\n\r -\ufffd]/
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const [TAB, LF, CR, BLANK, BANG, QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER, QUESTION] = [9, 10, 13, 32, 33, 34, 39, 47, 61, 62, 63]

function refuseXml(reason: string): never {
  throw new XmlRefused(reason)
}

/** Parses a whole document. Throws XmlRefused with a short reason. No DTD, so no entity beyond the five of XML. */
export function parseXml(text: string): XmlElement {
  if (FORBIDDEN.test(text)) refuseXml('a character that XML does not allow')
  return new Parsing(text).run()
}

const isBlank = (code: number): boolean => code === BLANK || code === LF || code === CR || code === TAB

/** Letters of any script, `_`, `:` and, after the first, digits, `-` and `.`; the text was checked for control characters. */
function isNameCode(code: number, isFirst: boolean): boolean {
  if (code >= 0x80 || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f || code === 0x3a) return true
  return !isFirst && ((code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2e)
}

class Parsing {
  readonly #text: string
  #at = 0
  #root: XmlElement | undefined
  readonly #open: XmlElement[] = []

  constructor(text: string) {
    this.#text = text
  }

  run(): XmlElement {
    const text = this.#text
    for (;;) {
      const next = text.indexOf('<', this.#at)
      this.#characters(next < 0 ? text.length : next)
      if (next < 0) break
      const code = text.charCodeAt(next + 1)
      if (code === SLASH) this.#closeTag(next + 2)
      else if (code === BANG) this.#declaration(next)
      else if (code === QUESTION) this.#at = this.#past('?>', next + 2, 'an instruction is not closed')
      else this.#openTag(next + 1)
    }
    const last = this.#open.at(-1)
    if (last) refuseXml(`the element ${last.name.slice(0, 40)} is not closed`)
    return this.#root ?? refuseXml('the document is empty')
  }

  /** Text up to `end`. */
  #characters(end: number): void {
    let at = this.#at
    this.#at = end
    while (at < end && isBlank(this.#text.charCodeAt(at))) at++
    if (at === end) return
    const element = this.#open.at(-1)
    if (!element) refuseXml('text outside the root element')
    const raw = this.#text.slice(at, end)
    if (raw.includes(']]>')) refuseXml(']]> in text')
    this.#append(element, unescaped(raw))
  }

  #append(element: XmlElement, text: string): void {
    element.text += text
    if (element.text.length > XML_MAX_VALUE) refuseXml('a value is longer than 1 MB')
  }

  #past(mark: string, from: number, reason: string): number {
    const end = this.#text.indexOf(mark, from)
    return end < 0 ? refuseXml(reason) : end + mark.length
  }

  #closeTag(from: number): void {
    const end = this.#past('>', from, 'a closing tag is not closed')
    const element = this.#open.pop()
    const name = this.#text.slice(from, end - 1).trimEnd()
    if (element?.name !== name) refuseXml(`unexpected close tag ${name.slice(0, 40)}`)
    this.#at = end
  }

  #declaration(from: number): void {
    const text = this.#text
    if (text.startsWith('<!--', from)) {
      const end = this.#past('--', from + 4, 'a comment is not closed')
      if (text.charCodeAt(end) !== GREATER) refuseXml('-- in a comment')
      this.#at = end + 1
    } else if (text.startsWith('<![CDATA[', from)) {
      const element = this.#open.at(-1)
      if (!element) refuseXml('text outside the root element')
      this.#at = this.#past(']]>', from + 9, 'a CDATA section is not closed')
      this.#append(element, text.slice(from + 9, this.#at - 3))
    } else refuseXml(text.startsWith('<!DOCTYPE', from) ? 'a DTD is not accepted' : 'an unknown declaration')
  }

  #name(from: number): string {
    let at = from
    while (at < this.#text.length && isNameCode(this.#text.charCodeAt(at), at === from)) at++
    if (at === from) refuseXml('a name is expected')
    this.#at = at
    return this.#text.slice(from, at)
  }

  #blanks(): boolean {
    const from = this.#at
    while (isBlank(this.#text.charCodeAt(this.#at))) this.#at++
    return this.#at > from
  }

  #openTag(from: number): void {
    const name = this.#name(from)
    const names: string[] = []
    const values: string[] = []
    for (;;) {
      const separated = this.#blanks()
      const code = this.#text.charCodeAt(this.#at)
      if (code === GREATER || code === SLASH) break
      if (!separated) refuseXml(`the tag ${name.slice(0, 40)} is not well-formed`)
      this.#attribute(names, values)
    }
    this.#enter(new XmlElement(name, names, values))
  }

  #attribute(names: string[], values: string[]): void {
    const name = this.#name(this.#at)
    this.#blanks()
    if (this.#text.charCodeAt(this.#at) !== EQUALS) refuseXml(`the attribute ${name.slice(0, 40)} has no value`)
    this.#at++
    this.#blanks()
    const quote = this.#text.charCodeAt(this.#at)
    if (quote !== QUOTE && quote !== APOSTROPHE) refuseXml(`the attribute ${name.slice(0, 40)} is not quoted`)
    const start = this.#at + 1
    const end = this.#past(quote === QUOTE ? '"' : "'", start, `the attribute ${name.slice(0, 40)} is not closed`)
    if (end - start > XML_MAX_VALUE) refuseXml('a value is longer than 1 MB')
    const raw = this.#text.slice(start, end - 1)
    if (raw.includes('<')) refuseXml(`< in the attribute ${name.slice(0, 40)}`)
    if (names.includes(name)) refuseXml(`the attribute ${name.slice(0, 40)} stands twice`)
    names.push(name)
    values.push(unescaped(raw))
    if (names.length > MAX_ATTRIBUTES) refuseXml(`an element has more than ${MAX_ATTRIBUTES} attributes`)
    this.#at = end
  }

  /** At `>` or `/>`. */
  #enter(element: XmlElement): void {
    const parent = this.#open.at(-1)
    if (parent) parent.children.push(element)
    else if (this.#root) refuseXml('a second root element')
    else this.#root = element
    if (this.#open.length >= XML_MAX_DEPTH) refuseXml(`elements nest deeper than ${XML_MAX_DEPTH}`)
    if (this.#text.charCodeAt(this.#at) === GREATER) this.#open.push(element)
    else if (this.#text.charCodeAt(++this.#at) !== GREATER) refuseXml(`the tag ${element.name.slice(0, 40)} is not well-formed`)
    this.#at++
  }
}

/** Replaces the five entities and numbered characters; anything else behind `&` is refused. */
function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-z]{2,4});)?/g, (_whole, name: string | undefined) => {
    if (!name) refuseXml('an unknown entity, or & alone')
    if (!name.startsWith('#')) return ENTITIES[name] ?? refuseXml(`an unknown entity ${name}`)
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    const char = isCharacter ? String.fromCodePoint(code) : '\0'
    return FORBIDDEN.test(char) ? refuseXml('a character that XML does not allow') : char
  })
}
