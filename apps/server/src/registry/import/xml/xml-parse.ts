// Parses one XML document of a register file into a tree. It is strict, accepts no DTD, and reads every character only once, because an import parses
// millions of documents.
import { checkCharacters, checkEntities, isBlank, isNameCode, refuseXml, replaceEntities } from './xml-characters.ts'
import { XML_MAX_ATTRIBUTES, XML_MAX_DEPTH, XML_MAX_ELEMENTS, XML_MAX_VALUE, XmlElement, type XmlSource } from './xml-tree.ts'
import { type CodedText, firstTag, internTag, internWord, isWordAt, type Tag, toCodedText } from './xml-words.ts'

/** Limit of the attributes of one element. */
const MAX_ATTRIBUTES = 500
/** Character codes of space ! " & ' / < = > ? */
const [BLANK, BANG, QUOTE, AMPERSAND, APOSTROPHE, SLASH, LESS, EQUALS, GREATER, QUESTION] = [32, 33, 34, 38, 39, 47, 60, 61, 62, 63]
/** The greatest code unit that XML allows. */
const LAST_CHARACTER = 0xfffd

/** Parses a whole document; of entities only the five that XML predefines are accepted. Throws XmlRefused with a short reason. */
export const parseXml = (text: string): XmlElement => parseCoded(toCodedText(text))
/** The same for a text whose characters are already in an array. */
export const parseCoded = (text: CodedText): XmlElement => new Parsing(text).run()

/** The state of parsing one document. */
class Parsing {
  readonly #text: string
  /** The UTF-16 code units of the text. */
  readonly #codes: Uint16Array
  readonly #source: XmlSource
  /** Position in the text up to which it is parsed. */
  #at = 0
  #root: XmlElement | undefined
  /** Number of elements so far. */
  #elements = 0
  /** Elements whose closing tag has not come yet, the innermost last. */
  readonly #open: XmlElement[] = []
  /** The last opening tag. */
  #tag: Tag = firstTag

  constructor({ text, codes }: CodedText) {
    this.#text = text
    this.#codes = codes
    this.#source = { text, spans: [] }
  }

  run(): XmlElement {
    while (this.#readText()) {
      const code = this.#codes[this.#at + 1]
      if (code === SLASH) this.#closeTag(this.#at + 2)
      else if (code === BANG) this.#declaration(this.#at)
      else if (code === QUESTION) this.#skip('?>', this.#at + 2, 'an instruction is not closed')
      else this.#openTag(this.#at + 1)
    }
    const last = this.#open.at(-1)
    if (last) refuseXml(`the element ${last.name.slice(0, 40)} is not closed`)
    return this.#root ?? refuseXml('the document is empty')
  }

