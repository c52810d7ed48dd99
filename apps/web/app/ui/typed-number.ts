// Reads a number as people type it; of what is no number nothing is made, so that it can be told wrong as it stands.

/** Digits, or groups of three parted by spaces as they are printed. */
const WHOLE = /^(?:\d{1,3}(?:\s\d{3})+|\d+)$/
/** The same, with a comma or a point before one or two decimals. */
const MONEY = /^(?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,]\d{1,2})?$/

export type Decimals = 0 | 2

const allowedPattern = (decimals: Decimals): RegExp => (decimals === 2 ? MONEY : WHOLE)

/** The same as `readNumber` asks, for the attribute `pattern` of a field, which stands for the whole value. */
export const numberPattern = (decimals: Decimals): string => allowedPattern(decimals).source.slice(1, -1)

/** Digits alone, for what is sent as it stands. */
export const DIGITS = '\\d+'

/** Null where nothing is typed, NaN where it is anything but a number without a sign of at most so many decimals. */
export function readNumber(typed: string, decimals: Decimals): number | null {
  const text = typed.trim()
  if (text === '') return null
  if (!allowedPattern(decimals).test(text)) return Number.NaN
  return Number(text.replace(/\s/g, '').replace(',', '.'))
}
