// Formats the names of organisations and people, which Russian registers write in capitals: for display, and for documents in the spelling of
// the register.

import { PERSON_INN } from './company.rules.ts'
import { LEGAL_FORMS } from './forms.ts'
import { beforeQuotes, readableWords } from './words.ts'

/** Long legal forms of the registers with their usual short forms, both in capitals: «ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ» and «ООО» (LLC). */
const legalForms: readonly (readonly [string, string])[] = LEGAL_FORMS.filter(({ isShortened }) => isShortened).flatMap(({ short, full }) =>
  full.map((long) => [long.toUpperCase(), short] as const),
)

/**
 * Forms spelled out in full names: the ones above, and kinds of organisations with their adjectives («МУНИЦИПАЛЬНОЕ БЮДЖЕТНОЕ
 * ОБЩЕОБРАЗОВАТЕЛЬНОЕ УЧРЕЖДЕНИЕ»); longer wordings come before those they contain.
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

/** Parts of Turkic patronymics («son of», «daughter of»), which are lower case inside a name. */
const SMALL_IN_NAMES = /^(оглы|кызы|углы|уулу|гызы)$/

/** The text before the position and from it on; the whole text and an empty one if the position is negative. */
const splitAt = (text: string, at: number): [string, string] => (at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)])

/** «"РЫНКИ "ГОРОДА НЕБЫЛЬСКА»: the second quote closes the first if only a city follows. */
const CITY_AT_THE_END = /^([^"]*"[^"]+?) ?" ?((?:ГОРОДА |Г\.)[^"]+)$/iu

/** «ООО"СТАЛЬ"»: the first quote opens although no space precedes it. */
const GLUED = /^([^"]*\p{L})("\S)/u

/** Straight quotes become «ёлочки» (Russian quotes); double spaces and a space after an opening quote are removed. */
const withQuotes = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(GLUED, '$1 $2')
    .replace(CITY_AT_THE_END, '$1" $2')
    .replace(/(^|[ «"]|\p{L} )" (?=[^"]*")/gu, '$1"')
    .replace(/"(?=\S)(?<![\p{L}\p{N}»"]")/gu, '«')
    .replace(/"/g, '»')

/** The word, in lower case, with a capital first letter; words of patronymics such as «оглы» stay small. */
export const capitalised = (word: string): string => (SMALL_IN_NAMES.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))

/** «ИП ИВАНОВ ИВАН» and «КФХ …»: the form of a sole trader or of a farm before a person's name, without quotes. */
const TRADER = /^(ИП|КФХ) ([^"«]+)$/

/** State bodies, whose names are phrases: «ФЕДЕРАЛЬНАЯ СЛУЖБА ПО НАДЗОРУ В СФЕРЕ ТРАНСПОРТА», «ДЕПАРТАМЕНТ ТОРГОВЛИ». */
const BODY =
  /^(?:(?:ФЕДЕРАЛЬН|ГОСУДАРСТВЕНН)(?:АЯ|ОЕ) (?:[А-ЯЁ-]{1,40}АЯ ){0,3}(?:СЛУЖБА|ИНСПЕКЦИЯ|АГЕНТСТВО)|(?:[А-ЯЁ-]{1,40}ОЕ ){0,3}УПРАВЛЕНИЕ|МИНИСТЕРСТВО|ДЕПАРТАМЕНТ|КОМИТЕТ|ЦЕНТРАЛЬНЫЙ БАНК) /u

/** Forms of state and municipal institutions, whose names in quotes may be those of bodies: «МКУ «УПРАВЛЕНИЕ БЛАГОУСТРОЙСТВА»». */
const INSTITUTION = /^(?:Ф?Г|М)[БАК]?У /

/**
 * A name for display: short legal form, «ёлочки», and no all-capital words («СВЕТОПУТЬ» becomes «Светопуть», «РЖД» stays). The
 * register's own spelling is `registeredName`.
 */
export function readableName(name: string): string {
  const registered = registeredName(name)
  // A personal name is formatted already; a name with small letters after its first word is not in capitals.
  if (TRADER.test(registered) || /\p{Ll}/u.test(registered.replace(/^\p{L}+/u, ''))) return registered
  const [before, after] = splitAt(registered, registered.indexOf('«'))
  if (!after) return readableWords(before, BODY.test(before))
  const isBody = INSTITUTION.test(before) && BODY.test(after.slice(1))
  return beforeQuotes(before) + readableWords(after, isBody)
}

/** The registered name with its short legal form and «ёлочки», for documents. Only a sole trader's personal name loses its capitals. */
export function registeredName(name: string): string {
  const [, traderForm, person] = TRADER.exec(name) ?? []
  if (traderForm && person) return `${traderForm} ${readablePerson(person)}`
  const form = legalForms.find(([long]) => name.toUpperCase().startsWith(long))
  return withQuotes(form ? form[1] + name.slice(form[0].length) : name)
}

/** The full name, with its legal form in lower case if the register writes it in capitals. */
export function readableFullName(name: string): string {
  const [form] = FORM_IN_FULL.exec(name) ?? []
  return withQuotes(form ? capitalised(form.toLowerCase()) + name.slice(form.length) : name)
}

/**
 * The full name for display: the legal form in lower case, and the name in quotes as `readableName` shows it, if the register writes that in
 * capitals.
 */
export function quietFullName(name: string): string {
  const full = readableFullName(name)
  const [at, own] = [full.indexOf('«'), readableName(name)]
  const quoted = full.slice(at)
  return at > 0 && quoted === quoted.toUpperCase() && own.includes('«') ? full.slice(0, at) + own.slice(own.indexOf('«')) : full
}

/** «ИВАНОВА-ПЕТРОВА АННА» → «Иванова-Петрова Анна»; a name that is not all in capitals is unchanged. */
export function readablePerson(fio: string): string {
  if (fio !== fio.toUpperCase()) return fio
  return fio.toLowerCase().replace(/[\p{L}]+/gu, capitalised)
}

/** A party of a case or contract: a person if the taxpayer number (ИНН) has twelve digits, otherwise an organisation. */
export const readableParty = ({ name, inn }: { name: string; inn: string | null }): string =>
  inn?.length === PERSON_INN ? readablePerson(name) : readableName(name)
