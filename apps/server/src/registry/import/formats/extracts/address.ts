// Reads the addresses in extracts of the state registers of companies. They have two forms, named after the state's address registers: КЛАДР (older)
// and ФИАС (newer). Each address becomes one line of text, a city, and a key that is equal for companies in one building.
import { hash } from 'node:crypto'
import type { XmlElement } from '../../xml/xml-tree.ts'

export interface Address {
  /** The address on one line. */
  text: string
  /** Two digits. */
  regionCode?: string
  city?: string
  /** Hash that is equal for companies in one building, whichever form the extract uses; absent without a house number. */
  key?: bigint
  /** КЛАДР code of the town or village, 11 digits; absent if the region alone is named. */
  kladr?: string
}

/** An address in parts, the same for both forms. */
interface Parts {
  kladr?: string
  /** Postcode. */
  index?: string
  regionCode?: string
  region?: string
  /** District, town, village and street with their types, in reading order: the part of the text between region and house. */
  middle: string[]
  /** Name of the town or village. */
  settlement?: string
  /** District (and town) that a village belongs to, for the key of the building: a region has many villages of the same name. */
  above: string[]
  street?: string
  house: string[]
  flat: string[]
}

const joinWords = (...words: (string | undefined)[]): string | undefined => words.filter(Boolean).join(' ') || undefined

/** The name with its type before it («Г. КАЗАНЬ»: the town of Kazan); undefined without a name. A type that begins with «-» means none. */
function withType(type: string | undefined, name: string | undefined): string | undefined {
  if (!name) return undefined
  if (!type || type.startsWith('-')) return name
  return joinWords(type.replaceAll('_', ' '), name)
}

/** Matches the first 11 digits of a КЛАДР code: region, district, town, village. Does not match if only the region is set and the rest is zeros. */
const PLACE_CODE = /^\d{2}(?!0{9})\d{9}/

/** Parts of `АдресРФ` or `АдрМНРФ`: КЛАДР form, which has one element for each level, with its type. */
function kladrParts(element: XmlElement): Parts {
  const level = (name: string) => withType(element.at(name, `Тип${name}`), element.at(name, `Наим${name}`))
  const region = element.child('Регион')
  return {
    kladr: PLACE_CODE.exec(element.attr('КодАдрКладр') ?? '')?.[0],
    index: element.attr('Индекс'),
    regionCode: element.attr('КодРегион'),
    region: joinWords(region?.attr('НаимРегион'), region?.attr('ТипРегион')),
    middle: [level('Район'), level('Город'), level('НаселПункт'), level('Улица')].filter((part) => part !== undefined),
    ...kladrPlace(element),
    street: element.at('Улица', 'НаимУлица'),
    house: [element.attr('Дом'), element.attr('Корпус')].filter((part) => part !== undefined),
    flat: [element.attr('Кварт')].filter((part) => part !== undefined),
  }
}

/** The town or village. A town has its own element, or stands as a district of type «Г.» (town) or with a name «ГОРОД …» and no village in it. */
function kladrPlace(element: XmlElement): Pick<Parts, 'settlement' | 'above'> {
  const village = element.at('НаселПункт', 'НаимНаселПункт')
  const town = element.at('Город', 'НаимГород')
  const district = element.at('Район', 'НаимРайон')
  if (village) return { settlement: village, above: [district, town].filter((part) => part !== undefined) }
  const asTown = townOfDistrict(element.at('Район', 'ТипРайон'), district)
  if (town || asTown) return { settlement: town ?? asTown, above: [] }
  return { above: district ? [district] : [] }
}

/** «Town» as the type of a place, and at the beginning of a name. */
const TOWN_TYPE = /^(?:Г|ГОР|ГОРОД)\.?$/
const TOWN_WORD = /^(?:Г\.|ГОРОД)\s*(?=[А-ЯЁ])/

