// Invented sole traders with their extracts.
import type { RegisterRecord } from '../record.ts'
import { DEMO_DAY, daysAfter, daysBefore } from './demo-day.ts'
import { taxOffice, traderOgrn } from './numbers.ts'
import { personOf } from './people.ts'
import { places } from './places.ts'
import { Chance } from './random.ts'
import { trades } from './trades.ts'

export function traderOf(index: number): RegisterRecord {
  const chance = new Chance(index, 61)
  const person = personOf(7_000_000 + index)
  const place = chance.weighted(places)
  const founded = daysBefore(10 + 7000 * chance.next() ** 1.7)
  const lived = (Date.parse(DEMO_DAY) - Date.parse(founded)) / 86_400_000
  const closedOn = chance.percent(30) ? daysAfter(founded, 5 + (lived - 5) * chance.next()) : undefined
  const trade = chance.weighted(trades)
  const ogrn = traderOgrn(founded, place.region, index)
  const office = taxOffice(place.region, index)
  const authority = { code: office, name: `Инспекция ФНС России № ${office.slice(2)} (вымышленная), ${place.city}`, since: founded }
  return {
    asOf: DEMO_DAY,
    columns: {
      kind: 'entrepreneur',
      ogrn,
      inn: person.inn,
      kpp: null,
      name: `ИП ${person.fio}`,
      nameFull: null,
      fio: person.fio,
      statusCode: closedOn ? '201' : null,
      statusName: closedOn ? 'Не действует' : 'Действует',
      closedOn: closedOn ?? null,
      ogrnDate: founded,
      registeredOn: founded,
      regionCode: place.region,
      city: place.city,
      address: `${place.regionName}, Г. ${place.city.toUpperCase()}`,
      addressKey: null,
      okvedCode: trade.codes[0],
      okopfCode: '50102',
      capitalKopecks: null,
      leader: null,
      leaderPost: null,
    },
    ties: [],
    facts: {
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
      history: [
        {
          grn: ogrn,
          date: founded,
          kind: { code: '21211' },
          authority: authority.name,
          documents: [{ name: 'Р21001 Заявление о регистрации ФЛ в качестве ИП' }],
        },
        ...(closedOn ? [{ date: closedOn, kind: { code: '24111' }, authority: authority.name }] : []),
      ],
    },
  }
}
