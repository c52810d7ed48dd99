// How closed companies of the invented register ended: liquidated, struck off as inactive or because of unreliable data, or merged into another
// company, whose extract then names them.
import type { HistoryRecord } from '../../src/registry/registry.ts'
import { ageInDays, daysAfter } from './demo-day.ts'
import { drawHealth, type Identity, inventLifespan, type Lifespan, NON_COMMERCIAL, showcase } from './profile.ts'
import { SeededRandom } from './seeded-random.ts'

/** How a company ended; `inactive` and `unreliable` (data) are reasons for which the tax service struck it off. */
export type Ending = 'liquidated' | 'inactive' | 'unreliable' | 'merged'

interface HowEnded {
  /** The register's code of how a company ended («КодСпПрекрЮЛ»), and its wording. */
  readonly code: string
  readonly wording: string
  /** Code of the kind («КодСПВЗ») of the company's last record, and the documents that were filed for it. */
  readonly record: string
  readonly papers: readonly string[]
}

export const ENDINGS: Readonly<Record<Ending, HowEnded>> = {
  liquidated: {
    code: '201',
    wording: 'Ликвидация юридического лица',
    record: '14201',
    papers: ['Р15016 ЗАЯВЛЕНИЕ О ЛИКВИДАЦИИ ЮЛ', 'ЛИКВИДАЦИОННЫЙ БАЛАНС'],
  },
  inactive: {
    code: '407',
    wording: 'Исключение из ЕГРЮЛ недействующего юридического лица',
    record: '14404',
    papers: ['СПРАВКА ОБ ОТСУТСТВИИ ДВИЖЕНИЯ СРЕДСТВ ПО СЧЕТАМ', 'РЕШЕНИЕ О ПРЕДСТОЯЩЕМ ИСКЛЮЧЕНИИ ЮЛ ИЗ ЕГРЮЛ'],
  },
  unreliable: {
    code: '415',
    wording:
      'Исключение из ЕГРЮЛ юридического лица в связи наличием в ЕГРЮЛ сведений о нем, в отношении которых внесена запись о недостоверности',
    record: '14407',
    papers: ['РЕШЕНИЕ О ПРЕДСТОЯЩЕМ ИСКЛЮЧЕНИИ ЮЛ ИЗ ЕГРЮЛ'],
  },
  merged: {
    code: '304',
    wording: 'Прекращение деятельности юридического лица путем реорганизации в форме присоединения',
    record: '14304',
    papers: ['Р12016 ЗАЯВЛЕНИЕ О ЗАВЕРШЕНИИ РЕОРГАНИЗАЦИИ ЮЛ', 'ДОГОВОР О ПРИСОЕДИНЕНИИ', 'ПЕРЕДАТОЧНЫЙ АКТ'],
  },
}

/** An ending with its weight in percent. 71 is the number of this random stream: any number that no other facts of a company use. */
const drawnEnding = (index: number): Ending =>
  new SeededRandom(index, 71).weighted([
    ['liquidated', 45],
    ['inactive', 28],
    ['unreliable', 12],
    ['merged', 15],
  ])

/** A successor's number is this close to its predecessor's, so that each can compute the other by trying all near numbers. */
const NEAR = 40
/** A successor is at least this old before the merger, days. Any number will do. */
const OLDER = 200

/**
 * How the company ended; null for an active one. A merger without a suitable successor becomes a liquidation. The closed company of `showcase`
 * and all non-commercial organisations are liquidated.
 */
export function inventEnding(life: Lifespan): Ending | null {
  if (!life.closedOn) return null
  const drawn = life.index === showcase.closed || life.form.code === NON_COMMERCIAL ? 'liquidated' : drawnEnding(life.index)
  return drawn === 'merged' && !inventSuccessor(life) ? 'liquidated' : drawn
}

/** Whether a company is healthy, old enough and a limited company (legal form 12300), so that another could be merged into it. */
const mayTakeOver = ({ health, founded, form }: Lifespan, closedOn: string): boolean =>
  (health === 'strong' || health === 'steady') && form.code === '12300' && daysAfter(founded, OLDER) <= closedOn

/** The company into which this one was merged; null if it did not end so, or if no company with a near number could take it over. */
export function inventSuccessor({ index, closedOn }: Lifespan): Identity | null {
  if (!closedOn || drawHealth(index) !== 'closed' || drawnEnding(index) !== 'merged') return null
  // Not one of the first companies (`showcase`), whose facts tests rely on.
  for (let other = index - 1; other > showcase.seller && other >= index - NEAR; other--) {
    const life = inventLifespan(other)
    if (mayTakeOver(life, closedOn)) return life
  }
  return null
}

/** The companies that were merged into this one. */
export function absorbedBy(index: number): Lifespan[] {
  return Array.from({ length: NEAR }, (_, place) => index + 1 + place).flatMap((other) => {
    if (drawHealth(other) !== 'closed' || drawnEnding(other) !== 'merged') return []
    const life = inventLifespan(other)
    return inventEnding(life) === 'merged' && inventSuccessor(life)?.index === index ? [life] : []
  })
}

/**
 * The register's records of the end (14xxx), of the beginning of its merger a hundred days earlier (12305), and of companies merged into this one
 * (12203).
 */
export function endRecords(life: Lifespan): Pick<HistoryRecord, 'date' | 'kind' | 'documents'>[] {
  const takeovers = absorbedBy(life.index).map(({ closedOn = life.founded, name }) => ({
    date: closedOn,
    kind: { code: '12203' },
    documents: [{ name: `ДОГОВОР О ПРИСОЕДИНЕНИИ: ${name}` }],
  }))
  const ending = inventEnding(life)
  if (!ending || !life.closedOn) return takeovers
  const { record, papers } = ENDINGS[ending]
  const begun = ending === 'merged' ? [{ date: daysAfter(life.closedOn, -100), kind: { code: '12305' } }] : []
  return [...takeovers, ...begun, { date: life.closedOn, kind: { code: record }, documents: papers.map((name) => ({ name })) }]
}

/** The last year with accounts: the year before the end, or two years earlier for a company struck off as inactive. Infinity if active. */
export const inventLastYear = (life: Lifespan): number => {
  if (!life.closedOn) return Number.POSITIVE_INFINITY
  return Number(life.closedOn.slice(0, 4)) - (inventEnding(life) === 'inactive' ? 3 : 1)
}

/** Share of a company's first year in which it worked; 1 for all other years. */
export const partOfYear = ({ founded }: Identity, year: number): number => {
  if (Number(founded.slice(0, 4)) < year) return 1
  return (ageInDays(founded) - ageInDays(`${year}-12-31`)) / 365
}
