// Formats whole numbers in groups of three digits. Intl.NumberFormat takes ten times as long, and a page shows dozens of numbers.

/** The languages of formatted numbers. */
export type Locale = 'ru' | 'en' | 'zh-CN'

const SEPARATORS: Record<Locale, string> = { ru: '\u00a0', en: ',', 'zh-CN': ',' }

/** `12345` → «12 345», as Intl does with `useGrouping: 'always'`; `whole` must not be negative. */
export function groupedDigits(locale: Locale, whole: number): string {
  let remaining = String(whole)
  let text = ''
  for (; remaining.length > 3; remaining = remaining.slice(0, -3)) text = SEPARATORS[locale] + remaining.slice(-3) + text
  return remaining + text
}
