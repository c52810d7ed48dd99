// The profile of one invented company: name, place, age, health and owners; all other data of the company are derived from it. `index` is the
// number of the company: the same number always gives the same company. Percentages and weights without a reason beside them are invented; others
// would do, but would give other companies than those that tests and documents name. So would another order or number of calls on `chance`.
import { ageInDays, daysBefore } from './demo-day.ts'
import { type Industry, industries } from './industries.ts'
import { endings, stems } from './names.ts'
import { companyInn, companyOgrn } from './numbers.ts'
import { inventPerson, type Person } from './people.ts'
import { type Form, type RareCompany, rareCompanies } from './rare-companies.ts'
import { type Place, places, streets } from './regions-and-streets.ts'
import { SeededRandom } from './seeded-random.ts'

/**
 * How a company fares. Besides the obvious ones: `liquidating`: being wound up; `bankrupt`: in insolvency proceedings; `excluding`: about to be
 * struck off the register.
 */
export type Health = 'strong' | 'steady' | 'weak' | 'sick' | 'liquidating' | 'bankrupt' | 'excluding' | 'reorganising' | 'closed'

/** Healths with their weights: how many of 100 companies have each. */
const healths: readonly (readonly [Health, number])[] = [
  ['strong', 24],
  ['steady', 42],
  ['weak', 13],
  ['sick', 6],
  ['liquidating', 2],
  ['bankrupt', 2],
  ['excluding', 2],
  ['reorganising', 1],
  ['closed', 8],
]

/** The part of a profile that does not depend on its owners. */
export interface Identity {
  readonly index: number
  /** Registration number. */
  readonly ogrn: string
  /** Taxpayer number. */
  readonly inn: string
  readonly name: string
  readonly nameFull: string
  readonly form: Form
  readonly place: Place
  readonly founded: string
}

/** An owner with a share: a person, or another invented company. */
export interface OwnerPlan {
  readonly owner: Person | Identity
  readonly percent: number
}

export interface Profile extends Identity {
  readonly trade: Industry
  readonly health: Health
  readonly closedOn?: string
  readonly address: { readonly text: string; readonly street: string; readonly house: number; readonly office: number }
  readonly head: Person
  readonly owners: readonly OwnerPlan[]
  /** 0 if the legal form has no capital. */
  readonly capitalKopecks: number
  /** Size relative to the trade's average company: 0.05 to 40. */
  readonly size: number
  /** How much data other sources than the register have: 0 none (never requested), 1 as usual, 10 a page full of everything. */
  readonly fullness: number
  readonly rare?: RareCompany
}

/** OKOPF (code of the legal form) of autonomous non-commercial organisations, which have no capital and no owners' shares. */
export const NON_COMMERCIAL = '71400'

