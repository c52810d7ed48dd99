// Estimates the values and the nesting depth of a JSON body before it is parsed: a megabyte of `[[],[],…]` takes far more memory once parsed.
import { httpLimits } from '../bounds.ts'

// ASCII codes of JSON's punctuation.
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
/** `[` and `{`. */
const OPENING = new Set([0x5b, 0x7b])
/** `]` and `}`. */
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Which limit the text exceeds; null if it may be parsed. Commas and opening brackets are counted as values, those inside strings are not.
 * Whether it is valid JSON is the parser's task.
 */
export function findExceededLimit(json: Buffer): 'values' | 'depth' | null {
  let values = 0
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (byte === QUOTE) at = endOfString(json, at)
    else if (byte === COMMA) values += 1
    else if (OPENING.has(byte)) {
      values += 1
      depth += 1
    } else if (CLOSING.has(byte)) depth -= 1
    if (values > httpLimits.jsonValues) return 'values'
    if (depth > httpLimits.jsonDepth) return 'depth'
  }
  return null
}

/** Index of the closing quote of the string that begins at `from`. */
function endOfString(json: Buffer, from: number): number {
  let at = from + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1
  return at
}
