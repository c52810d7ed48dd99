// Formats the addresses of Russian registers, which are written in capitals, for display: «Г. МОСКВА, УЛ. ШКОЛЬНАЯ» → «г. Москва, ул. Школьная».
import { capitalised } from './names.ts'

/** Types of streets, towns and rooms, as registers abbreviate and spell them: written in lower case. */
const LOWER_CASE_WORDS = new Set(
  (
    'г ул д дом стр строение корп корпус кв квартира оф офис пом помещ помещение ком комната эт этаж пр-кт проспект пр-д проезд пер переулок ' +
    'ш шоссе б-р бульвар пл площадь наб набережная туп тупик ал аллея тер территория мкр микрорайон кв-л квартал обл область край р-н район ' +
    'округ с село п пос поселок посёлок пгт рп ст станция ст-ца станица х хутор дер деревня город городской городское сельское муниципальный ' +
    'муниципальное поселение поселения внутригородская улица линия литер литера лит влд владение соор сооружение зд здание км помещения офисы а/я'
  ).split(' '),
)

/** Prepositions and articles inside hyphened names: Ростов-на-Дону, Комсомольск-на-Амуре. */
const LOWER_CASE_INSIDE_HYPHENS = new Set(['на', 'над', 'под', 'в', 'и', 'де', 'ла'])

/** Text that ends in a street type, so that a name follows: in «УЛ. НАБЕРЕЖНАЯ» the second word is the name, though it could be a type. */
const ENDS_IN_STREET_TYPE = /(?:^|[\s,])(?:УЛ|УЛИЦА|ПЕР|ПЕРЕУЛОК|ПР-Д|ПРОЕЗД|ПР-КТ|ПРОСПЕКТ|Ш|ШОССЕ|Б-Р|БУЛЬВАР)\.? $/
/** A word of `LOWER_CASE_WORDS` with fewer letters is another type even after a street type, not a name. */
const MIN_NAME_LENGTH = 5

/** One word of an address in capitals; `isName`: it follows a street type. */
function addressWord(capitals: string, isName: boolean): string {
  // Endings of ordinal numbers: «1-Я» → «1-я».
  if (/\d/.test(capitals)) return capitals.replace(/-(Я|Й|Е|АЯ|ЫЙ|ОЕ|ГО)$/, (ending) => ending.toLowerCase())
  // The letter of a building («ЛИТЕРА А»), «АО» of an autonomous district and Latin numerals stay as they are.
  if (!/[А-ЯЁ]/.test(capitals) || (capitals.length === 1 && !capitals.endsWith('.')) || capitals === 'АО') return capitals
  const word = capitals.toLowerCase()
  const isWholeName = isName && word.length >= MIN_NAME_LENGTH && !word.endsWith('.')
  if (!isWholeName && LOWER_CASE_WORDS.has(word.replace(/\.$/, ''))) return word
  return word.replace(/[^-]+/g, (part, at: number) => (at > 0 && LOWER_CASE_INSIDE_HYPHENS.has(part) ? part : capitalised(part)))
}

/** The address without a part that repeats the one before: some records name a city that is a region twice, «Г. МОСКВА, Г. МОСКВА». */
const withoutRepeats = (address: string): string =>
  address
    .split(', ')
    .filter((part, at, parts) => part !== parts[at - 1])
    .join(', ')

/** «115063, Г. МОСКВА, УЛ. ШКОЛЬНАЯ, Д. 80» → «115063, г. Москва, ул. Школьная, д. 80»; a mixed-case address is returned unchanged. */
export function readableAddress(address: string): string {
  if (address !== address.toUpperCase()) return address
  const capitals = withoutRepeats(address)
  return capitals.replace(/[\p{L}\p{N}][\p{L}\p{N}/-]*\.?/gu, (word, at: number) =>
    addressWord(word, ENDS_IN_STREET_TYPE.test(capitals.slice(0, at))),
  )
}

/** Types of places, streets and rooms after which a line must not break. */
const BEFORE_NAMES =
  'г|город|ул|улица|д|дом|стр|строение|корп|корпус|к|кв|квартира|оф|офис|пом|помещ|помещение|ком|комната|эт|этаж|пр-кт|проспект|пр-д|пер|' +
  'ш|б-р|пл|наб|туп|ал|тер|мкр|п|пос|пгт|рп|с|ст|х|дер|лит|литера|вл|влд|соор|зд|км'
const SPACE_AFTER_TYPE = new RegExp(`(^|[\\s,])((?:${BEFORE_NAMES})\\.?) (?=\\S)`, 'giu')

/** A hyphen inside a word, or before a number's ending. */
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu

/**
 * The readable address for a page: with non-breaking spaces and hyphens, so that no line breaks between «г.» and its name or inside «Ростов-на-Дону».
 * Copied and exported texts use `readableAddress`.
 */
export const shownAddress = (address: string): string =>
  readableAddress(address).replace(SPACE_AFTER_TYPE, '$1$2\u00a0').replace(INNER_HYPHEN, '\u2011')
