// Generates the extracts of invented sole traders from EGRIP («ЕГРИП», the state register of sole traders). The order of the calls on `chance` must
// stay: another one invents other traders.

import { DEMO_DAY } from '../../src/platform/clock.ts'
import type { CompanyColumns, RegisterFacts, RegisterRecord } from '../../src/registry/registry.ts'
import { ageInDays, daysAfter, daysBefore } from './demo-day.ts'
import { type Industry, industries } from './industries.ts'
import { taxOffice, traderOgrn } from './numbers.ts'
import { inventPerson, type Person } from './people.ts'
import { type Place, places } from './regions-and-streets.ts'
import { SeededRandom } from './seeded-random.ts'

/** The inputs of one sole trader's extract. */
interface TraderPlan {
  readonly person: Person
  readonly place: Place
  readonly trade: Industry
  readonly founded: string
  readonly closedOn: string | null
  readonly ogrn: string
  readonly authority: { code: string; name: string; since: string }
}

/** Smallest age at which a trader stops, days. Any number will do. */
const MIN_LIFE_DAYS = 90
/** Traders are ten days to nineteen years old, young ones more often than old ones. */
const [YOUNGEST_DAYS, DAYS_OF_AGES] = [10, 7000]
/** People with numbers from here on are sole traders. The former heads of `past-rows.ts` count from the same number. */
const TRADERS = 7_000_000
/** The number of this random stream: any will do. */
const STREAM = 61

function inventPlan(index: number, chance: SeededRandom): TraderPlan {
  const place = chance.weighted(places)
  const founded = daysBefore(YOUNGEST_DAYS + DAYS_OF_AGES * chance.next() ** 1.7)
  const lived = ageInDays(founded)
  // 30 of 100 have ended, if they are old enough.
  const isDrawn = chance.percent(30)
  const until = isDrawn ? chance.next() : 0
  const closedOn = isDrawn && lived > MIN_LIFE_DAYS ? daysAfter(founded, MIN_LIFE_DAYS + (lived - MIN_LIFE_DAYS) * until) : null
  const office = taxOffice(place.region, index)
  return {
    person: inventPerson(TRADERS + index),
    place,
    trade: chance.weighted(industries),
    founded,
    closedOn,
    ogrn: traderOgrn(founded, place.region, index),
    authority: { code: office, name: `Инспекция ФНС России № ${office.slice(2)} (вымышленная), ${place.city}`, since: founded },
  }
}

/** The extract of the sole trader with this number, as of the demo day. */
export function inventTrader(index: number): RegisterRecord {
  const chance = new SeededRandom(index, STREAM)
  const plan = inventPlan(index, chance)
  return { asOf: DEMO_DAY, columns: toColumns(plan), ties: [], facts: inventFacts(plan, chance) }
}

function toColumns({ person, place, trade, founded, closedOn, ogrn }: TraderPlan): CompanyColumns {
  return {
    kind: 'entrepreneur',
    ogrn,
    inn: person.inn,
    kpp: null,
    name: `ИП ${person.fio}`,
    nameFull: null,
    nameOther: null,
    fio: person.fio,
    // 201 is the register's code of a business that has ended.
    statusCode: closedOn ? '201' : null,
    statusName: closedOn ? 'Не действует' : 'Действует',
    procedure: null,
    procedureSince: null,
    closedOn,
    ogrnDate: founded,
    registeredOn: founded,
    regionCode: place.region,
    city: place.city,
    address: `${place.regionName}, Г. ${place.city.toUpperCase()}`,
    addressKey: null,
    okvedCode: trade.codes[0],
    // Codes of the main activity (OKVED) and of the legal form (OKOPF: 50102 is a sole trader).
    okopfCode: '50102',
    capitalKopecks: null,
    leader: null,
    leaderPost: null,
  }
}

function inventFacts({ person, trade, founded, closedOn, ogrn, authority }: TraderPlan, chance: SeededRandom): RegisterFacts {
  const start = { name: 'Р21001 Заявление о регистрации ФЛ в качестве ИП' }
  return {
    okved: { code: trade.codes[0] },
    okvedAdd: trade.codes.slice(1, 1 + chance.whole(0, 3)).map((code) => ({ code })),
    okopf: { code: '50102' },
    taxAuthority: authority,
    registrationAuthority: authority,
    heads: [],
    founders: [],
    predecessors: [],
    successors: [],
    reorganisation: [],
    licenses: [],
    branches: [],
    person: { sex: person.isFemale ? 'f' : 'm', form: 'Индивидуальный предприниматель' },
    // Kinds of records: 21211 registration, 24111 the end of the business.
    history: [
      { grn: ogrn, date: founded, kind: { code: '21211' }, authority: authority.name, documents: [start] },
      ...(closedOn ? [{ date: closedOn, kind: { code: '24111' }, authority: authority.name }] : []),
    ],
  }
}