  /** Reads text up to the next `<`; false at the end of the document. */
  #readText(): boolean {
    const codes = this.#codes
    const end = this.#text.length
    let at = this.#blanks(this.#at)
    const start = at
    let hasSpecial = false
    for (; at < end; at++) {
      const code = codes[at] as number
      if (code === LESS) break
      if (code === AMPERSAND || code === GREATER) hasSpecial = true
      else if ((code < BLANK && !isBlank(code)) || code > LAST_CHARACTER) refuseXml('a character that XML does not allow')
    }
    this.#at = at
    if (at > start) this.#addText(this.#text.slice(start, at), hasSpecial)
    return at < end
  }

  /** `hasSpecial`: the text contains `&` or `>`. */
  #addText(raw: string, hasSpecial: boolean): void {
    const element = this.#open.at(-1) ?? refuseXml('text outside the root element')
    if (hasSpecial && raw.includes(']]>')) refuseXml(']]> in text')
    this.#append(element, hasSpecial ? replaceEntities(raw) : raw)
  }

  #append(element: XmlElement, text: string): void {
    element.text += text
    if (element.text.length > XML_MAX_VALUE) refuseXml('a value is longer than 1 MB')
  }

  /** The position after the next `mark`; refuses the document if there is none. */
  #past(mark: string, from: number, reason: string): number {
    const end = this.#text.indexOf(mark, from)
    return end < 0 ? refuseXml(reason) : end + mark.length
  }

  /** Skips a construct up to the end of `mark` (an instruction, a comment, a CDATA section); its characters must still be allowed. */
  #skip(mark: string, from: number, reason: string): void {
    this.#at = this.#past(mark, from, reason)
    checkCharacters(this.#text.slice(from, this.#at))
  }

  #closeTag(from: number): void {
    const element = this.#open.pop()
    if (element && isWordAt(internWord(element.name), this.#codes, from)) {
      const at = this.#blanks(from + element.name.length)
      if (this.#codes[at] === GREATER) {
        this.#at = at + 1
        return
      }
    }
    const end = this.#past('>', from, 'a closing tag is not closed')
    refuseXml(`unexpected close tag ${this.#text.slice(from, Math.min(end - 1, from + 40))}`)
  }

  #declaration(from: number): void {
    const text = this.#text
    if (text.startsWith('<!--', from)) {
      this.#skip('--', from + 4, 'a comment is not closed')
      if (text.charCodeAt(this.#at) !== GREATER) refuseXml('-- in a comment')
      this.#at++
    } else if (text.startsWith('<![CDATA[', from)) {
      const element = this.#open.at(-1) ?? refuseXml('text outside the root element')
      this.#skip(']]>', from + 9, 'a CDATA section is not closed')
      this.#append(element, text.slice(from + 9, this.#at - 3))
    } else refuseXml(text.startsWith('<!DOCTYPE', from) ? 'a DTD is not accepted' : 'an unknown declaration')
  }

  /** The position after the name that begins here. */
  #nameEnd(from: number): number {
    const codes = this.#codes
    let at = from
    while (isNameCode(codes[at] as number, at === from)) at++
    return at === from ? refuseXml('a name is expected') : at
  }

  /** The position after blanks. */
  #blanks(from: number): number {
    const codes = this.#codes
    let at = from
    while (isBlank(codes[at] as number)) at++
    return at
  }

  /**
   * The tag whose name begins here. The name is first compared with the tag that came after the previous one last time: nearly always they are equal.
   */
  #tagAt(from: number): Tag {
    const codes = this.#codes
    const guess = this.#tag.next
    if (guess && isWordAt(guess.word, codes, from) && !isNameCode(codes[from + guess.word.length] as number, false)) return guess
    const tag = internTag(this.#text.slice(from, this.#nameEnd(from)))
    this.#tag.next = tag
    return tag
  }

  #openTag(from: number): void {
    const codes = this.#codes
    const tag = this.#tagAt(from)
    this.#tag = tag
    const { name, shape } = tag
    const first = this.#source.spans.length
    // The attribute names of this element, if they differ from those of the last element with the same name; undefined as long as they are equal.
    let ownNames: string[] | undefined
    let count = 0
    let at = from + name.length
    for (;;) {
      const next = this.#blanks(at)
      const code = codes[next]
      const isSeparated = next > at
      at = next
      if (code === GREATER || code === SLASH) break
      if (!isSeparated) refuseXml(`the tag ${name.slice(0, 40)} is not well-formed`)
      const expected = ownNames ? undefined : shape.words[count]
      if (expected && codes[at + expected.length] === EQUALS && isWordAt(expected, codes, at)) at += expected.length
      else {
        ownNames ??= shape.names.slice(0, count)
        const end = this.#nameEnd(at)
        addName(ownNames, this.#text.slice(at, end))
        at = end
      }
      at = this.#readValue(at, ownNames?.[count] ?? shape.names[count] ?? '')
      count++
    }
    this.#at = at
    const names = ownNames ?? (count === shape.names.length ? shape.names : shape.names.slice(0, count))
    if (names !== shape.names) tag.shape = { names, words: names.map(internWord) }
    this.#addElement(new XmlElement(name, names, this.#source, first))
  }

  /** Reads the value of the attribute whose name ends at `from`; returns the position after it. */
  #readValue(from: number, name: string): number {
    const codes = this.#codes
    let at = codes[from] === EQUALS ? from : this.#blanks(from)
    if (codes[at] !== EQUALS) refuseXml(`the attribute ${name.slice(0, 40)} has no value`)
    at = this.#blanks(at + 1)
    const quote = codes[at]
    if (quote !== QUOTE && quote !== APOSTROPHE) refuseXml(`the attribute ${name.slice(0, 40)} is not quoted`)
    const start = ++at
    let hasEntity = false
    for (; ; at++) {
      const code = codes[at] as number
      // Nearly every character is a letter, with a code above all special characters.
      if (code > LESS && code <= LAST_CHARACTER) continue
      if (code === quote) break
      if (code === AMPERSAND) hasEntity = true
      else if (code === LESS) refuseXml(`< in the attribute ${name.slice(0, 40)}`)
      else if (at >= this.#text.length) refuseXml(`the attribute ${name.slice(0, 40)} is not closed`)
      else if (!(code >= BLANK && code < LESS) && !isBlank(code)) refuseXml('a character that XML does not allow')
    }
    if (at - start > XML_MAX_VALUE) refuseXml('a value is longer than 1 MB')
    // Entities are checked now, even if the value is never used. A negative end marks a value with entities.
    if (hasEntity) checkEntities(this.#text, start, at)
    this.#source.spans.push(start, hasEntity ? -at : at)
    return at + 1
  }

  /** Adds the element to the tree; the position is at `>` or `/>`. */
  #addElement(element: XmlElement): void {
    if (++this.#elements > XML_MAX_ELEMENTS) refuseXml(`a document has more than ${XML_MAX_ELEMENTS} elements`)
    if (this.#source.spans.length > 2 * XML_MAX_ATTRIBUTES) refuseXml(`a document has more than ${XML_MAX_ATTRIBUTES} attributes`)
    const parent = this.#open.at(-1)
    if (parent) parent.append(element)
    else if (this.#root) refuseXml('a second root element')
    else this.#root = element
    if (this.#open.length >= XML_MAX_DEPTH) refuseXml(`elements nest deeper than ${XML_MAX_DEPTH}`)
    if (this.#codes[this.#at] === GREATER) this.#open.push(element)
    else if (this.#codes[++this.#at] !== GREATER) refuseXml(`the tag ${element.name.slice(0, 40)} is not well-formed`)
    this.#at++
  }
}

/** Adds a name to the attributes of a tag; refuses a repeated one, and too many. */
function addName(names: string[], name: string): void {
  if (names.includes(name)) refuseXml(`the attribute ${name.slice(0, 40)} stands twice`)
  if (names.length >= MAX_ATTRIBUTES) refuseXml(`an element has more than ${MAX_ATTRIBUTES} attributes`)
  names.push(name)
}
