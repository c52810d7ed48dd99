// Finds companies' numbers in pasted text and tables: in groups of digits, behind labels, in scientific notation, among invisible characters. The
// numbers are ИНН (taxpayer, 10 or 12 digits), ОГРН and ОГРНИП (registration, 13 or 15) and КПП (tax registration code of an office, 9).
import { identifierKind, isIdentifierValid } from './identifiers.ts'

/** The kind of a number by the word before it. `other`: another kind, such as a telephone, passport or account number. */
export type NumberLabel = 'inn' | 'ogrn' | 'kpp' | 'other'

/** Digits in a text that may be a company's number. */
export interface WrittenNumber {
  readonly digits: string
  /** The kind of number, if the text names it. */
  readonly label: NumberLabel | null
  /** True if a spreadsheet rounded off its last digits: «7,70708E+11» could be any of a million numbers. */
  readonly isRounded: boolean
  /** How the text wrote it, if `digits` differ: `power` in scientific notation, `without_nought` an ИНН whose leading zero a table dropped. */
  readonly was?: 'power' | 'without_nought'
}

/** Direction marks, zero-width characters and soft hyphens, which are copied along with text. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0
const DASHES = /[\u2010-\u2015\u2212]/g

/** The text without invisible characters; full-width characters, dashes and spaces are replaced by keyboard ones. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/** Labels of numbers with the same lengths that do not identify a company. */
const OTHERS = [
  ...['паспорт', 'паспорта', 'паспорту', 'пасп', 'серия', 'passport', 'снилс', 'snils'],
  ...['тел', 'телефон', 'телефоны', 'телефона', 'факс', 'моб', 'мобильный', 'phone', 'tel', 'fax', 'mobile'],
  ...['окпо', 'окато', 'октмо', 'окогу', 'окфс', 'окопф', 'оквэд', 'okpo', 'okato', 'oktmo'],
  ...['бик', 'bic', 'bik', 'счет', 'счета', 'счету', 'сч', 'рс', 'кс', 'account', 'iban', 'swift'],
  ...['договор', 'договора', 'договору', 'контракт', 'контракта', 'contract', 'email', 'mail', 'индекс'],
] as const

const LABELS: ReadonlyMap<string, NumberLabel> = new Map([
  ['инн', 'inn'],
  ['inn', 'inn'],
  ['огрн', 'ogrn'],
  ['огрнип', 'ogrn'],
  ['ogrn', 'ogrn'],
  ['ogrnip', 'ogrn'],
  ['кпп', 'kpp'],
  ['kpp', 'kpp'],
  ...OTHERS.map((word): [string, NumberLabel] => [word, 'other']),
])

/** «р/с», «к/с», «л/с»: abbreviations of bank accounts. */
const ACCOUNT = /(?<!\p{L})[ркл]\/сч?(?!\p{L})/giu
/** «20.11.2026»: a date is not a number of a company. */
const DATE = /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d(?!\d|\.\d)/g
/** A run of digits, of letters, or of separators. */
const PIECES = /\d+|\p{L}+|[^\d\p{L}]+/gu
/** Placeholder character (for private use in Unicode) that replaces each character of a number in scientific notation once it is parsed. */
const PLACEHOLDER = '\ue000'
/** Grouped digits, a word, or placeholders. */
const PARTS = /\d+(?:[ .-]\d+)*|\p{L}+|\ue000+/gu

/** Powers of ten in scientific notation that may be a company's number: from 9 digits (10^8) to 15 digits (10^14). */
const [LEAST_POWER, MOST_POWER] = [8, 14]
const KPP_DIGITS = 9

