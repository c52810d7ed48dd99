// Parses text pasted into the company search: extracts companies' numbers from the labels, spaces and names around them. Numbers are ИНН
// (taxpayer, 10 or 12 digits), ОГРН and ОГРНИП (registration, 13 or 15 digits) and КПП (tax registration code of an office, 9 digits).
import { identifierKind, isIdentifierValid } from '../identifiers/identifiers.ts'
import { findValidNumbers, withLeadingZero, withPlainSigns, writtenNumbers } from '../identifiers/written.rules.ts'

/** The expressions below expect single spaces: a long run of spaces would make them quadratic. */
const singleSpaces = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** «ИНН/КПП», «ОГРН:», «ИНН №»: labels before a number in documents. Only before digits: «ИНН» alone may be a name. */
const LABEL = /(?<!\p{L})(?:инн|огрнип|огрн|inn|ogrn)(?:[ /,и]{0,3}(?:кпп|kpp))?(?!\p{L})[ :№#=.,-]{0,9}(?=\d)/giu
/** A КПП after its label, or after an ИНН and a slash; beside other words nothing can be found by it. */
const KPP = /(?<!\p{L})(?:кпп|kpp)[ :№#=.,-]{0,9}(?:\d ?){8}\d(?!\d)|(?<=\d) ?\/ ?(?:\d ?){8}\d(?!\d)/giu
/** Digits with one space, dash or dot between them: «7700 000 000». */
const GROUPED = /^\d(?:[ .-]?\d)+$/
/** The abbreviation «г.» for a city («г. Москва») or a year («2010 г.»), but not as an initial («Иванов Г. С.», «Н. Г. Иванов»). */
const CITY_OR_YEAR = /(?<!\p{L})(?<!(?<!\p{L})\p{L}\. ?)г\. ?(?=\p{L}{2})|(?<=\d) ?г\.(?= |$)/giu

/**
 * The query to search for. A text with valid complete numbers becomes just those numbers, since each identifies one company. In other texts only
 * labels before digits, КПП and characters that occur in no name are removed.
 */
export function parsePastedQuery(text: string): string {
  const numbers = findValidNumbers(text)
  if (numbers.length > 0) return numbers.join(' ')
  const plain = withPlainSigns(text)
  const line = singleSpaces(singleSpaces(plain.replace(KPP, ' ')).replace(LABEL, ' ')) || plain
  const digits = line.replace(/\D/g, '')
  // Groups of digits with nothing else are one number, whether or not its check digit is right.
  if (GROUPED.test(line) && identifierKind(digits) !== null) return digits
  return singleSpaces(singleSpaces(line.replaceAll('№', ' ')).replace(CITY_OR_YEAR, ' '))
}

/** A company's number in a query. */
export interface AskedNumber {
  readonly number: string
  /** Whether its check digits are right. */
  readonly holds: boolean
  /** True if a spreadsheet rounded off its last digits, so that it cannot be restored. */
  readonly isRounded: boolean
}

/** The number, if the query is just one complete number; otherwise null. */
export function findSingleNumber(text: string): AskedNumber | null {
  const number = parsePastedQuery(text)
  if (identifierKind(number) !== null) return { number, holds: isIdentifierValid(number), isRounded: false }
  const [only, ...more] = writtenNumbers(text)
  const isAlone = only?.isRounded && more.length === 0 && findValidNumbers(text).length === 0 && !/\p{L}{2}/u.test(number)
  return isAlone ? { number: only.digits, holds: false, isRounded: true } : null
}

/**
 * All companies' numbers of a query, also beside a name. If the query has several numbers, wrong ones are included only if at least one is valid;
 * otherwise the result is empty.
 */
export function askedNumbers(text: string): AskedNumber[] {
  const one = findSingleNumber(text)
  if (one) return [one]
  if (findValidNumbers(text).length === 0) return []
  const asked = writtenNumbers(text).flatMap(({ digits, label, isRounded }): AskedNumber[] => {
    const isAsked = label !== 'kpp' && (isRounded || identifierKind(digits) !== null)
    return isAsked ? [{ number: digits, holds: !isRounded && isIdentifierValid(digits), isRounded }] : []
  })
  return [...new Map(asked.map((number) => [number.number, number])).values()]
}

/** The labelled КПП of a text, without duplicates: each may belong to a company or to its branch. */
export const readKpps = (text: string): string[] => [
  ...new Set(writtenNumbers(text).flatMap(({ digits, label }) => (label === 'kpp' && /^\d{9}$/.test(digits) ? [digits] : []))),
]

/** The КПП, if the query is nothing else; otherwise null. Nine digits without a label may also be the beginning of another number. */
export function askedKpp(text: string): { readonly kpp: string; readonly isLabelled: boolean } | null {
  const [only, ...more] = writtenNumbers(text)
  if (only === undefined || more.length > 0 || !/^\d{9}$/.test(only.digits)) return null
  const rest = withPlainSigns(text)
    .replace(/[\d .:№#=,-]/g, '')
    .toLowerCase()
  if (only.label === 'kpp') return /^(кпп|kpp)$/.test(rest) ? { kpp: only.digits, isLabelled: true } : null
  return rest === '' ? { kpp: only.digits, isLabelled: false } : null
}

/** The ИНН with its leading zero restored, if the query is just nine or eleven digits, as after a spreadsheet dropped the zero; otherwise null. */
export function readWithoutLeadingZero(text: string): { readonly digits: string; readonly inn: string } | null {
  const [only, ...more] = writtenNumbers(text)
  if (only === undefined || only.label !== null || more.length > 0 || !/^[\d .-]+$/.test(withPlainSigns(text))) return null
  const [inn] = withLeadingZero(only.digits).filter(isIdentifierValid)
  return inn === undefined ? null : { digits: only.digits, inn }
}
