// Reads a number as people type it; of what is no number nothing is made, so that it can be told wrong as it stands.

/** Groups of three are parted by spaces, as they are printed; a comma or a point stands before the decimals. */
const WHOLE = '(?:\\d{1,3}(?:\\s\\d{3})+|\\d+)'
const withDecimals = (decimals: number): string => (decimals > 0 ? `${WHOLE}(?:[.,]\\d{1,${decimals}})?` : WHOLE)

/** The same as `readNumber` asks, for the attribute `pattern` of a field. */
export const numberPattern = (decimals: number): string => `\\s*${withDecimals(decimals)}\\s*`

/** Digits alone, for what is sent as it stands. */
export const DIGITS = '\\d+'

const NUMBER = /^(?:\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d+))?$/

/** Null where nothing is typed, NaN where it is anything but a number without a sign of at most so many decimals. */
export function readNumber(typed: string, decimals: number): number | null {
  const text = typed.trim()
  if (text === '') return null
  const [isNumber, after = ''] = NUMBER.exec(text) ?? []
  if (isNumber === undefined || after.length > decimals) return Number.NaN
  return Number(text.replace(/\s/g, '').replace(',', '.'))
}