/** All possible numbers in a text, in order. If a group of digits («1690 001 169») is no number as a whole, its parts are tried. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const { plain, powers } = withoutPowers(withPlainSigns(text).replace(ACCOUNT, ' счет ').replace(DATE, ' , '))
  const found: WrittenNumber[] = []
  let labels: NumberLabel[] = []
  let end = 0
  for (const { 0: part, index } of plain.matchAll(PARTS)) {
    const isKpp = isKppAfter(found.at(-1), plain.slice(end, index), part)
    end = index + part.length
    const power = powers.get(index)
    if (power) found.push({ ...power, label: labels.shift() ?? null })
    else if (!/^\d/.test(part)) labels = labelsAfter(labels, part)
    else if (isKpp) found.push({ digits: keepDigits(part), label: 'kpp', isRounded: false })
    else if (!isPartOfWord(plain, index, end) && !isOfMailbox(plain, index, end))
      for (const number of findNumbers(part, labels)) found.push(number)
  }
  return found.filter(({ label }) => label !== 'other')
}

/** A number in scientific notation. */
type Power = Omit<WrittenNumber, 'label'>

/** Numbers in scientific notation by position, and the text with placeholders instead. */
function withoutPowers(text: string): { readonly plain: string; readonly powers: ReadonlyMap<number, Power> } {
  const powers = new Map<number, Power>()
  const pieces = text.match(PIECES) ?? []
  let plain = ''
  for (let at = 0; at < pieces.length; ) {
    const { length, ...power } = powerAt(pieces, at) ?? { length: 0 }
    const consumed = pieces.slice(at, at + Math.max(1, length)).join('')
    if ('digits' in power) powers.set(plain.length, power)
    plain += length > 0 ? PLACEHOLDER.repeat(consumed.length) : consumed
    at += Math.max(1, length)
  }
  return { plain, powers }
}

/** The number in scientific notation («1,690001169E+09») that begins at a piece: its digits, and how many pieces it spans; null if there is none. */
function powerAt(pieces: readonly string[], at: number): (Power & { readonly length: number }) | null {
  const first = pieces[at] ?? ''
  if (!/^\d$/.test(first)) return null
  const hasMore = /^[.,]$/.test(pieces[at + 1] ?? '') && /^\d/.test(pieces[at + 2] ?? '')
  const sign = at + (hasMore ? 3 : 1)
  if (!/^[eе]$/i.test(pieces[sign] ?? '')) return null
  const end = sign + (pieces[sign + 1] === '+' ? 2 : 1)
  const power = Number(pieces[end])
  if (!(power >= LEAST_POWER && power <= MOST_POWER)) return null
  const digits = first + (hasMore ? (pieces[at + 2] ?? '') : '')
  // The notation may leave out trailing zeros of the number, or have zeros beyond its last digit.
  const whole = /^0*$/.test(digits.slice(power + 1)) ? digits.slice(0, power + 1) : digits
  return { digits: whole.padEnd(power + 1, '0'), isRounded: digits.length < power, was: 'power', length: end - at + 1 }
}

const findLabel = (word: string): NumberLabel | undefined => LABELS.get(word.toLowerCase().replaceAll('ё', 'е'))

/** The labels that apply after one more word. «ИНН/КПП 1690001169/169001001»: up to two labels come before their numbers, in the same order. */
function labelsAfter(labels: readonly NumberLabel[], word: string): NumberLabel[] {
  const label = findLabel(word)
  if (label) return [...labels, label].slice(-2)
  return []
}

const keepDigits = (part: string): string => part.replace(/\D/g, '')

/** A КПП after an ИНН and a slash needs no label. */
const isKppAfter = (before: WrittenNumber | undefined, between: string, part: string): boolean =>
  before !== undefined && /^ ?\/ ?$/.test(between) && /^[\d .-]+$/.test(part) && keepDigits(part).length === KPP_DIGITS

/** «A1690001169»: letters that are not a label make the digits part of a word. */
function isPartOfWord(text: string, start: number, end: number): boolean {
  const [before] = /\p{L}{0,9}$/u.exec(text.slice(Math.max(0, start - 9), start)) ?? ['']
  const [after] = /^\p{L}{0,9}/u.exec(text.slice(end, end + 9)) ?? ['']
  return [before, after].some((word) => word !== '' && findLabel(word) === undefined)
}

