// Names of organisations and people as people write them, and as the register spells them.

import { PERSON_INN } from './company.rules.ts'
import { LEGAL_FORMS } from './forms.ts'
import { beforeQuotes, readableWords } from './words.ts'

/** Long legal forms of the registers with the short ones that people use, both in capitals. */
const legalForms: readonly (readonly [string, string])[] = LEGAL_FORMS.filter(({ isShortened }) => isShortened).flatMap(({ short, full }) =>
  full.map((long) => [long.toUpperCase(), short] as const),
)

/**
 * Forms that are written out in full names: those above, and what an organisation is with the adjectives before it («МУНИЦИПАЛЬНОЕ БЮДЖЕТНОЕ
 * ОБЩЕОБРАЗОВАТЕЛЬНОЕ УЧРЕЖДЕНИЕ»); longer wordings stand before what they contain.
 */
const FORM_IN_FULL = new RegExp(
  `^(?:${[
    ...legalForms.map(([long]) => long),
    'ТОВАРИЩЕСТВО СОБСТВЕННИКОВ (?:ЖИЛЬЯ|НЕДВИЖИМОСТИ)',
    '(?:[А-ЯЁ-]{1,40}[ОЕ]Е )*(?:УЧРЕЖДЕНИЕ|ПРЕДПРИЯТИЕ|ТОВАРИЩЕСТВО|ПАРТН[ЕЁ]РСТВО)',
    '(?:[А-ЯЁ-]{1,40}[АЯ]Я )*(?:ОРГАНИЗАЦИЯ|АССОЦИАЦИЯ)',
    '(?:[А-ЯЁ-]{1,40}[ЫИО]Й )*(?:КООПЕРАТИВ|ФОНД)',
  ].join('|')})(?!\\p{L})`,
  'u',
)

/** Words of patronymics that are written small inside a name. */
const SMALL_IN_NAMES = /^(оглы|кызы|углы|уулу|гызы)$/

/** The text before a place and from there on; all of it before when there is no such place. */
const splitAt = (text: string, at: number): [string, string] => (at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)])

/** «"РЫНКИ "ГОРОДА НЕБЫЛЬСКА»: the second quote closes what the first opened, where a city follows to the end. */
const CITY_AT_THE_END = /^([^"]*"[^"]+?) ?" ?((?:ГОРОДА |Г\.)[^"]+)$/iu

/** «ООО"СТАЛЬ"»: the first quote opens, though no space stands before it. */
const GLUED = /^([^"]*\p{L})("\S)/u

/** Straight quotes become «ёлочки», whatever stands inside them; doubled spaces and one after an opening quote go. */
const withQuotes = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(GLUED, '$1 $2')
    .replace(CITY_AT_THE_END, '$1" $2')
    .replace(/(^|[ «"]|\p{L} )" (?=[^"]*")/gu, '$1"')
    .replace(/"(?=\S)(?<![\p{L}\p{N}»"]")/gu, '«')
    .replace(/"/g, '»')

export const capitalised = (word: string): string => (SMALL_IN_NAMES.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))

/** «ИП ИВАНОВ ИВАН» and «КФХ …»: letters before a person's name, which never has quotes. */
const TRADER = /^(ИП|КФХ) ([^"«]+)$/

/**
 * A name as people read it: a short legal form, «ёлочки», and words instead of capitals («СВЕТОПУТЬ» is «Светопуть», «РЖД» stays). The
 * register's own spelling is `registeredName`.
 */
export function readableName(name: string): string {
  const written = registeredName(name)
  if (TRADER.test(written) || /\p{Ll}/u.test(written.replace(/^\p{L}+/u, ''))) return written
  const [before, after] = splitAt(written, written.indexOf('«'))
  return after ? beforeQuotes(before) + readableWords(after) : readableWords(before)
}

/** A name as registered, with its short legal form and «ёлочки»: for requisites and papers. A sole trader's has the person's name in small letters. */
export function registeredName(name: string): string {
  const [, letters, person] = TRADER.exec(name) ?? []
  if (letters && person) return `${letters} ${readablePerson(person)}`
  const form = legalForms.find(([long]) => name.toUpperCase().startsWith(long))
  return withQuotes(form ? form[1] + name.slice(form[0].length) : name)
}

/** The full name with its legal form in small letters where the register shouts it. */
export function readableFullName(name: string): string {
  const [form] = FORM_IN_FULL.exec(name) ?? []
  return withQuotes(form ? capitalised(form.toLowerCase()) + name.slice(form.length) : name)
}

/** «ИВАНОВА-ПЕТРОВА АННА» → «Иванова-Петрова Анна»; a name that is not all capitals is left alone. */
export function readablePerson(fio: string): string {
  if (fio !== fio.toUpperCase()) return fio
  return fio.toLowerCase().replace(/[\p{L}]+/gu, capitalised)
}

/** A side of a case or a contract: a person by the digits of their ИНН, else an organisation. */
export const readableParty = ({ name, inn }: { name: string; inn: string | null }): string =>
  inn?.length === PERSON_INN ? readablePerson(name) : readableName(name)
