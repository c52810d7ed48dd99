// Formats addresses of the registers, which are written in capitals, for people.
import { capitalised } from './names.ts'

/** Types of streets, towns and rooms, as registers abbreviate and spell them: written in lower case. */
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

/** After a street type comes a name: in «УЛ. НАБЕРЕЖНАЯ» the second word is the name, though it could be a type. */
const STREET_BEFORE = /(?:^|[\s,])(?:УЛ|УЛИЦА|ПЕР|ПЕРЕУЛОК|ПР-Д|ПРОЕЗД|ПР-КТ|ПРОСПЕКТ|Ш|ШОССЕ|Б-Р|БУЛЬВАР)\.? $/
/** A known word of fewer letters after a street type is another type, not a name. */
const MIN_NAME_LENGTH = 5

function addressWord(shouted: string, isName: boolean): string {
  if (/\d/.test(shouted)) return shouted.replace(/-(Я|Й|Е|АЯ|ЫЙ|ОЕ|ГО)$/, (ending) => ending.toLowerCase())
  // «ЛИТЕРА А», «АО» of an autonomous district and Latin numerals stay as they are.
  if (!/[А-ЯЁ]/.test(shouted) || (shouted.length === 1 && !shouted.endsWith('.')) || shouted === 'АО') return shouted
  const word = shouted.toLowerCase()
  const isWholeName = isName && word.length >= MIN_NAME_LENGTH && !word.endsWith('.')
  if (!isWholeName && SMALL_IN_ADDRESSES.has(word.replace(/\.$/, ''))) return word
  return word.replace(/[^-]+/g, (part, at: number) => (at > 0 && SMALL_IN_HYPHENED.has(part) ? part : capitalised(part)))
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
  const shouted = withoutRepeats(address)
  return shouted.replace(/[\p{L}\p{N}][\p{L}\p{N}/-]*\.?/gu, (word, at: number) =>
    addressWord(word, STREET_BEFORE.test(shouted.slice(0, at))),
  )
}

/** Abbreviations after which a line must not break. */
const BEFORE_NAMES =
  'г|город|ул|улица|д|дом|стр|строение|корп|корпус|к|кв|квартира|оф|офис|пом|помещ|помещение|ком|комната|эт|этаж|пр-кт|проспект|пр-д|пер|' +
  'ш|б-р|пл|наб|туп|ал|тер|мкр|п|пос|пгт|рп|с|ст|х|дер|лит|литера|вл|влд|соор|зд|км'
const SHORT_WORDS = new RegExp(`(^|[\\s,])((?:${BEFORE_NAMES})\\.?) (?=\\S)`, 'giu')

/** A hyphen inside a word, or before a number's ending. */
const INNER_HYPHEN = /(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu

/**
 * The same for display: with non-breaking spaces and hyphens, so that no line breaks between «г.» and its name or inside «Ростов-на-Дону».
 * Copied and exported texts use `readableAddress`.
 */
export const shownAddress = (address: string): string =>
  readableAddress(address).replace(SHORT_WORDS, '$1$2\u00a0').replace(INNER_HYPHEN, '\u2011')