/** True for digits in an e-mail address: «1690001169@mail.ru», «a@1690001169.ru». */
const isOfMailbox = (text: string, start: number, end: number): boolean =>
  /^[\w.+-]{0,64}@/.test(text.slice(end, end + 65)) || /@[\w.-]{0,64}$/.test(text.slice(Math.max(0, start - 65), start))

/** The numbers in a group of digits. Removes from `labels` those that it uses. */
function findNumbers(part: string, labels: NumberLabel[]): WrittenNumber[] {
  const together = restored({ digits: keepDigits(part), label: labels[0] ?? null, isRounded: false })
  const runs = part.split(/[ .-]/)
  if (together.label === 'other' || isIdentifierValid(together.digits) || runs.length === 1 || isKpp(together)) {
    labels.shift()
    return [together]
  }
  const each = runs.map((digits, at) => {
    const label = labels.shift() ?? (digits.length === KPP_DIGITS && isCompanyInn(runs[at - 1]) ? 'kpp' : null)
    return restored({ digits, label, isRounded: false })
  })
  const possible = each.filter((number) => isKpp(number) || identifierKind(number.digits) !== null)
  return possible.length > 0 ? possible : [together]
}

/** True for a valid ИНН of a company. Nine digits after it are its КПП: «1690001169 169001001». */
export const isCompanyInn = (digits = ''): boolean => identifierKind(digits) === 'inn-company' && isIdentifierValid(digits)

const isKpp = ({ digits, label }: WrittenNumber): boolean => label === 'kpp' && digits.length === KPP_DIGITS

/** The kinds of numbers in a column by the words of its heading; none if they name no number. */
export const labelsIn = (heading: string): NumberLabel[] => [
  ...new Set((heading.replace(ACCOUNT, ' счет ').match(/\p{L}+/gu) ?? []).flatMap((word) => findLabel(word) ?? [])),
]

/** The number with its leading zero, which spreadsheets drop, if the number is labelled as an ИНН and is valid with the zero. */
export function restored(number: WrittenNumber): WrittenNumber {
  const [whole] = number.label === 'inn' ? withLeadingZero(number.digits).filter(isIdentifierValid) : []
  return whole === undefined ? number : { ...number, digits: whole, was: 'without_nought' }
}

/** For nine or eleven digits, the ИНН that they may be if a spreadsheet dropped the leading zero; otherwise empty. */
export const withLeadingZero = (digits: string): string[] => (digits.length === 9 || digits.length === 11 ? [`0${digits}`] : [])

/** The valid numbers of companies and people in a text, without duplicates and without КПП. */
export const findValidNumbers = (text: string): string[] => [
  ...new Set(
    writtenNumbers(text).flatMap(({ digits, label, isRounded }) =>
      label !== 'kpp' && !isRounded && isIdentifierValid(digits) ? [digits] : [],
    ),
  ),
]

/** The value of a field for one number: its digits if there is one, valid or not, otherwise the typed text. */
export function parseTypedNumber(text: string): string {
  if (/^\d+$/.test(text)) return text
  const [only, ...more] = writtenNumbers(text)
  return only && more.length === 0 && !only.isRounded ? only.digits : text.trim()
}

/** The values of a field for several numbers: the digits of each, valid or not, without duplicates; the typed text of a line without any. */
export const parseTypedNumbers = (text: string): string[] => [...new Set(text.split('\n').flatMap(numbersOfLine))]

function numbersOfLine(line: string): string[] {
  const digits = writtenNumbers(line).flatMap((number) => (number.label === 'kpp' || number.isRounded ? [] : [number.digits]))
  return digits.length > 0 ? digits : [line.trim()].filter(Boolean)
}
