// Whole numbers in groups of three digits: pages write dozens of them, and Intl takes ten times as long for one.

/** The languages that figures are written in. */
export type Locale = 'ru' | 'en' | 'zh-CN'

const SEPARATORS: Record<Locale, string> = { ru: '\u00a0', en: ',', 'zh-CN': ',' }

/** `12345` → «12 345», as Intl writes it with groups always; `whole` is not negative. */
export function groupedDigits(locale: Locale, whole: number): string {
  let left = String(whole)
  let text = ''
  for (; left.length > 3; left = left.slice(0, -3)) text = SEPARATORS[locale] + left.slice(-3) + text
  return left + text
}
