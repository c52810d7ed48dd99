// Formats whole numbers in groups of three digits. Not by Intl, which takes ten times as long for each, and pages show dozens.

/** The languages of formatted numbers. */
export type Locale = 'ru' | 'en' | 'zh-CN'

const SEPARATORS: Record<Locale, string> = { ru: '\u00a0', en: ',', 'zh-CN': ',' }

/** `12345` → «12 345», as Intl does with `useGrouping: 'always'`; `whole` must not be negative. */
export function groupedDigits(locale: Locale, whole: number): string {
  let left = String(whole)
  let text = ''
  for (; left.length > 3; left = left.slice(0, -3)) text = SEPARATORS[locale] + left.slice(-3) + text
  return left + text
}
