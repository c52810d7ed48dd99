// Repairs XML of registers in which the publisher did not escape double quotes inside attribute values: `НаимСокр="ООО "РОМАШКА""`.

const OPENING = '="'
const QUOTE = '"'
/** Text that may follow the quote that ends a value: the tag's end, or another attribute. */
const AFTER_VALUE = /\s{0,9}(?:\/?>|[\p{L}_][\p{L}\p{N}_.:-]{0,60}\s{0,9}=\s{0,9}")/uy

/** The same document with such quotes escaped; null if it has none, or if no end of a value is found. */
export function withEscapedQuotes(text: string): string | null {
  let corrected = ''
  let copied = 0
  for (let at = text.indexOf(OPENING); at >= 0; ) {
    const start = at + OPENING.length
    const end = endOfValue(text, start)
    if (end === undefined) return null
    const value = text.slice(start, end)
    if (value.includes(QUOTE)) {
      corrected += text.slice(copied, start) + value.replaceAll(QUOTE, '&quot;')
      copied = end
    }
    at = text.indexOf(OPENING, end + 1)
  }
  return copied === 0 ? null : corrected + text.slice(copied)
}

/** The position of the quote that ends the value: the first one with text after it that may follow a value; undefined if there is none. */
function endOfValue(text: string, start: number): number | undefined {
  for (let end = text.indexOf(QUOTE, start); end >= 0; end = text.indexOf(QUOTE, end + 1)) {
    AFTER_VALUE.lastIndex = end + 1
    if (AFTER_VALUE.test(text)) return end
  }
  return undefined
}
