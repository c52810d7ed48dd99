// Rules about a company that both sides run: its status class and its years of age.

/** Specification §4: «Действует» is active, «Не действует» is inactive, anything else is liquidated. */
export type StatusClass = 'active' | 'inactive' | 'liquidated'

export const STATUS_ACTIVE = 'Действует'
export const STATUS_INACTIVE = 'Не действует'
/** The source says nothing of how it stands, or may not. */
export const STATUS_UNKNOWN = 'Нет сведений'
export const STATUS_RESTRICTED = 'Сведения ограничены'
/** An ended company that goes on as a part of another. */
export const MERGED = 'Присоединена'

/** The class of a status by its name, exactly as the specification reads it. */
export function statusClass(name: string): StatusClass {
  if (name === STATUS_ACTIVE) return 'active'
  return name === STATUS_INACTIVE ? 'inactive' : 'liquidated'
}

/** Everyone behind a company, people first. */
export const foundersOf = <T>({ founders }: { readonly founders: { readonly PP: readonly T[]; readonly LP: readonly T[] } }): T[] => [
  ...founders.PP,
  ...founders.LP,
]

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

/** «ИП ИВАНОВ ИВАН» and «КФХ …»: letters before a person's name, which never has quotes. */
const TRADER = /^(ИП|КФХ) ([^"«]+)$/

/**
 * A name as people write it: an organisation with its short legal form and «ёлочки», otherwise as registered; a sole trader's with the
 * person's name in small letters.
 */
export function readableName(name: string): string {
  const [, letters, person] = TRADER.exec(name) ?? []
  if (letters && person) return `${letters} ${readablePerson(person)}`
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

/** Words of addresses that are written small, as registers shorten and spell them. */
const SMALL_IN_ADDRESSES = new Set(
  (
    'г ул д дом стр строение корп корпус кв квартира оф офис пом помещ помещение ком комната эт этаж пр-кт проспект пр-д проезд пер переулок ' +
    'ш шоссе б-р бульвар пл площадь наб набережная туп тупик ал аллея тер территория мкр микрорайон кв-л квартал обл область край р-н район ' +
    'округ с село п пос поселок посёлок пгт рп ст станция ст-ца станица х хутор дер деревня город городской городское сельское муниципальный ' +
    'муниципальное поселение поселения внутригородская улица линия литер литера лит влд владение соор сооружение зд здание км помещения офисы а/я'
  ).split(' '),
)

/** Short words inside hyphened names: Ростов-на-Дону, Комсомольск-на-Амуре. */
const SMALL_IN_HYPHENED = new Set(['на', 'над', 'под', 'в', 'и', 'де', 'ла'])

function addressWord(shouted: string): string {
  if (/\d/.test(shouted)) return shouted.replace(/-(Я|Й|Е|АЯ|ЫЙ|ОЕ|ГО)$/, (ending) => ending.toLowerCase())
  // «ЛИТЕРА А», «АО» of an autonomous district and Latin numerals stay as they are.
  if (!/[А-ЯЁ]/.test(shouted) || (shouted.length === 1 && !shouted.endsWith('.')) || shouted === 'АО') return shouted
  const word = shouted.toLowerCase()
  if (SMALL_IN_ADDRESSES.has(word.replace(/\.$/, ''))) return word
  return word.replace(/[^-]+/g, (part, at: number) => (at > 0 && SMALL_IN_HYPHENED.has(part) ? part : capitalised(part)))
}

/** A city that is its own region stands twice in some records: «Г. МОСКВА, Г. МОСКВА». */
const withoutRepeats = (address: string): string =>
  address
    .split(', ')
    .filter((part, at, parts) => part !== parts[at - 1])
    .join(', ')

/** «115063, Г. МОСКВА, УЛ. ШКОЛЬНАЯ, Д. 80» → «115063, г. Москва, ул. Школьная, д. 80»; an address that is not all capitals is left alone. */
export function readableAddress(address: string): string {
  if (address !== address.toUpperCase()) return address
  return withoutRepeats(address).replace(/[\p{L}\p{N}][\p{L}\p{N}/-]*\.?/gu, addressWord)
}
