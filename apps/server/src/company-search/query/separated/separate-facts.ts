// Separates from a search query the parts that do not belong to a company's name: places, activities, numbers of taxpayers and tax registrations,
// filler words.
import { factTerm } from '../../../company-index/company-index.ts'
import { findActivityCodes, isOfActivity } from './activity-words.ts'
import { findCitiesByName } from './city-words.ts'
import { regionAt } from './region-words.ts'

/** A query without some of its parts. */
export interface SeparatedFacts {
  /** The remaining words. */
  readonly words: readonly string[]
  /** The separated places, activities and numbers, as groups of terms of the index; a company must have one term of each group. */
  readonly groups: readonly (readonly string[])[]
}

/** Whether there is a company in a city of this name, written as one word. */
export type IsCity = (city: string) => boolean

/** Filler words («company», «director», «reviews» …): people type them with a name, but they are no part of it. */
const FILLERS = new Set(
  `г гор город ул улица обл компания компании фирма фирмы организация предприятие официальный сайт контакты реквизиты
  инн огрн огрнип кпп по директор директора гендиректор генеральный руководитель учредитель учредители собственник владелец
  отзывы адрес телефон контрагент проверить проверка выручка отчетность в на`.split(/\s+/),
)
/** Maximum number of words of a city's name. */
const MAX_CITY_WORDS = 3

/** All cities that one to three neighbouring words of a query may name, written as one word. The index shows which of them exist. */
export function possibleCities(words: readonly string[]): string[] {
  const lengths = Array.from({ length: MAX_CITY_WORDS }, (_, i) => i + 1)
  return words.flatMap((_, at) =>
    lengths.flatMap((length) => (at + length <= words.length ? findCitiesByName(words.slice(at, at + length)) : [])),
  )
}

/**
 * The ways to separate: only filler words, since a place may belong to the name; only places and numbers; both; and both with activities. Each way is
 * one reading of the query.
 */
const WAYS = [
  { fillers: true, places: false, activities: false },
  { fillers: false, places: true, activities: false },
  { fillers: true, places: true, activities: false },
  { fillers: true, places: true, activities: true },
] as const
type Way = (typeof WAYS)[number]

/** The different results of the ways, in the order of `WAYS`; empty if nothing can be separated. */
export function separateFacts(words: readonly string[], isCity: IsCity): SeparatedFacts[] {
  const places = words.map((_, at) => placeAt(words, at, isCity) ?? numberAt(words, at))
  const results = WAYS.flatMap((way) => separateBy(way, words, places) ?? [])
  return results.filter((result, i) => !results.slice(0, i).some((earlier) => isSame(earlier, result)))
}

const isSame = (first: SeparatedFacts, second: SeparatedFacts): boolean =>
  first.words.join(' ') === second.words.join(' ') && first.groups.length === second.groups.length

/** `places`: for each word the place or number that begins there. Null if nothing is separated, or if neither a word nor a group results. */
function separateBy(way: Way, words: readonly string[], places: readonly (Found | null)[]): SeparatedFacts | null {
  const remaining: string[] = []
  const groups: (readonly string[])[] = []
  let isActivity = false
  for (let at = 0; at < words.length; ) {
    const place = way.places ? places[at] : null
    const found = place ?? (way.activities ? activityAt(words, at) : null)
    if (found) {
      groups.push(found.facts)
      isActivity ||= found.isActivity ?? false
      at += found.length
      continue
    }
    const word = words[at++] ?? ''
    if (!way.fillers || !isFiller(word, words)) remaining.push(word)
  }
  const rest = isActivity ? remaining.filter((word) => !isOfActivity(word)) : remaining
  if (rest.length === words.length || rest.length + groups.length === 0) return null
  return { words: rest, groups }
}

/** A filler word. A single letter («г») is one only if it is the query's only single letter: in «Бобров Г. С.» both are initials. */
const isFiller = (word: string, words: readonly string[]): boolean =>
  FILLERS.has(word) && (word.length > 1 || words.filter(({ length }) => length === 1).length === 1)

/** A place, number or activity in the query. */
interface Found {
  /** Terms of the index, of which a company must have one. */
  readonly facts: readonly string[]
  /** Length in words. */
  readonly length: number
  readonly isActivity?: boolean
}

/** The city or region that begins at a word; a name may be both («москва»). */
function placeAt(words: readonly string[], at: number, isCity: IsCity): Found | null {
  const region = regionAt(words, at)
  for (let length = MAX_CITY_WORDS; length > 0; length--) {
    if (at + length > words.length || length < (region?.length ?? 0)) continue
    const cities = findCitiesByName(words.slice(at, at + length)).filter(isCity)
    if (cities.length === 0) continue
    const facts = [...cities.map(factTerm.city), ...(region?.codes ?? []).map(factTerm.region)]
    return { facts, length }
  }
  return region && { facts: region.codes.map(factTerm.region), length: region.length }
}

/** The beginning of an ИНН (taxpayer number) or ОГРН (registration number): fewer digits say nothing, and more are not a term of the index. */
const NUMBER_BEGINNING = /^\d{4,6}$/

/** A number: nine digits are a КПП (code of a registration with a tax office). */
function numberAt(words: readonly string[], at: number): Found | null {
  const word = words[at] ?? ''
  if (/^\d{9}$/.test(word)) return { facts: [factTerm.kpp(word)], length: 1 }
  return NUMBER_BEGINNING.test(word) ? { facts: [word], length: 1 } : null
}

/** An everyday word for an activity, as terms of the codes (ОКВЭД) that it means. */
function activityAt(words: readonly string[], at: number): Found | null {
  const codes = findActivityCodes(words[at] ?? '')
  return codes && { facts: codes.map(factTerm.okved), length: 1, isActivity: true }
}
