// Formats money, numbers and dates in the site's three languages, by section 9 of the specification. No other code formats them.
import { groupedDigits, type Locale } from './digits.rules.ts'

const NO_BREAK = '\u00a0'
const MINUS = '\u2212'
/** The word joiner: without it a line may break between the minus and the currency sign. */
const NO_BREAK_AFTER = '\u2060'
/** The product's time zone for people: Moscow, UTC+3 all year since 2014. */
const MOSCOW_OFFSET_MS = 3 * 3_600_000

type Unit = readonly [from: number, name: string]

/** Units of short numbers, largest first: a number of at least `from` is divided by it (specification §9). Chinese counts by 10,000. */
const units: Record<Locale, readonly Unit[]> = {
  ru: [
    [1e12, 'трлн'],
    [1e9, 'млрд'],
    [1e6, 'млн'],
    [1e3, 'тыс'],
  ],
  en: [
    [1e12, 'tn'],
    [1e9, 'bn'],
    [1e6, 'm'],
    [1e3, 'k'],
  ],
  'zh-CN': [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
  ],
}

const months: Record<'ru' | 'en', readonly string[]> = {
  ru: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
}

/** A number rounded to the wanted decimals, in groups of three digits; minus is `−`, spaces are non-breaking. */
function grouped(locale: Locale, value: number, decimals: { min: number; max: number }): string {
  const size = Math.abs(value)
  const isWhole = decimals.min === 0 && Number.isSafeInteger(size)
  const text = isWhole ? groupedDigits(locale, size) : numberFormat(locale, decimals).format(size).replace(/\s/g, NO_BREAK)
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, { min, max }: { min: number; max: number }): Intl.NumberFormat {
  const key = `${locale}${min}${max}`
  const cached = numberFormats.get(key)
  if (cached) return cached
  // `always`: four-digit sums are grouped like longer ones.
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping: 'always' })
  numberFormats.set(key, made)
  return made
}

const rubles = (locale: Locale, text: string): string => {
  if (locale === 'ru') return `${text}${NO_BREAK}₽`
  return text.startsWith(MINUS) ? `${MINUS}${NO_BREAK_AFTER}₽${text.slice(1)}` : `₽${text}`
}

/** Decimals for three significant digits: 1,28 · 61,8 · 897. */
const fractionDigits = (scaled: number): number => (Math.abs(scaled) >= 100 ? 0 : Math.abs(scaled) >= 10 ? 1 : 2)

const findUnit = (locale: Locale, value: number) => units[locale].find(([least]) => Math.abs(value) >= least) ?? []

/** A value in the unit of another value, without the unit: `0,41` beside `1,28 млрд` (billion). */
function numberLike(locale: Locale, value: number, like: number): string {
  const scaled = value / (findUnit(locale, like)[0] ?? 1)
  const smallest = 0.01
  if (value !== 0 && Math.abs(scaled) < smallest) return `<${grouped(locale, smallest, { min: 0, max: 2 })}`
  return grouped(locale, scaled, { min: 0, max: fractionDigits(scaled) })
}

function shortNumber(locale: Locale, value: number): string {
  const [from, name] = findUnit(locale, value)
  if (!from) return grouped(locale, value, { min: 0, max: 0 })
  const scaled = value / from
  const gap = locale === 'ru' ? NO_BREAK : ''
  return `${grouped(locale, scaled, { min: 0, max: fractionDigits(scaled) })}${gap}${name}`
}

const splitDay = (iso: string): [year: string, month: string, day: string] => [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8, 10)]

function date(locale: Locale, iso: string): string {
  const [year, month, day] = splitDay(iso)
  return locale === 'zh-CN' ? `${year}-${month}-${day}` : `${day}.${month}.${year}`
}

function longDate(locale: Locale, iso: string): string {
  const [year, month, day] = splitDay(iso)
  if (locale === 'zh-CN') return `${year}年${Number(month)}月${Number(day)}日`
  return `${Number(day)}${NO_BREAK}${months[locale][Number(month) - 1]}${NO_BREAK}${year}`
}

function moscowIso(isoTime: string): string {
  return new Date(Date.parse(isoTime) + MOSCOW_OFFSET_MS).toISOString()
}

/** Parts of a text; null, undefined, false and empty parts are left out. */
type Parts = readonly (string | number | null | undefined | false)[]

/** Punctuation between parts. Chinese has its own characters, without a space after them. */
const punctuation: Record<Locale, readonly [list: string, clause: string, label: string]> = {
  ru: [', ', '; ', ': '],
  en: [', ', '; ', ': '],
  'zh-CN': ['，', '；', '：'],
}

const joinParts = (parts: Parts, mark: string): string => parts.filter((part) => part || part === 0).join(mark)

