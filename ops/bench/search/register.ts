// Generates the records of the search bench's register; the same seed and id give the same record. Names and numbers are invented; those of ОГРН
// (registration number) end in a valid check digit, those of ИНН (taxpayer number) do not. Shares and frequencies without a reason beside them are
// invented. After any change of the records delete the folders `.data/bench-search-*`: they keep the databases of earlier runs, which would not fit
// the reference.
import { byRank, Scale, SeededRandom } from './seeded-random.ts'
import {
  cities,
  fathers,
  forms,
  heads,
  latinWords,
  menNames,
  nouns,
  okveds,
  stems,
  surnameEnds,
  surnameMiddles,
  surnameStarts,
  surnames,
  syllables,
  womenNames,
  wordEnds,
} from './words.ts'

export interface GeneratedRecord {
  id: number
  kind: 'company' | 'entrepreneur'
  ogrn: string
  inn: string
  name: string
  nameFull: string | null
  /** Full name of a sole trader («ФИО»); null for a company. */
  fio: string | null
  status: string
  /** Two-digit code. */
  region: string
  city: string
  /** Code of the main activity by ОКВЭД, the classification of economic activities. */
  okved: string
  /** Name of the head; of a sole trader, their own name. */
  leader: string
  /** Names of the founders. */
  founders: string[]
  /** Day of registration, YYYY-MM-DD. */
  registered: string
  /** Yearly revenue. */
  revenueKopecks: number | null
  /** Category in the register of small businesses (МСП); 1 is a micro-enterprise. */
  mspCategory: number | null
}

/** The vocabulary with the frequencies of its words. */
const scales = {
  stems: byRank(stems),
  nouns: byRank(nouns),
  heads: byRank(heads, 0.8),
  latin: byRank(latinWords, 0.6),
  surnames: byRank(surnames, 0.7),
  men: byRank(menNames),
  women: byRank(womenNames),
  cities: new Scale(cities, (city) => city.weight),
  okveds: byRank(okveds),
  forms: new Scale(forms, ([, , share]) => share),
}

/** Shares as in real registers: nine in twenty are sole traders, about a third are active, one in fifty is neither active nor closed. */
const TRADERS = 0.45
const ACTIVE = 0.35
const BETWEEN = 0.02

/** The record with this number; records do not depend on each other, so that several threads may share the work. */
export function makeRecord(seed: string, id: number): GeneratedRecord {
  const chance = new SeededRandom(`${seed}/${id}`)
  const city = chance.weighted(scales.cities)
  // 2002, when the first registration numbers were given, to 2025; later years are more frequent.
  const year = 2002 + Math.floor(24 * Math.sqrt(chance.next()))
  const status = drawStatus(chance)
  const trader = chance.next() < TRADERS
  const leader = person(chance)
  const size = inventSize(chance, trader)
  const base = {
    id,
    status,
    region: city.region,
    city: city.city,
    okved: chance.weighted(scales.okveds),
    leader,
    registered: `${year}-${two(1 + chance.below(12))}-${two(1 + chance.below(28))}`,
    ...size,
  }
  return trader ? { ...base, ...traderParts(id, year, base) } : { ...base, ...companyParts(chance, id, year, base) }
}

const drawStatus = (chance: SeededRandom): string => {
  const share = chance.next()
  if (share < ACTIVE) return 'Действует'
  return share < ACTIVE + BETWEEN ? chance.of(['Банкротство', 'Реорганизация', 'Находится в стадии ликвидации']) : 'Не действует'
}

/**
 * Half of the records have no revenue, and some of these a category instead. Revenues are spread over many orders of magnitude (log-normal): half of
 * the traders earn less than 0.44 million rubles (e^13), half of the companies less than 5.4 million (e^15.5).
 */
function inventSize(chance: SeededRandom, trader: boolean): { revenueKopecks: number | null; mspCategory: number | null } {
  if (chance.next() < 0.5) return { revenueKopecks: null, mspCategory: chance.next() < 0.3 ? 1 : null }
  const rubles = Math.exp((trader ? 13 : 15.5) + chance.gauss() * 2.2)
  return { revenueKopecks: Math.round(Math.min(rubles, 9e12)) * 100, mspCategory: null }
}

