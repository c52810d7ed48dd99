// The history in an invented company's extract: the register's records about it, from its creation on. Each has a record number (GRN, «ГРН»)
// and a code of its kind (element «КодСПВЗ»).
import type { HistoryRecord } from '../../src/registry/registry.ts'
import { daysAfter } from './demo-day.ts'
import { endRecords } from './endings.ts'
import { recordGrn, taxOffice } from './numbers.ts'
import { daysOfWork, type Profile } from './profile.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The common kinds of records, a change of data (12201) and of the charter (12101), with the documents that were filed for them. */
const KINDS: readonly (readonly [code: string, papers: readonly string[]])[] = [
  ['12201', ['Р13014 ЗАЯВЛЕНИЕ ОБ ИЗМЕНЕНИИ СВЕДЕНИЙ О ЮЛ', 'РЕШЕНИЕ']],
  [
    '12101',
    [
      'Р13014 ЗАЯВЛЕНИЕ ОБ ИЗМЕНЕНИИ УЧРЕДИТЕЛЬНОГО ДОКУМЕНТА',
      'ПРОТОКОЛ',
      'УСТАВ ЮЛ В НОВОЙ РЕДАКЦИИ',
      'ДОКУМЕНТ ОБ УПЛАТЕ ГОСУДАРСТВЕННОЙ ПОШЛИНЫ',
    ],
  ],
]

/** Changes of a company with a full card (`fullness` 10): several pages of history. */
const FULL_HISTORY = 140
/** Changes of any other company: a few, and one more for every 400 days of its life, at most 60. */
const [DAYS_PER_CHANGE, MAX_CHANGES] = [400, 60]
/**
 * Added to the company's serial number, so that its records of funds and of its end have other numbers than its up to 140 changes on the same day.
 * Records of two companies may have the same number: the product shows record numbers and does not look anything up by them.
 */
const [FUNDS_SERIAL, END_SERIAL] = [980, 990]

/**
 * Creation (11201), registration with the tax office (13200) and with the pension and social insurance funds (13300, 13400), later changes, oldest
 * first; then the records of mergers and of the company's end.
 */
export function inventHistory(profile: Profile, chance: SeededRandom): HistoryRecord[] {
  const { founded, place, index } = profile
  const authority = `Инспекция ФНС России № ${taxOffice(place.region, index).slice(2)} (вымышленная), ${place.city}`
  const lived = daysOfWork(profile)
  // The number of the first record is the company's ОГРН (registration number).
  const created: HistoryRecord = {
    grn: profile.ogrn,
    date: founded,
    kind: { code: '11201' },
    authority,
    documents: [{ name: 'Р11001 ЗАЯВЛЕНИЕ О СОЗДАНИИ ЮЛ' }, { name: 'РЕШЕНИЕ О СОЗДАНИИ ЮЛ' }, { name: 'УСТАВ ЮЛ' }],
  }
  const registered: HistoryRecord = {
    grn: recordGrn(founded, place.region, index),
    date: daysAfter(founded, Math.min(1, lived)),
    kind: { code: '13200' },
    authority,
  }
  const funds = ['13300', '13400'].map(
    (code, turn): HistoryRecord => ({
      grn: recordGrn(founded, place.region, index + FUNDS_SERIAL + turn),
      date: daysAfter(founded, Math.min(4, lived)),
      kind: { code },
      authority,
    }),
  )
  const isFull = profile.fullness >= 10
  const count = isFull ? FULL_HISTORY : Math.min(MAX_CHANGES, chance.whole(1, 4) + Math.floor(lived / DAYS_PER_CHANGE))
  const later = Array.from({ length: count }, (_, turn): HistoryRecord => {
    const [code, papers] = chance.pick(KINDS)
    const date = daysAfter(founded, Math.floor(((turn + 1) / (count + 1)) * lived))
    const documents = papers.map((name, paper) => (paper === 0 ? { name, number: String(chance.whole(10, 9999)), date } : { name }))
    return { grn: recordGrn(date, place.region, index + turn), date, kind: { code }, authority, documents }
  })
  const ends = endRecords(profile).map(
    (reported, turn): HistoryRecord => ({ grn: recordGrn(reported.date, place.region, index + END_SERIAL + turn), authority, ...reported }),
  )
  return [created, registered, ...funds, ...later, ...ends]
}
