// State contracts, inspections, trademarks, sanctions marks, contacts and statistical codes of an invented company, as sources of company data would
// return them. Each kind of facts has a random stream of its own (41 to 44), so that a change of one leaves the others as they are. `undefined`
// stands for data that were never requested; `fullness` of a profile is how much data it has (0 none, 10 a page full of everything). Percentages,
// counts and periods without a reason beside them are invented; any others would do, but would change the stored companies.
import type {
  ContactsFacts,
  Contract,
  ContractsFacts,
  Inspection,
  InspectionsFacts,
  SanctionsFacts,
  StatisticsFacts,
  TrademarksFacts,
} from '../../src/registry/registry.ts'
import { ageInDays, daysAfter } from './demo-day.ts'
import { isListed } from './lists.ts'
import { okpo } from './numbers.ts'
import { beforeEnd, daysOfWork, inventIdentity, type Profile } from './profile.ts'
import { SeededRandom } from './seeded-random.ts'

/** Days: contracts, inspections and trademarks are at most this old. */
const [OLDEST_CONTRACT, OLDEST_INSPECTION, OLDEST_TRADEMARK] = [2400, 1600, 4000]
/** Companies with these numbers may be the other side of a contract: not the first six (`showcase`), and none of `rareCompanies`. */
const [FIRST_PARTNER, LAST_PARTNER] = [6, 2900]

/** Beginnings of the names of state customers. */
const CUSTOMERS = ['ГБОУ "ШКОЛА', 'МБДОУ "ДЕТСКИЙ САД', 'ГБУЗ "БОЛЬНИЦА', 'МКУ "УПРАВЛЕНИЕ БЛАГОУСТРОЙСТВА', 'ГКУ "ДИРЕКЦИЯ ДОРОГ']

/** Contracts under the procurement laws 44-FZ (state customers) and 223-FZ (state-owned companies), newest first. */
export function inventContracts(profile: Profile): ContractsFacts | undefined {
  const chance = new SeededRandom(profile.index, 41)
  const isFull = profile.fullness >= 10
  if (profile.fullness === 0 || !(isFull || chance.percent(28))) return undefined
  const count = isFull ? 130 : chance.whole(1, 6 * profile.fullness)
  const contracts = Array.from({ length: count }, () => contract(profile, chance))
  return { contracts: contracts.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '')) }
}

/** A register number has 19 digits. Prices are from 60 thousand to 24 million rubles, small ones more often than large ones. */
function contract(profile: Profile, chance: SeededRandom): Contract {
  const date = beforeEnd(profile, Math.floor(chance.next() * Math.min(daysOfWork(profile), OLDEST_CONTRACT)))
  const isOwn = chance.percent(90)
  const other = inventIdentity(chance.whole(FIRST_PARTNER, LAST_PARTNER))
  const self = { name: profile.name, inn: profile.inn, ogrn: profile.ogrn }
  const state = { name: `${chance.pick(CUSTOMERS)} № ${chance.whole(1, 300)}"`, inn: other.inn }
  const executedOn = daysAfter(date, chance.whole(20, 365))
  return {
    registerNumber: `${profile.place.region}9${chance.whole(10_000_000, 99_999_999)}${date.slice(2, 4)}${String(chance.whole(1, 99_999)).padStart(6, '0')}`,
    law: chance.percent(75) ? '44' : '223',
    role: isOwn ? 'supplier' : 'customer',
    date,
    executedOn,
    priceKopecks: Math.round(60_000_00 * 400 ** chance.next()),
    customer: isOwn ? state : self,
    suppliers: [isOwn ? self : { name: other.name, inn: other.inn, ogrn: other.ogrn }],
    objects: Array.from(
      {
        length: chance.weighted([
          [1, 70],
          [2, 20],
          [4, 10],
        ]),
      },
      (_, place) => ({ id: String(place + 1), name: chance.pick(profile.trade.goods) }),
    ),
  }
}

/**
 * Kinds and states as the register of inspections writes them; the card's filters match their beginnings. The first kind is no inspection but a
 * warning, which finds no violations.
 */
const INSPECTION_KINDS = ['Объявление предостережения', 'Профилактический визит', 'Документарная проверка', 'Выездная проверка']

/** Inspections by state authorities, newest first. */
export function inventInspections(profile: Profile): InspectionsFacts | undefined {
  const chance = new SeededRandom(profile.index, 42)
  const isFull = profile.fullness >= 10
  if (profile.fullness === 0 || !(isFull || chance.percent(38))) return undefined
  const count = isFull ? 45 : chance.whole(1, 4)
  const inspections = Array.from({ length: count }, () => inspection(profile, chance))
  return { inspections: inspections.sort((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? '')) }
}

