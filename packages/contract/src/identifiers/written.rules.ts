// Finds register numbers in what people paste and tables write: in groups, behind labels, as a power of ten, among signs that nobody sees.
import { identifierHolds, identifierKind } from './identifiers.ts'

/** `other` is what the text calls something else: a telephone, a passport, an account. */
export type NumberLabel = 'inn' | 'ogrn' | 'kpp' | 'other'

/** Digits that may be a register number. */
export interface WrittenNumber {
  readonly digits: string
  /** Which number it is, where the text says so. */
  readonly label: NumberLabel | null
  /** A table took its last digits away: «7,70708E+11» is any of a million. */
  readonly isRounded: boolean
  /** What it was before: a power of ten of a table, or an ИНН whose first nought a table took. */
  readonly was?: 'power' | 'without_nought'
}

/** Marks of direction, of width nought and soft hyphens, which come along with what is copied. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FULL_WIDTH_SHIFT = 0xfee0
const DASHES = /[\u2010-\u2015\u2212]/g

/** The same text without signs that nobody sees, its full-width signs, dashes and blanks as keyboards have them. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ')
    .trim()

/** What numbers of as many digits are called that name no company. */
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

/** «р/с», «к/с», «л/с»: accounts. */
const ACCOUNT = /(?<!\p{L})[ркл]\/сч?(?!\p{L})/giu
/** «20.11.2026»: a day is no number of a company. */
const DATE = /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d(?!\d|\.\d)/g
/** Digits, letters, or what stands between. */
const PIECES = /\d+|\p{L}+|[^\d\p{L}]+/gu
/** Stands for a power of ten that was read, as long as it. */
const READ = '\ue000'
/** Digits in groups, a word, or a power of ten that was read. */
const PARTS = /\d+(?:[ .-]\d+)*|\p{L}+|\ue000+/gu

/** Nobody takes a shorter number for one of a company, and none is longer. */
const [LEAST_POWER, MOST_POWER] = [8, 14]
const KPP_DIGITS = 9

/** All that may be a register number in a text, in order: where the digits of a group are none together, its parts that may be. */
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

type Power = Omit<WrittenNumber, 'label'>

/** The powers of ten of a text by where they stand, and the text with a sign in their place. */
function withoutPowers(text: string): { readonly plain: string; readonly powers: ReadonlyMap<number, Power> } {
  const powers = new Map<number, Power>()
  const pieces = text.match(PIECES) ?? []
  let plain = ''
  for (let at = 0; at < pieces.length; ) {
    const { length, ...power } = powerAt(pieces, at) ?? { length: 0 }
    const read = pieces.slice(at, at + Math.max(1, length)).join('')
    if ('digits' in power) powers.set(plain.length, power)
    plain += length > 0 ? READ.repeat(read.length) : read
    at += Math.max(1, length)
  }
  return { plain, powers }
}

/** «1,690001169E+09»: the digits it stands for, and of how many pieces it is. */
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
  // A nought at the end is not written, or more of them are than the number has.
  const whole = /^0*$/.test(digits.slice(power + 1)) ? digits.slice(0, power + 1) : digits
  return { digits: whole.padEnd(power + 1, '0'), isRounded: digits.length < power, was: 'power', length: end - at + 1 }
}

const findLabel = (word: string): NumberLabel | undefined => LABELS.get(word.toLowerCase().replaceAll('ё', 'е'))

/** «ИНН/КПП 1690001169/169001001»: labels stand before their numbers, in the same order. */
function labelsAfter(labels: readonly NumberLabel[], word: string): NumberLabel[] {
  const label = findLabel(word)
  if (label) return [...labels, label].slice(-2)
  return []
}

const keepDigits = (part: string): string => part.replace(/\D/g, '')

/** A КПП behind an ИНН and a slash needs no label. */
const isKppAfter = (before: WrittenNumber | undefined, between: string, part: string): boolean =>
  before !== undefined && /^ ?\/ ?$/.test(between) && /^[\d .-]+$/.test(part) && keepDigits(part).length === KPP_DIGITS

