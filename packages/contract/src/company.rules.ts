// Rules about a company that both sides run: its status class and its years of age.

/** Specification §4: «Действует» is active, «Не действует» is inactive, anything else is liquidated. */
export type StatusClass = 'active' | 'inactive' | 'liquidated'

export const STATUS_ACTIVE = 'Действует'
export const STATUS_INACTIVE = 'Не действует'

/** The class of a status by its name, exactly as the specification reads it. */
export function statusClass(name: string): StatusClass {
  if (name === STATUS_ACTIVE) return 'active'
  return name === STATUS_INACTIVE ? 'inactive' : 'liquidated'
}

/** Whole years between two ISO dates (`2014-03-14`); never negative. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years)
}

/** Long legal forms of the registers with the short ones that people use; longer wordings stand before what they contain. */
const legalForms: readonly (readonly [string, string])[] = [
  ['ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО', 'ПАО'],
  ['НЕПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО', 'НАО'],
  ['ЗАКРЫТОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО', 'ЗАО'],
  ['ОТКРЫТОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО', 'ОАО'],
  ['АКЦИОНЕРНОЕ ОБЩЕСТВО', 'АО'],
  ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ', 'ООО'],
  ['ФЕДЕРАЛЬНОЕ ГОСУДАРСТВЕННОЕ УНИТАРНОЕ ПРЕДПРИЯТИЕ', 'ФГУП'],
  ['МУНИЦИПАЛЬНОЕ УНИТАРНОЕ ПРЕДПРИЯТИЕ', 'МУП'],
]

/** Words of patronymics that are written small inside a name. */
const SMALL_IN_NAMES = /^(оглы|кызы|углы|уулу|гызы)$/

/** Straight quotes become «ёлочки», whatever stands inside them. */
const withQuotes = (name: string): string => name.replace(/"(?=\S)(?<![\p{L}\p{N}»"]")/gu, '«').replace(/"/g, '»')

const capitalised = (word: string): string => (SMALL_IN_NAMES.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))

/** The name of an organisation as people write it: short legal form, «ёлочки»; the name itself stays as registered. */
export function readableName(name: string): string {
  const form = legalForms.find(([long]) => name.toUpperCase().startsWith(long))
  return withQuotes(form ? form[1] + name.slice(form[0].length) : name)
}

/** The full name with its legal form in small letters where the register shouts it. */
export function readableFullName(name: string): string {
  const form = legalForms.find(([long]) => name.startsWith(long))
  return withQuotes(form ? capitalised(form[0].toLowerCase()) + name.slice(form[0].length) : name)
}

/** «ИВАНОВА-ПЕТРОВА АННА» → «Иванова-Петрова Анна»; a name that is not all capitals is left alone. */
export function readablePerson(fio: string): string {
  if (fio !== fio.toUpperCase()) return fio
  return fio.toLowerCase().replace(/[\p{L}]+/gu, capitalised)
}
