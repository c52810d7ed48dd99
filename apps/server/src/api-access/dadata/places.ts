// Matches companies of our register to places in a request in the format of DaData, another service of company data. Its fields `locations` (a
// filter) and `locations_boost` (these places first) name places by text or by code of the national classifier of addresses (КЛАДР).
import type { PartyPlace } from '@sverka/contract/api-access/dadata'
import type { CompanyRow } from '../../registry/registry.ts'

/** One place of a request; a company must match every part of it that is not null or empty. */
interface Place {
  /** Region codes of two digits; null if no region is named. */
  readonly regions: readonly string[] | null
  /** Normalised words of the town's or village's name. */
  readonly city: string | null
  /** Digits with which the code of every address in the place begins; null if the code names a whole region or is absent. */
  readonly code: string | null
  /** Words of the address that name the district. */
  readonly words: readonly string[]
}

export interface Places {
  readonly all: readonly Place[]
  /** True if a place has such a code: only a company's extract tells the code of its own place. */
  readonly byCode: boolean
}

type AddressFields = Pick<CompanyRow, 'regionCode' | 'city' | 'address'>

/** Number of digits of a code down to the district, the town and the village; the first two are the region. */
const LEVELS = [5, 8, 11] as const
/** A code has 13 digits, of which the last two are its revision; clients may cut off trailing zeros. */
const PLACE_CODE = /^\d{2,13}$/
const REGION_DIGITS = 2

/** Null if the request names no place. A place in which our register cannot have companies is left out, so `all` may be empty. */
export function toPlaces(requested: readonly PartyPlace[] | null | undefined, regions: ReadonlyMap<string, string>): Places | null {
  const places = (requested ?? []).filter((place) => Object.values(place).some((value) => value != null && value !== ''))
  if (places.length === 0) return null
  const all = places.flatMap((place) => toPlace(place, regions) ?? [])
  return { all, byCode: all.some(({ code }) => code !== null) }
}

function toPlace(request: PartyPlace, regions: ReadonlyMap<string, string>): Place | null {
  if (isElsewhere(request)) return null
  const codes = [request.kladr_id, request.region_kladr_id, request.area_kladr_id, request.city_kladr_id, request.settlement_kladr_id]
  const code = codes.filter(Boolean).reduce((longest, next) => ((next ?? '').length > (longest ?? '').length ? next : longest), null)
  if (code && !PLACE_CODE.test(code)) return null
  const town = request.settlement || request.city
  const regionsOfName = request.region ? regionsNamed(request.region, regions) : null
  const regionOfCode = code ? [code.slice(0, REGION_DIGITS)] : null
  const inRegions =
    regionsOfName && regionOfCode ? regionOfCode.filter((region) => regionsOfName.includes(region)) : (regionOfCode ?? regionsOfName)
  if (inRegions?.length === 0) return null
  return {
    regions: inRegions,
    city: town ? splitWords(town).join(' ') : null,
    code: code ? belowRegion(code) : null,
    // The village is in `city`; a town that the request names beside it must stand in the address.
    words: [...splitWords(request.area ?? ''), ...(request.settlement ? splitWords(request.city ?? '') : [])],
  }
}

/** True if the request names no country, any country (`*`), or Russia by one of the `accepted` names. */
const isRussia = (requested: string | null | undefined, ...accepted: readonly string[]) =>
  !requested || [...accepted, '*'].includes(requested.toLowerCase())

/** True if no company can match: the register has no other countries and no identifiers of the newer address register (ФИАС). */
function isElsewhere({ country, country_iso_code: iso, ...ids }: PartyPlace): boolean {
  const fiasIds = [ids.fias_id, ids.region_fias_id, ids.area_fias_id, ids.city_fias_id, ids.settlement_fias_id]
  return fiasIds.some(Boolean) || !isRussia(iso, 'ru') || !isRussia(country, 'россия', 'russia')
}

/** The digits with which the codes of all addresses in the place begin: down to its last level that is not zero; null for a whole region. */
function belowRegion(code: string): string | null {
  const whole = code.slice(0, LEVELS[2]).padEnd(LEVELS[2], '0')
  const end = LEVELS.findLast((level, index) => Number(whole.slice(LEVELS[index - 1] ?? REGION_DIGITS, level)) > 0)
  return end ? whole.slice(0, end) : null
}

/** Russian words and abbreviations for region, district, town, village and the like, which a name may have or lack. */
const KINDS = /^(?:обл|область|край|респ|республика|ао|аобл|автономн.*|округ|г|гор|город|р-н|район|п|пос|с|д|рп|пгт|м|о)$/

/** The words of a name in lower case, without kinds of places, with ё written as е. */
const splitWords = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}-]+/gu) ?? []
  ).filter((word) => !KINDS.test(word))

/** Codes of the regions whose names contain every word of `name`. */
function regionsNamed(name: string, regions: ReadonlyMap<string, string>): string[] {
  const words = splitWords(name)
  const hasAllWords = (regionName: string) => words.length > 0 && words.every((word) => splitWords(regionName).includes(word))
  return [...regions].flatMap(([code, regionName]) => (hasAllWords(regionName) ? [code] : []))
}

/** The filters that the search index can apply: regions and towns, if every place names them. `isWithinPlace` then checks each result exactly. */
export function buildFilters(places: Places | null) {
  const regions = places?.all.map((place) => place.regions)
  const cities = places?.all.map(({ city }) => city)
  return {
    regions: regions?.every((codes) => codes !== null) ? [...new Set(regions.flat())] : undefined,
    cities: cities?.every((city) => city !== null) ? cities : undefined,
  }
}

/** Stands for the code of a company whose extract has not been opened yet: by code, the company may be in any place. */
export const EXTRACT_NOT_OPENED = Symbol('unopened')

/** True if the company is in one of the places. `kladr` is the code of its place from its extract, undefined if the extract has none. */
export function isWithinPlace({ all }: Places, row: AddressFields, kladr: string | undefined | typeof EXTRACT_NOT_OPENED): boolean {
  const [city, address] = [splitWords(row.city ?? '').join(' '), splitWords(row.address ?? '')]
  return all.some(
    (place) =>
      (place.regions === null || (row.regionCode !== null && place.regions.includes(row.regionCode))) &&
      (place.city === null || place.city === city) &&
      (place.code === null || kladr === EXTRACT_NOT_OPENED || kladr?.startsWith(place.code) === true) &&
      place.words.every((word) => address.includes(word)),
  )
}