/** All formats of one language; the examples are Russian. */
export interface Format {
  /** `акт, 12 мая` (act, 12 May): parts of one phrase. */
  list(parts: Parts): string
  /** `долг 5 млн; иск 3 млн` (debt 5 m; claim 3 m): phrases that may have commas inside. */
  clauses(parts: Parts): string
  /** `Итого: 3` (total: 3); without a value the label ends with the colon. */
  labelled(label: string, value?: string | number): string
  /** From rubles, rounded: `1 284 716 000 ₽`. */
  money(rubles: number): string
  /** From rubles, to the kopeck: `590 ₽`, `590,50 ₽`. */
  price(rubles: number): string
  /** From rubles: `1,28 млрд ₽`. */
  shortMoney(rubles: number): string
  /** `1,28 млрд`: for chart ticks. */
  shortNumber(value: number): string
  /** `0,41`: in the unit of another value, for charts too narrow to repeat it. */
  numberLike(value: number, like: number): string
  /** `12 345` */
  integer(value: number): string
  /** `4,0`: stars out of five, always with one decimal. */
  stars(value: number): string
  /** `2,1`, up to two decimals. */
  decimal(value: number): string
  /** `60 %`, up to two decimals; four where rounding would give 0 or 100, `менее 0,0001 %`. */
  percent(value: number): string
  /** `14.03.2014` from an ISO date. */
  date(iso: string): string
  /** `14 марта 2014` from an ISO date. */
  longDate(iso: string): string
  /** The day in Moscow of an ISO time, `14 марта 2014`. */
  longDateOfTime(isoTime: string): string
  /** `09:30`, Moscow time, from an ISO time. */
  time(isoTime: string): string
  /** `09:30 14.03.2014`, Moscow time, from an ISO time; the day first in Chinese. */
  dateTime(isoTime: string): string
  /** The day in Moscow of an ISO time, `14.03.2014`. */
  dateOfTime(isoTime: string): string
}

const UNDER: Record<Locale, string> = { ru: 'менее ', en: 'under ', 'zh-CN': '不到 ' }
/** The smallest percentage that is shown as a number. */
const MIN_PERCENT = 0.0001

/** A percentage, never rounded to 0 or 100: 0.00001 is «under 0.0001%», and a value just below 100 is at most 99.9999%. */
function percent(locale: Locale, value: number): string {
  const size = Math.abs(value)
  const distanceToEnd = Math.min(size, 100 - size)
  const isTiny = distanceToEnd > 0 && distanceToEnd < MIN_PERCENT
  const isNearZero = isTiny && size < MIN_PERCENT
  const shown = isNearZero ? MIN_PERCENT : isTiny ? 100 - MIN_PERCENT : value
  // With two decimals a distance below 0.005 would be rounded away.
  const max = distanceToEnd > 0 && distanceToEnd < 0.005 ? 4 : 2
  return `${isNearZero ? UNDER[locale] : ''}${grouped(locale, shown, { min: 0, max })}${locale === 'ru' ? NO_BREAK : ''}%`
}

const formats = new Map<Locale, Format>()

/** The formats of a language; made once and cached. */
export function formatIn(locale: Locale): Format {
  const cached = formats.get(locale)
  if (cached) return cached
  const [list, clause, label] = punctuation[locale]
  const made: Format = {
    list: (parts) => joinParts(parts, list),
    clauses: (parts) => joinParts(parts, clause),
    labelled: (name, value = '') => `${name}${value === '' ? label.trim() : `${label}${value}`}`,
    money: (value) => rubles(locale, grouped(locale, value, { min: 0, max: 0 })),
    price: (value) => rubles(locale, grouped(locale, value, Number.isInteger(value) ? { min: 0, max: 0 } : { min: 2, max: 2 })),
    shortMoney: (value) => rubles(locale, shortNumber(locale, value)),
    shortNumber: (value) => shortNumber(locale, value),
    numberLike: (value, like) => numberLike(locale, value, like),
    integer: (value) => grouped(locale, value, { min: 0, max: 0 }),
    stars: (value) => grouped(locale, value, { min: 1, max: 1 }),
    decimal: (value) => grouped(locale, value, { min: 0, max: 2 }),
    percent: (value) => percent(locale, value),
    date: (iso) => date(locale, iso),
    longDate: (iso) => longDate(locale, iso),
    longDateOfTime: (isoTime) => longDate(locale, moscowIso(isoTime)),
    time: (isoTime) => moscowIso(isoTime).slice(11, 16),
    dateTime: (isoTime) => {
      const [time, day] = [made.time(isoTime), made.dateOfTime(isoTime)]
      return locale === 'zh-CN' ? `${day} ${time}` : `${time} ${day}`
    },
    dateOfTime: (isoTime) => date(locale, moscowIso(isoTime)),
  }
  formats.set(locale, made)
  return made
}

/** A SHA-256 in hex, short enough to compare by eye: its first eight and last four digits, `3a91 77e0 … c07e`. */
export const shortFingerprint = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)} … ${sha256.slice(-4)}`

const KILOBYTE = 1024

/** A file's size in bytes as whole kilobytes of 1024 bytes, at least 1. */
export const kilobytes = (size: number): number => Math.max(1, Math.round(size / KILOBYTE))
