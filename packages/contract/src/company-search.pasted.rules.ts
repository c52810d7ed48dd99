// Reads what a person pasted into a search: numbers out of the labels, spaces and names that they are copied with.
import { identifierHolds, identifierKind } from './identifiers.ts'

/** «ИНН/КПП», «ОГРН:», «ИНН №»: what stands before a number in documents. Only before digits: «ИНН» alone may be a name. */
const LABEL = /(?<!\p{L})(?:инн|огрнип|огрн|inn|ogrn)(?:\s*[/,и]?\s*(?:кпп|kpp))?(?!\p{L})[\s:№#=.,–—-]*(?=\d)/giu
/** A КПП, which nothing is found by, behind its label or behind an ИНН and a slash. */
const KPP = /(?<!\p{L})(?:кпп|kpp)[\s:№#=.,–—-]*(?:\d\s?){8}\d(?!\d)|(?<=\d)\s*\/\s*(?:\d\s?){8}\d(?!\d)/giu
/** Digits with one space, dash or dot between them: «7700 000 000». */
const GROUPED = /\d(?:[\s.–-]?\d)+/g
/** «г. Москва», «2010 г.»; «Иванов Г. С.» and «Н. Г. Иванов» keep their initials. */
const CITY_OR_YEAR = /(?<!\p{L})(?<!(?<!\p{L})\p{L}\.\s*)г\.\s*(?=\p{L}{2})|(?<=\d)\s*г\.(?=\s|$)/giu

/**
 * The query that is meant: a line with complete numbers is those numbers alone, for each names one company; in any other line the labels
 * go from before the digits, and signs that stand in no name.
 */
export function readPasted(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  const unlabelled = plain.replace(KPP, ' ').replace(LABEL, ' ').trim()
  const line = unlabelled === '' ? plain : unlabelled
  const joined = line.replace(GROUPED, (digits) => joinedNumber(digits, line))
  const numbers = [...new Set(joined.match(/(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu) ?? [])].filter(identifierHolds)
  if (numbers.length > 0) return numbers.join(' ')
  return joined.replaceAll('№', ' ').replace(CITY_OR_YEAR, ' ').replace(/\s+/g, ' ').trim()
}

/** Groups of digits are one number where its check digit says so, or where there is nothing else. */
function joinedNumber(grouped: string, line: string): string {
  const digits = grouped.replace(/\D/g, '')
  if (identifierHolds(digits)) return digits
  return grouped === line && identifierKind(digits) !== null ? digits : grouped
}

/** The number where a complete one is all that is asked for: `holds` says whether its check digit does. */
export function askedNumber(text: string): { readonly number: string; readonly holds: boolean } | null {
  const number = readPasted(text)
  return identifierKind(number) === null ? null : { number, holds: identifierHolds(number) }
}