/** Digits 3 and 4 of an ИНН are the tax office: here one of 45 in each region, a number of no importance. */
function traderParts(id: number, year: number, { region, leader }: { region: string; leader: string }) {
  const number = String(id).padStart(9, '0')
  return {
    kind: 'entrepreneur' as const,
    ogrn: withCheck(`3${two(year % 100)}${region}${number}`, 13),
    inn: `${region}${two(1 + (id % 45))}${number.slice(1)}`.padEnd(12, '0'),
    name: `ИП ${leader}`,
    nameFull: null,
    fio: leader,
    founders: [],
  }
}

function companyParts(
  chance: SeededRandom,
  id: number,
  year: number,
  { region, city, leader }: { region: string; city: string; leader: string },
) {
  const [short, full] = chance.weighted(scales.forms)
  const name = companyName(chance, city)
  const number = String(id).padStart(8, '0').slice(-8)
  const share = chance.next()
  const founders = share < 0.5 ? [leader] : Array.from({ length: share < 0.75 ? 1 : 2 }, () => person(chance))
  return {
    kind: 'company' as const,
    ogrn: withCheck(`1${two(year % 100)}${region}${number.slice(1)}`, 11),
    inn: `${region}${two(1 + (id % 45))}${number.slice(2)}`,
    name: `${short} "${name}"`,
    nameFull: `${full} "${name}"`,
    fio: null,
    founders,
  }
}

/** A name of one of eight kinds; the invented shares add up to one. */
function companyName(chance: SeededRandom, city: string): string {
  const share = chance.next()
  const stem = () => chance.weighted(scales.stems)
  const noun = () => chance.weighted(scales.nouns)
  if (share < 0.24) return stem() + stem() + (chance.next() < 0.3 ? stem() : '')
  if (share < 0.4) return `${stem()}${chance.next() < 0.3 ? '-' : ' '}${stem()}${chance.next() < 0.15 ? ` ${stem()}` : ''}`
  if (share < 0.6) return inventedWord(chance)
  if (share < 0.7) return noun()
  if (share < 0.76) return chance.next() < 0.4 ? `${noun()}-${1 + chance.below(99)}` : `${noun()} ${stem()}`
  if (share < 0.9)
    return `${chance.weighted(scales.heads)} ${chance.of([stem() + stem(), noun(), inventedWord(chance), city.toUpperCase()])}`
  if (share < 0.94) return `${chance.weighted(scales.latin)} ${chance.next() < 0.5 ? chance.weighted(scales.latin) : inventedWord(chance)}`
  return `${stem()} ${inventedWord(chance)} ${noun()}`
}

/** An invented word. Two thirds come from a few hundred thousand words that repeat, the rest mostly occur in one company only. */
function inventedWord(chance: SeededRandom): string {
  const inner = chance.next() < 0.3 ? chance : new SeededRandom(`w${Math.floor(400_000 * chance.next() ** 3)}`)
  const word = Array.from({ length: 2 + inner.below(2) }, () => inner.of(syllables)).join('')
  return word + (inner.next() < 0.8 ? inner.of(wordEnds) : '')
}

/** The share of women and the frequency of rare surnames are invented. */
function person(chance: SeededRandom): string {
  const isWoman = chance.next() < 0.36
  const surname = chance.next() < 0.55 ? chance.weighted(scales.surnames) : rareSurname(chance)
  const father = chance.of(fathers)
  const given = chance.weighted(isWoman ? scales.women : scales.men)
  return `${isWoman ? toFemale(surname) : surname} ${given} ${father}${isWoman ? 'НА' : 'ИЧ'}`
}

const rareSurname = (chance: SeededRandom): string =>
  chance.of(surnameStarts) + (chance.next() < 0.85 ? chance.of(surnameMiddles) : '') + chance.of(surnameEnds)

/** The female form of a Russian surname. */
function toFemale(surname: string): string {
  if (/(ОВ|ЕВ|ИН)$/.test(surname)) return `${surname}А`
  return surname.endsWith('СКИЙ') ? `${surname.slice(0, -2)}АЯ` : surname
}

/** A number with at least two digits. */
const two = (number: number): string => String(number).padStart(2, '0')
/** Appends the check digit of an ОГРН: the remainder by 11 (companies) or 13 (sole traders), its last digit. */
const withCheck = (digits: string, modulus: number): string => digits + String((Number(digits) % modulus) % 10)
