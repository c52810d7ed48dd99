// Formats one proof of a factor for the printed report.
import type { Evidence } from '@sverka/contract/company-card/reliability'
import { formatIn } from '@sverka/contract/formats.rules'

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })

export const russianDay = (iso: string): string => iso.split('-').reverse().join('.')

const minus = (text: string): string => text.replace(/^-/, '\u2212')

/** «33,33 %» with a space that does not break. */
export const percentText = formatIn('ru').percent

function valueText({ value, unit }: Evidence): string {
  if (typeof value === 'string') return unit === 'date' ? russianDay(value) : value.replaceAll('\u2033', '"')
  if (unit === 'money') return `${minus(whole.format(value))}\u00a0₽`
  if (unit === 'percent') return percentText(value)
  return unit === 'year' ? String(value) : minus(number.format(value))
}

/** For example «Выручка, 2025: 1 284 716 000 ₽». */
export const evidenceText = (evidence: Evidence): string => `${evidence.label}: ${valueText(evidence)}`

/** An amount in rubles, with kopecks if it has any, so that printed sums add up; a dash for an unknown one. */
export const rubles = (kopecks: number | undefined | null): string =>
  kopecks === undefined || kopecks === null ? '—' : minus((kopecks % 100 === 0 ? whole : exact).format(kopecks / 100))

/** A Russian date; a dash for an unknown one. */
export const day = (iso: string | undefined | null): string => (iso ? russianDay(iso) : '—')
