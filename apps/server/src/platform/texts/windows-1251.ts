// Encodes text in windows-1251, which 1С and older programs read.

const QUESTION = 0x3f
let codes: Uint8Array | null = null

/** The byte of each character by its code; 0 for one that the encoding lacks. */
function codeTable(): Uint8Array {
  if (codes) return codes
  const decoder = new TextDecoder('windows-1251')
  const table = new Uint8Array(0x10000)
  for (let byte = 1; byte < 256; byte++) table[decoder.decode(Uint8Array.of(byte)).charCodeAt(0)] = byte
  codes = table
  return table
}

/** A character that the encoding lacks becomes what `instead` makes of it, such as `&#8381;`; a rare Cyrillic letter becomes a question mark. */
export function toWindows1251(text: string, instead: (character: string) => string = () => '?'): Buffer {
  const table = codeTable()
  const isKnown = (character: string) => character.length === 1 && (table[character.charCodeAt(0)] ?? 0) > 0
  const known = text.replace(/[^\p{ASCII}\p{Script=Cyrillic}]/gu, (character) => (isKnown(character) ? character : instead(character)))
  const bytes = Buffer.alloc(known.length)
  for (let at = 0; at < known.length; at++) bytes[at] = table[known.charCodeAt(at)] || QUESTION
  return bytes
}