/** Legal forms with their weights: limited company, private and public joint-stock company, non-commercial organisation. */
const forms: readonly (readonly [Form, number])[] = [
  [
    { code: '12300', short: 'ООО', full: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ', formName: 'Общества с ограниченной ответственностью' },
    90,
  ],
  [{ code: '12267', short: 'АО', full: 'АКЦИОНЕРНОЕ ОБЩЕСТВО', formName: 'Непубличные акционерные общества' }, 7],
  [{ code: '12247', short: 'ПАО', full: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО', formName: 'Публичные акционерные общества' }, 1],
  [
    {
      code: NON_COMMERCIAL,
      short: 'АНО',
      full: 'АВТОНОМНАЯ НЕКОММЕРЧЕСКАЯ ОРГАНИЗАЦИЯ',
      formName: 'Автономные некоммерческие организации',
    },
    2,
  ],
]

/** Companies that pages and tests rely on, by their number (index). */
export const showcase = { full: 0, empty: 1, bankrupt: 2, closed: 3, sanctioned: 4, seller: 5 } as const

/** Their values that are fixed, not random. */
const SHOWN: Readonly<Record<number, Partial<Pick<Profile, 'health' | 'fullness' | 'size' | 'closedOn'>>>> = {
  [showcase.full]: { health: 'strong', fullness: 10, size: 30 },
  [showcase.empty]: { health: 'steady', fullness: 0, size: 0.1 },
  [showcase.bankrupt]: { health: 'bankrupt', fullness: 3, size: 2 },
  [showcase.closed]: { health: 'closed', fullness: 1, size: 0.5, closedOn: daysBefore(420) },
  [showcase.sanctioned]: { health: 'strong', fullness: 3, size: 12 },
  [showcase.seller]: { health: 'strong', fullness: 2, size: 3 },
}

/** The first registration numbers (OGRN) were issued in July 2002, some 8900 days before the demo day. Most companies are younger than ten years. */
const OLDEST_DAYS = 8900
/** Companies up to this age are drawn apart. */
const YOUNG_DAYS = 170
/**
 * Companies of `showcase` and `rareCompanies` are old enough for a long history, except the one without data. Four in a hundred others are
 * younger than half a year.
 */
const foundedDay = (chance: SeededRandom, index: number): string => {
  if (index === showcase.empty) return daysBefore(40)
  if (index in SHOWN || index in rareCompanies) return daysBefore(chance.whole(2500, 7000))
  return daysBefore(chance.percent(4) ? chance.whole(8, YOUNG_DAYS) : YOUNG_DAYS + (OLDEST_DAYS - YOUNG_DAYS) * chance.next() ** 1.6)
}

/**
 * Numbers of the random streams (`SeededRandom`) of the identity, the trade, and the rest of a profile: any that no other facts of a company use.
 * The health is drawn first in the last stream, so that it is known without the rest.
 */
const [IDENTITY, TRADE, REST] = [1, 2, 3]

/** Name, numbers, legal form, place and day of founding of the company with this number. */
export function inventIdentity(index: number): Identity {
  const chance = new SeededRandom(index, IDENTITY)
  const place = chance.weighted(places)
  const founded = foundedDay(chance, index)
  // The full company is a private joint-stock company.
  const drawn = index === showcase.full ? chance.pick(forms.slice(1, 2))[0] : chance.weighted(forms)
  const rare = rareCompanies[index]
  const form = rare?.form ?? drawn
  const trade = inventTrade(index)
  const core = `${chance.pick(stems)}${chance.pick(endings)}`
  const word = chance.percent(35) ? `${chance.pick(trade.words)}${chance.percent(50) ? '-' : ' '}` : ''
  const title = rare ? `${rare.word} ${core}` : `${word}${core}${chance.percent(12) ? ` ${chance.whole(2, 99)}` : ''}`
  return {
    index,
    ogrn: companyOgrn(founded, place.region, index),
    inn: companyInn(place.region, index),
    name: `${form.short} "${title}"`,
    nameFull: `${form.full} "${title}"`,
    form,
    place,
    founded,
  }
}

const inventTrade = (index: number): Industry => rareCompanies[index]?.trade ?? new SeededRandom(index, TRADE).weighted(industries)

/** The health drawn for a company. `inventLifespan` decides whether it is old enough for it; otherwise it stays `steady`. */
export const drawHealth = (index: number, chance = new SeededRandom(index, REST)): Health =>
  SHOWN[index]?.health ?? (rareCompanies[index] && 'steady') ?? chance.weighted(healths)

/** Smallest age at liquidation, bankruptcy or striking off, days. */
const MIN_LIFE_DAYS = 500
const ENDS: ReadonlySet<Health> = new Set(['liquidating', 'bankrupt', 'excluding', 'closed'])

export interface Lifespan extends Identity {
  readonly health: Health
  readonly closedOn?: string
}

/** Identity, health and day of closing. Draws from the stream of the whole profile, so the order of calls on `chance` matters. */
export function inventLifespan(index: number, chance = new SeededRandom(index, REST)): Lifespan {
  const identity = inventIdentity(index)
  const drawn = drawHealth(index, chance)
  const age = ageInDays(identity.founded)
  const health = ENDS.has(drawn) && age < MIN_LIFE_DAYS && !(index in SHOWN) ? 'steady' : drawn
  // Closed MIN_LIFE_DAYS after the founding or later, and not in the first three tenths of the time since then.
  const ago = drawn === 'closed' && !(index in SHOWN) ? chance.next() * Math.min(age * 0.7, age - MIN_LIFE_DAYS) : 0
  const closedOn = SHOWN[index]?.closedOn ?? (health === 'closed' ? daysBefore(ago) : undefined)
  return { ...identity, health, ...(closedOn ? { closedOn } : {}) }
}

/**
 * The whole profile of the company with this number. Its fields draw from one stream in the order in which they stand here, so that must stay. 62 of
 * 100 companies have the smallest capital (10 000 rubles), the others up to 9 million; small companies are far more frequent than large ones.
 */
export function inventProfile(index: number): Profile {
  const chance = new SeededRandom(index, REST)
  const life = inventLifespan(index, chance)
  const rare = rareCompanies[index]
  const fixed = SHOWN[index] ?? (rare && { size: rare.size, fullness: 4 })
  return {
    ...life,
    trade: inventTrade(index),
    address: inventAddress(life, chance),
    head: inventPerson(headNumber(index, chance)),
    owners: inventOwners(index, chance),
    capitalKopecks: rare?.capitalKopecks ?? inventCapital(life, chance.percent(62) ? 1_000_000 : chance.whole(2, 900) * 1_000_000),
    size: fixed?.size ?? 0.05 * 800 ** (chance.next() ** 1.4),
    fullness:
      fixed?.fullness ??
      (chance.percent(25)
        ? 0
        : chance.weighted([
            [1, 80],
            [2, 15],
            [4, 5],
          ])),
    ...(rare ? { rare } : {}),
  }
}

/** Kopecks: a public company (12247) has at least 100 000 rubles, a non-commercial organisation none. */
const inventCapital = ({ form }: Identity, drawn: number): number =>
  form.code === NON_COMMERCIAL ? 0 : form.code === '12247' ? Math.max(drawn, 10_000_000) : drawn

/** Number of the head: in 4 of 100 companies one of 37 people, who so head several companies; otherwise the person with the company's number. */
const headNumber = (index: number, chance: SeededRandom): number => (chance.percent(4) ? 5_000_000 + (index % 37) : index)

/**
 * In 9 of 100 companies the address is one building of the city (house 12 of the first street; any would do), so that it has dozens of companies: the
 * product warns of such addresses. The other numbers are invented.
 */
function inventAddress({ place }: Identity, chance: SeededRandom): Profile['address'] {
  const crowded = chance.percent(9)
  const street = crowded ? (streets[0] ?? '') : chance.pick(streets)
  const house = crowded ? 12 : chance.whole(1, 180)
  const office = chance.whole(1, crowded ? 900 : 60)
  const index = `${place.index}${String(chance.whole(0, 199)).padStart(3, '0')}`
  const isCityRegion = place.regionName.startsWith('Г. ')
  const city = isCityRegion ? '' : `, Г. ${place.city.toUpperCase()}`
  return { text: `${index}, ${place.regionName}${city}, ${street}, Д. ${house}, ОФИС ${office}`, street, house, office }
}

/**
 * One to four owners; one owner in seven is another company with a smaller number (15 of 100 times the full one of `showcase`, which so owns many),
 * the rest are people: the first has the company's own number, like its head, the others numbers from six million on. The first eleven companies,
 * among them those of `showcase`, are owned by people alone.
 */
function inventOwners(index: number, chance: SeededRandom): OwnerPlan[] {
  const count = chance.weighted([
    [1, 60],
    [2, 25],
    [3, 11],
    [4, 4],
  ])
  const owners: OwnerPlan[] = []
  let remaining = 100
  for (let place = 0; place < count; place++) {
    const isLast = place === count - 1
    const percent = isLast ? remaining : Math.max(1, Math.round((remaining / (count - place)) * (0.5 + chance.next())))
    remaining -= percent
    const isCompany = index > 10 && chance.percent(14)
    const owner = isCompany
      ? inventIdentity(chance.percent(15) ? showcase.full : chance.whole(0, index - 1))
      : inventPerson(place === 0 ? index : index * 4 + place + 6_000_000)
    owners.push({ owner, percent })
  }
  return owners
}

/** Days from the company's founding to its closing, or to the demo day if it is active. */
export const daysOfWork = ({ founded, closedOn }: Profile): number => ageInDays(founded) - (closedOn ? ageInDays(closedOn) : 0)

/** The day this many days before the company's closing, or before the demo day if it is active; a closed company has no later events. */
export const beforeEnd = ({ closedOn }: Profile, days: number): string => daysBefore(days + (closedOn ? ageInDays(closedOn) : 0))
