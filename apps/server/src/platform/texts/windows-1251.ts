// Encodes text in windows-1251 (the Cyrillic encoding of Windows), which 1С (Russian accounting software) and older programs read.

/** The question mark. */
const QUESTION = 0x3f
/** Made at first use. */
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

/**
 * The text's bytes. A character that the encoding lacks is replaced by the result of `instead`, such as the XML reference `&#8381;` for the ruble
 * sign. Cyrillic letters that it lacks, which are rare, become question marks.
 */
export function toWindows1251(text: string, instead: (character: string) => string = () => '?'): Buffer {
  const table = codeTable()
  const isEncodable = (character: string) => character.length === 1 && (table[character.charCodeAt(0)] ?? 0) > 0
  const encodable = text.replace(/[^\p{ASCII}\p{Script=Cyrillic}]/gu, (character) =>
    isEncodable(character) ? character : instead(character),
  )
  const bytes = Buffer.alloc(encodable.length)
  for (let at = 0; at < encodable.length; at++) bytes[at] = table[encodable.charCodeAt(at)] || QUESTION
  return bytes
}