/** «A1690001169»: letters that are no label make the digits part of a word. */
function isPartOfWord(text: string, start: number, end: number): boolean {
  const [before] = /\p{L}{0,9}$/u.exec(text.slice(Math.max(0, start - 9), start)) ?? ['']
  const [after] = /^\p{L}{0,9}/u.exec(text.slice(end, end + 9)) ?? ['']
  return [before, after].some((word) => word !== '' && findLabel(word) === undefined)
}

/** «1690001169@mail.ru», «a@1690001169.ru». */
const isOfMailbox = (text: string, start: number, end: number): boolean =>
  /^[\w.+-]{0,64}@/.test(text.slice(end, end + 65)) || /@[\w.-]{0,64}$/.test(text.slice(Math.max(0, start - 65), start))

/** Takes the labels that it uses from those that stand before. */
function findNumbers(part: string, labels: NumberLabel[]): WrittenNumber[] {
  const together = restored({ digits: keepDigits(part), label: labels[0] ?? null, isRounded: false })
  const runs = part.split(/[ .-]/)
  if (together.label === 'other' || identifierHolds(together.digits) || runs.length === 1 || isKpp(together)) {
    labels.shift()
    return [together]
  }
  const each = runs.map((digits, at) => {
    const label = labels.shift() ?? (digits.length === KPP_DIGITS && isCompanyInn(runs[at - 1]) ? 'kpp' : null)
    return restored({ digits, label, isRounded: false })
  })
  const possible = each.filter((one) => isKpp(one) || identifierKind(one.digits) !== null)
  return possible.length > 0 ? possible : [together]
}

/** «1690001169 169001001»: what stands behind the ИНН of a company is its КПП. */
export const isCompanyInn = (digits = ''): boolean => identifierKind(digits) === 'inn-company' && identifierHolds(digits)

const isKpp = ({ digits, label }: WrittenNumber): boolean => label === 'kpp' && digits.length === KPP_DIGITS

/** What the words of a heading say that its column holds; none where they name no number. */
export const labelsIn = (heading: string): NumberLabel[] => [
  ...new Set((heading.replace(ACCOUNT, ' счет ').match(/\p{L}+/gu) ?? []).flatMap((word) => findLabel(word) ?? [])),
]

/** A program of tables takes the nought away that an ИНН begins with: put back where it is known to be one. */
export function restored(number: WrittenNumber): WrittenNumber {
  const [whole] = number.label === 'inn' ? withNought(number.digits).filter(identifierHolds) : []
  return whole === undefined ? number : { ...number, digits: whole, was: 'without_nought' }
}

/** The ИНН that digits may be which a program of tables has taken the first nought of. */
export const withNought = (digits: string): string[] => (digits.length === 9 || digits.length === 11 ? [`0${digits}`] : [])

/** The sound numbers of companies and people in a text, each once; a КПП is none. */
export const soundNumbers = (text: string): string[] => [
  ...new Set(
    writtenNumbers(text).flatMap(({ digits, label, isRounded }) =>
      label !== 'kpp' && !isRounded && identifierHolds(digits) ? [digits] : [],
    ),
  ),
]

/** What a field for one number holds: its digits where there is one, sound or not, else what was typed. */
export function numberTyped(text: string): string {
  if (/^\d+$/.test(text)) return text
  const [only, ...more] = writtenNumbers(text)
  return only && more.length === 0 && !only.isRounded ? only.digits : text.trim()
}

/** What a field for several numbers holds: the digits of each, sound or not, once; of a line without any what was typed. */
export const numbersTyped = (text: string): string[] => [...new Set(text.split('\n').flatMap(numbersOfLine))]

function numbersOfLine(line: string): string[] {
  const digits = writtenNumbers(line).flatMap((one) => (one.label === 'kpp' || one.isRounded ? [] : [one.digits]))
  return digits.length > 0 ? digits : [line.trim()].filter(Boolean)
}