/** The name of the town, if the district is one by type or name: «Г. ДУБНА», «Г.О. ГОРОД НОВОСИБИРСК»; else undefined. */
function townOfDistrict(type: string | undefined, name: string | undefined): string | undefined {
  if (!name) return undefined
  const upper = name.toUpperCase()
  if (TOWN_WORD.test(upper)) return name.slice(TOWN_WORD.exec(upper)?.[0].length ?? 0)
  return type && TOWN_TYPE.test(type.toUpperCase()) ? name : undefined
}

/** Parts of `СвАдрЮЛФИАС`, `АдрМНФИАС` or `СвМНЮЛ`: ФИАС form, which names municipal districts. */
function fiasParts(element: XmlElement): Parts {
  const building = element.all('Здание').map((part) => withType(part.attr('Тип'), part.attr('Номер')))
  const rooms = [...element.all('ПомещЗдания'), ...element.all('ПомещКвартиры')].map((part) =>
    withType(part.attr('Тип'), part.attr('Номер')),
  )
  const place = fiasPlace(element)
  const street = element.child('ЭлУлДорСети') ?? element.child('ЭлПланСтруктур')
  const middle = [
    ...settlementParts(element),
    ...['ЭлПланСтруктур', 'ЭлУлДорСети'].map((name) => withType(element.at(name, 'Тип'), element.at(name, 'Наим'))),
  ]
  return {
    index: element.attr('Индекс'),
    regionCode: element.childText('Регион'),
    region: element.childText('НаимРегион'),
    middle: middle.filter((part) => part !== undefined),
    ...place,
    street: street?.attr('Наим'),
    house: building.filter((part) => part !== undefined),
    flat: rooms.filter((part) => part !== undefined),
  }
}

/** District, settlement and town, in reading order. */
function settlementParts(element: XmlElement): string[] {
  const settlement = element.child('НаселенПункт')
  const name = settlement?.attr('Наим')
  const parts = [
    districtName(element.child('МуниципРайон'), name),
    element.at('ГородСелПоселен', 'Наим'),
    withType(settlement?.attr('Вид'), name),
  ]
  return parts.filter((part) => part !== undefined)
}

/** `ВидКод` (kind) of a district inside a city that is a region of its own (Moscow, Saint Petersburg). */
const CITY_PART = '3'

/** The town or village in the ФИАС form, and the district above a village. */
function fiasPlace(element: XmlElement): Pick<Parts, 'settlement' | 'above'> {
  const settlement = element.child('НаселенПункт')
  const district = element.at('МуниципРайон', 'ВидКод') === CITY_PART ? undefined : element.at('МуниципРайон', 'Наим')
  const name = settlement?.attr('Наим')
  if (name && TOWN_TYPE.test((settlement?.attr('Вид') ?? '').toUpperCase())) return { settlement: name, above: [] }
  if (name) return { settlement: name, above: district ? [district] : [] }
  const town = townOfDistrict(undefined, element.at('ГородСелПоселен', 'Наим')) ?? townOfDistrict(undefined, district)
  return town ? { settlement: town, above: [] } : { above: district ? [district] : [] }
}

/**
 * The district with its kind: «М.Р-Н» (ВидКод 1, municipal district) or «М.О.» (4, municipal okrug). Undefined if the town makes up the whole
 * district, which is then only named after it.
 */
function districtName(element: XmlElement | undefined, settlement: string | undefined): string | undefined {
  const name = element?.attr('Наим')
  if (!name || (settlement && name === `ГОРОД ${settlement}`)) return undefined
  const kind = element?.attr('ВидКод')
  if (kind === '1') return `М.Р-Н ${name}`
  return kind === '4' ? `М.О. ${name}` : name
}