function inspection(profile: Profile, chance: SeededRandom): Inspection {
  const type = chance.pick(INSPECTION_KINDS)
  const startDate = beforeEnd(profile, chance.whole(5, Math.max(6, Math.min(daysOfWork(profile), OLDEST_INSPECTION))))
  const isWarning = type === INSPECTION_KINDS[0]
  // An inspection takes at most 15 days, so one that began over 20 days ago has ended.
  const finished = ageInDays(startDate) > 20
  const found = !isWarning && chance.percent(profile.health === 'strong' ? 15 : 40)
  return {
    number: `${profile.place.region}${startDate.slice(2, 4)}0${chance.whole(10_000_000, 99_999_999)}`,
    status: isWarning ? 'Предостережение объявлено' : finished ? 'Завершено' : 'Ожидает завершения',
    type,
    startDate,
    ...(finished ? { endDate: daysAfter(startDate, chance.whole(1, 15)) } : {}),
    finished,
    ...(isWarning ? {} : { violations: found }),
    basis: chance.pick(['Наступление срока проведения', 'Обращение граждан', 'Программа профилактики']),
    controlBody: profile.trade.control,
    addresses: [profile.address.text],
    results: found
      ? ['Выявлены нарушения обязательных требований', 'Выдано предписание об устранении']
      : finished && !isWarning
        ? ['Нарушения не выявлены']
        : [],
  }
}

/** Registered trademarks, newest first. A trademark is valid for ten years (3652 days). Their numbers, from 9,000,000 on, are invented. */
export function inventTrademarks(profile: Profile): TrademarksFacts | undefined {
  const chance = new SeededRandom(profile.index, 43)
  const isFull = profile.fullness >= 10
  if (profile.fullness === 0 || !(isFull || chance.percent(14))) return undefined
  const trademarks = Array.from({ length: isFull ? 24 : chance.whole(1, 4) }, () => {
    const registeredOn = beforeEnd(profile, Math.floor(chance.next() * Math.min(daysOfWork(profile), OLDEST_TRADEMARK)))
    return {
      number: String(chance.whole(9_000_000, 9_999_999)),
      registeredOn,
      expiresOn: daysAfter(registeredOn, 3652),
      sections: [
        { title: `Класс МКТУ ${profile.trade.mark.class}`, content: profile.trade.mark.text },
        { title: 'Правообладатель', content: profile.nameFull },
        { title: 'Неохраняемые элементы', content: chance.percent(30) ? 'Все слова, цифры и знаки, кроме основного' : 'Нет' },
      ],
    }
  })
  return { trademarks: trademarks.sort((a, b) => b.registeredOn.localeCompare(a.registeredOn)) }
}

/** Whether the company is on any sanctions list, as a commercial data source reports it; the lists themselves are in `lists.ts`. */
export const inventSanctions = (profile: Profile): SanctionsFacts | undefined =>
  profile.fullness === 0 ? undefined : { matches: [], listed: isListed(profile) }

/** Telephone, e-mail and website, with numbers and domains that cannot exist. */
export function inventContacts(profile: Profile): ContactsFacts | undefined {
  const chance = new SeededRandom(profile.index, 44)
  if (profile.fullness === 0 || chance.percent(35)) return undefined
  const phone = `+7 (000) ${chance.whole(100, 999)}-${chance.whole(10, 99)}-${chance.whole(10, 99)}`
  return {
    phones: [phone],
    emails: [`office@c${profile.index}.demo.test`],
    ...(chance.percent(60) ? { website: `https://c${profile.index}.demo.test` } : {}),
  }
}

/**
 * Codes of the state statistics: OKPO of the organisation, OKATO and OKTMO of its territory, OKFS of its form of ownership, OKOGU of the authority
 * above it, and OKOPF of its legal form.
 */
export function inventStatistics(profile: Profile): StatisticsFacts | undefined {
  if (profile.fullness === 0) return undefined
  return {
    okpo: okpo(profile.index),
    okato: { code: profile.place.okato, name: profile.place.city },
    oktmo: { code: profile.place.oktmo, name: profile.place.city },
    ...(profile.rare?.property ?? {
      okfs: { code: '16', name: 'Частная собственность' },
      okogu: { code: '4210014', name: 'Организации, учреждённые юридическими лицами или гражданами' },
    }),
    okopf: { code: profile.form.code, name: profile.form.formName },
  }
}
