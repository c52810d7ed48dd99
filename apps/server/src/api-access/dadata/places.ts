// The places of DaData's `locations` and `locations_boost` in terms of our register: by КЛАДР code or by name.
import type { PartyPlace } from '@sverka/contract/api-access/dadata'
import type { CompanyRow } from '../../registry/registry.ts'

/** One place; a company must match every part of it. */
interface Place {
  /** Region codes of two digits; null if no region is named. */
  readonly regions: readonly string[] | null
  /** Words of the name. */
  readonly city: string | null
  /** Prefix of the place's code, finer than the region. */
  readonly code: string | null
  /** Words of the address that name the district. */
  readonly words: readonly string[]
}

export interface Places {
  readonly all: readonly Place[]
  /** True if the extract must be opened for the code of the place. */
  readonly byCode: boolean
}

type Named = Pick<CompanyRow, 'regionCode' | 'city' | 'address'>

/** Where the levels of a code end: district, town, village. */
const LEVELS = [5, 8, 11] as const
/** A place's code has 13 digits, the last two its revision; clients cut trailing zeros. */
const PLACE_CODE = /^\d{2,13}$/
const REGION_DIGITS = 2

/** Null if no place is asked for; a place that no company can be matched to is left out. */
export function toPlaces(asked: readonly PartyPlace[] | null | undefined, regions: ReadonlyMap<string, string>): Places | null {
  const reported = (asked ?? []).filter((place) => Object.values(place).some((value) => value != null && value !== ''))
  if (reported.length === 0) return null
  const all = reported.flatMap((place) => toPlace(place, regions) ?? [])
  return { all, byCode: all.some(({ code }) => code !== null) }
}

function toPlace(request: PartyPlace, regions: ReadonlyMap<string, string>): Place | null {
  if (isElsewhere(request)) return null
  const codes = [request.kladr_id, request.region_kladr_id, request.area_kladr_id, request.city_kladr_id, request.settlement_kladr_id]
  const code = codes.filter((one) => one).reduce((longest, one) => ((one ?? '').length > (longest ?? '').length ? one : longest), null)
  if (code && !PLACE_CODE.test(code)) return null
  const town = request.settlement || request.city
  const regionsOfName = request.region ? regionsNamed(request.region, regions) : null
  const regionOfCode = code ? [code.slice(0, REGION_DIGITS)] : null
  const inRegions =
    regionsOfName && regionOfCode ? regionOfCode.filter((one) => regionsOfName.includes(one)) : (regionOfCode ?? regionsOfName)
  if (inRegions?.length === 0) return null
  return {
    regions: inRegions,
    city: town ? splitWords(town).join(' ') : null,
    code: code ? belowRegion(code) : null,
    words: [...splitWords(request.area ?? ''), ...(request.settlement ? splitWords(request.city ?? '') : [])],
  }
}

/** Whether a filter by country is absent, `*`, or one of the `accepted` names of Russia. */
const isRussia = (given: string | null | undefined, ...accepted: readonly string[]) =>
  !given || [...accepted, '*'].includes(given.toLowerCase())

/** The register has no ФИАС codes, streets or other countries. */
function isElsewhere({ country, country_iso_code: iso, ...asked }: PartyPlace): boolean {
  const unknown = [asked.fias_id, asked.region_fias_id, asked.area_fias_id, asked.city_fias_id, asked.settlement_fias_id]
  return unknown.some((one) => one) || !isRussia(iso, 'ru') || !isRussia(country, 'россия', 'russia')
}

/** The prefix that the codes of everything inside share; null for a region. */
function belowRegion(code: string): string | null {
  const whole = code.slice(0, LEVELS[2]).padEnd(LEVELS[2], '0')
  const end = LEVELS.findLast((level, at) => Number(whole.slice(LEVELS[at - 1] ?? REGION_DIGITS, level)) > 0)
  return end ? whole.slice(0, end) : null
}

/** Words for kinds of places, which a name may have or lack. */
const KINDS = /^(?:обл|область|край|респ|республика|ао|аобл|автономн.*|округ|г|гор|город|р-н|район|п|пос|с|д|рп|пгт|м|о)$/

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
  const hasName = (called: string) => words.length > 0 && words.every((word) => splitWords(called).includes(word))
  return [...regions].flatMap(([code, called]) => (hasName(called) ? [code] : []))
}

/** The part of the query that the index can filter by; `isWithinPlace` checks the results. */
export function buildFilters(places: Places | null) {
  const regions = places?.all.map((place) => place.regions)
  const cities = places?.all.map(({ city }) => city)
  return {
    regions: regions?.every((one) => one !== null) ? [...new Set(regions.flat())] : undefined,
    cities: cities?.every((one) => one !== null) ? cities : undefined,
  }
}

/** The code of a company whose extract was not opened: it may be in any place. */
export const EXTRACT_NOT_OPENED = Symbol('unopened')

/** Whether a company is in one of the places. `kladr` is the КЛАДР code from its extract, undefined if the extract has none. */
export function isWithinPlace({ all }: Places, row: Named, kladr: string | undefined | typeof EXTRACT_NOT_OPENED): boolean {
  const [city, address] = [splitWords(row.city ?? '').join(' '), splitWords(row.address ?? '')]
  return all.some(
    (place) =>
      (place.regions === null || (row.regionCode !== null && place.regions.includes(row.regionCode))) &&
      (place.city === null || place.city === city) &&
      (place.code === null || kladr === EXTRACT_NOT_OPENED || kladr?.startsWith(place.code) === true) &&
      place.words.every((word) => address.includes(word)),
  )
}
