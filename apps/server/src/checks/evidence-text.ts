// Formats of values in printed reports: a piece of evidence, such as «Выручка, 2025: 1 284 716 000 ₽», amounts, percentages and days.
import type { Evidence } from '@sverka/contract/company-card/reliability-factor'
import { formatIn } from '@sverka/contract/formats.rules'

const formatNumber = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
const formatWithKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const formatWhole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })

/** An ISO day `2026-11-20` as `20.11.2026`. */
export const printedDay = (iso: string): string => iso.split('-').reverse().join('.')

/** A minus sign (U+2212) in place of the hyphen, which is too short in print. */
const withMinusSign = (text: string): string => text.replace(/^-/, '\u2212')

/** A percentage as «33,33 %» with a non-breaking space; takes 33.33. */
export const percentText = formatIn('ru').percent

/**
 * The value of a piece of evidence, money in whole rubles. The font of reports has no double prime (U+2033), the sign of inches in texts: it
 * becomes a straight quote.
 */
function valueText({ value, unit }: Evidence): string {
  if (typeof value === 'string') return unit === 'date' ? printedDay(value) : value.replaceAll('\u2033', '"')
  if (unit === 'money') return `${withMinusSign(formatWhole.format(value))}\u00a0₽`
  if (unit === 'percent') return percentText(value)
  return unit === 'year' ? String(value) : withMinusSign(formatNumber.format(value))
}

/** For example «Выручка, 2025: 1 284 716 000 ₽». */
export const evidenceText = (evidence: Evidence): string => `${evidence.label}: ${valueText(evidence)}`

/** An amount in rubles, with kopecks if it has any, so that printed sums add up; a dash for an unknown one. */
export const rublesText = (kopecks: number | undefined | null): string =>
  kopecks === undefined || kopecks === null
    ? '—'
    : withMinusSign((kopecks % 100 === 0 ? formatWhole : formatWithKopecks).format(kopecks / 100))

/** A Russian date; a dash for an unknown one. */
export const dayText = (iso: string | undefined | null): string => (iso ? printedDay(iso) : '—')
