// The history in an invented company's extract: the register's records about it, from its creation on. Each has a record number (GRN, «ГРН»)
// and the code of its kind («КодСПВЗ»).
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

/**
 * Creation (11201), registration with the tax office (13200) and with the pension and social insurance funds (13300, 13400), later changes, oldest
 * first; then the records of mergers and of the company's end.
 */
export function inventHistory(profile: Profile, chance: SeededRandom): HistoryRecord[] {
  const { founded, place, index } = profile
  const authority = `Инспекция ФНС России № ${taxOffice(place.region, index).slice(2)} (вымышленная), ${place.city}`
  const lived = daysOfWork(profile)
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
      grn: recordGrn(founded, place.region, index + 980 + turn),
      date: daysAfter(founded, Math.min(4, lived)),
      kind: { code },
      authority,
    }),
  )
  const count = profile.fullness >= 10 ? 140 : Math.min(60, chance.whole(1, 4) + Math.floor(lived / 400))
  const later = Array.from({ length: count }, (_, turn): HistoryRecord => {
    const [code, papers] = chance.pick(KINDS)
    const date = daysAfter(founded, Math.floor(((turn + 1) / (count + 1)) * lived))
    const documents = papers.map((name, paper) => (paper === 0 ? { name, number: String(chance.whole(10, 9999)), date } : { name }))
    return {
      grn: recordGrn(date, place.region, index + turn),
      date,
      kind: { code },
      authority,
      ...(documents.length > 0 ? { documents } : {}),
    }
  })
  const ends = endRecords(profile).map(
    (reported, turn): HistoryRecord => ({ grn: recordGrn(reported.date, place.region, index + 990 + turn), authority, ...reported }),
  )
  return [created, registered, ...funds, ...later, ...ends]
}
