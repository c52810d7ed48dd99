// Counts the elements and attributes in the bytes of a long XML document and refuses it if they are too many: decoding and parsing it would need many
// times its size in memory.
import { refuseXml } from './xml-characters.ts'
import { XML_MAX_ATTRIBUTES, XML_MAX_ELEMENTS } from './xml-tree.ts'

/** Codes of ! " ' / < = > ? */
const [BANG, QUOTE, APOSTROPHE, SLASH, LESS, EQUALS, GREATER, QUESTION] = [33, 34, 39, 47, 60, 61, 62, 63]

/** Shorter documents are not counted here: the parser counts them, and they cannot fill the memory. */
const LONG_BYTES = 1024 * 1024

/** Beginning and end of constructs that are skipped; they are ASCII, so the same in both encodings of the registers. */
const SKIPPED: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

/** Throws XmlRefused if a long document has too many elements or attributes. The parser checks whether it is well-formed. */
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

/** The position after the construct that begins at `at`. */
function pastSkipped(bytes: Buffer, at: number): number {
  const kind = SKIPPED.find(([opening]) => bytes.toString('latin1', at, at + opening.length) === opening)
  const end = kind ? bytes.indexOf(kind[1], at) : at
  return end < 0 ? bytes.length : end + 1
}

/** The position where an opening tag ends, and its number of attributes: the number of `=` outside of quotes. */
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
