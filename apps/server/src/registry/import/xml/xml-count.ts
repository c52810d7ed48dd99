// Counts what a long document holds by its bytes, before it is decoded into several times its size.
import { refuseXml } from './xml-characters.ts'
import { XML_MAX_ATTRIBUTES, XML_MAX_ELEMENTS } from './xml-tree.ts'

const [BANG, QUOTE, APOSTROPHE, SLASH, LESS, EQUALS, GREATER, QUESTION] = [33, 34, 39, 47, 60, 61, 62, 63]

/** A shorter document is not worth a second look: the parser counts too. */
const LONG_BYTES = 1024 * 1024

/** What is skipped whole, by its beginning, in either encoding of the registers. */
const SKIPPED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

/** Throws XmlRefused where a long document has more elements or attributes than are taken. Whether it is well-formed is the parser's business. */
export function refuseTooMany(bytes: Buffer): void {
  if (bytes.length < LONG_BYTES) return
  let elements = 0
  let attributes = 0
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at)) {
    const next = bytes[at + 1]
    if (next === BANG || next === QUESTION) at = pastSkipped(bytes, at)
    else if (next === SLASH) at += 2
    else {
      const tag = readTag(bytes, at + 1)
      at = tag.end
      attributes += tag.attributes
      if (++elements > XML_MAX_ELEMENTS) refuseXml(`a document has more than ${XML_MAX_ELEMENTS} elements`)
      if (attributes > XML_MAX_ATTRIBUTES) refuseXml(`a document has more than ${XML_MAX_ATTRIBUTES} attributes`)
    }
  }
}

function pastSkipped(bytes: Buffer, at: number): number {
  const kind = SKIPPED.find(([opening]) => bytes.toString('latin1', at, at + opening.length) === opening)
  const end = kind ? bytes.indexOf(kind[1], at) : at
  return end < 0 ? bytes.length : end + 1
}

/** The end of an opening tag, and its attributes: the `=` outside of quotes. */
function readTag(bytes: Buffer, from: number): { end: number; attributes: number } {
  let attributes = 0
  let quote = 0
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (quote !== 0) {
      if (byte === quote) quote = 0
    } else if (byte === QUOTE || byte === APOSTROPHE) quote = byte
    else if (byte === EQUALS) attributes++
    else if (byte === GREATER) return { end: at, attributes }
  }
  return { end: bytes.length, attributes }
}