/** Cities that are regions of their own (Moscow, Saint Petersburg, Sevastopol, Baikonur), by region code: their addresses name no town. */
const CITY_REGIONS: Readonly<Record<string, string>> = { '77': 'Москва', '78': 'Санкт-Петербург', '92': 'Севастополь', '99': 'Байконур' }
/** Words inside names of towns that stay in lower case: «on», «above», «under», «and» … */
const SMALL_WORDS = new Set(['на', 'над', 'под', 'и', 'в', 'де', 'ла'])

/** `РОСТОВ-НА-ДОНУ` as `Ростов-на-Дону`; a name that is not all in capitals stays. */
export function cityName(name: string): string {
  if (name !== name.toUpperCase()) return name
  const words = name.toLowerCase().split(/([\s-])/)
  return words.map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}

/** A house number without its type: `Д. 5` and `ДОМ 5` are equal. */
const bareNumber = (part: string): string => part.replace(/^[А-ЯЁа-яё]+\.?\s+/, '').toUpperCase()

/** Hash of the building's address without types and case; undefined without a house or region. */
function addressKey(parts: Parts): bigint | undefined {
  const house = parts.house.map(bareNumber).filter(Boolean)
  if (house.length === 0 || !parts.regionCode) return undefined
  const words = [parts.regionCode, ...parts.above, parts.settlement, parts.street, house.join('/')]
  const line = words.map((word) => (word ?? '').toUpperCase().replaceAll('Ё', 'Е')).join('|')
  return hash('sha1', line, 'buffer').readBigInt64BE(0)
}

/**
 * Makes the address from its parts. `keyParts`: the parts for the building's key and the КЛАДР code. If an extract has both forms, they are those of
 * the КЛАДР form, which nearly all extracts have: the two forms name districts differently, so their keys would differ.
 */
function assemble(parts: Parts, keyParts: Parts = parts): Address | undefined {
  const words = [parts.index, parts.region, ...parts.middle, ...parts.house, ...parts.flat].filter((part) => part !== undefined)
  if (words.length === 0) return undefined
  const cityRegion = CITY_REGIONS[parts.regionCode ?? '']
  const city = parts.settlement ? cityName(parts.settlement) : cityRegion
  return { text: words.join(', '), regionCode: parts.regionCode, city, key: addressKey(keyParts), kladr: keyParts.kladr }
}

/** A company's address (`СвАдресЮЛ`): in the ФИАС form if present, else the КЛАДР form, else only the town (`СвМНЮЛ`). */
export function companyAddress(element: XmlElement | undefined): Address | undefined {
  if (!element) return undefined
  const fias = element.child('СвАдрЮЛФИАС')
  const kladr = element.child('АдресРФ')
  const place = element.child('СвМНЮЛ')
  if (fias) return assemble(fiasParts(fias), kladr && kladrParts(kladr))
  if (kladr) return assemble(kladrParts(kladr))
  return place ? assemble(fiasParts(place)) : undefined
}

/** The address of a branch or representation, Russian in either form, or foreign with its country; undefined if there is none. */
export function branchAddress(element: XmlElement): { text: string; country?: string } | undefined {
  const foreign = element.child('АдрМНИн')
  if (foreign) return { text: foreign.attr('АдрИн') ?? foreign.attr('НаимСтран') ?? '', country: foreign.attr('НаимСтран') }
  const fias = element.child('АдрМНФИАС')
  const kladr = element.child('АдрМНРФ')
  const address = fias ? assemble(fiasParts(fias)) : kladr ? assemble(kladrParts(kladr)) : undefined
  return address && { text: address.text }
}

/** A sole trader's place of residence, no more exact than the town or village; extracts since 2025 have none. */
export function livingPlace(element: XmlElement | undefined): Address | undefined {
  const [kladr, fias] = [element?.child('АдресРФ'), element?.child('АдрМЖФИАС')]
  if (kladr) return assemble(kladrParts(kladr))
  return fias
    ? assemble({ ...fiasParts(fias), middle: settlementParts(fias), index: undefined, street: undefined, house: [], flat: [] })
    : undefined
}
