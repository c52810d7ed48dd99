// Parses a number as people type it in Russian (12 500,5). Any other text yields NaN, so that the page can show an error beside the text as typed.

/** Digits, or groups of three separated by spaces as in print. */
const WHOLE = /^(?:\d{1,3}(?:\s\d{3})+|\d+)$/
/** The same digits, with a comma or a point before one or two decimals. */
const MONEY = /^(?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]\d{1,2})?$/

export type Decimals = 0 | 2

const allowedPattern = (decimals: Decimals): RegExp => (decimals === 2 ? MONEY : WHOLE)

/** The format of `readNumber` for the HTML attribute `pattern`, which applies to the whole value (so without `^` and `$`). */
export const numberPattern = (decimals: Decimals): string => allowedPattern(decimals).source.slice(1, -1)

/** `pattern` for digits only, for values that the receiver does not parse by `readNumber`. */
export const DIGITS = '\\d+'

/** `12 500,5` → 12500.5. Null for an empty text; NaN for anything but a number without a sign and with at most the given decimals. */
export function readNumber(typed: string, decimals: Decimals): number | null {
  const text = typed.trim()
  if (text === '') return null
  if (!allowedPattern(decimals).test(text)) return Number.NaN
  return Number(text.replace(/\s/g, '').replace(',', '.'))
}
