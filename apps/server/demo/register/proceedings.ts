// Court cases, enforcement proceedings of bailiffs, and bankruptcy messages of an invented company. `undefined` stands for data that were never
// requested, an empty list for a request that found nothing. Each kind has a random stream of its own (31 to 34). Percentages, counts and periods
// without a reason beside them are invented; any others would do, but would change the stored companies.
import { createHash } from 'node:crypto'
import type { BankruptcyFacts, CasesFacts, EnforcementFacts, LegalCase, Party } from '../../src/registry/registry.ts'
import { ageInDays, daysAfter } from './demo-day.ts'
import { beforeEnd, daysOfWork, type Identity, inventIdentity, type Profile } from './profile.ts'
import { SeededRandom } from './seeded-random.ts'

/** The beginning of a court case's number: the letter А and the code of the region. */
const casePrefix = (region: string): string => `А${region}`
const court = (city: string): string => `Арбитражный суд (${city})`

const party = (identity: Identity): Party => ({
  name: identity.name,
  inn: identity.inn,
  ogrn: identity.ogrn,
  address: `${identity.place.index}001, ${identity.place.regionName}, Г. ${identity.place.city.toUpperCase()}`,
})

/** `count`: number of cases, unless the company is too young; `respondent`: in how many percent of them it is the respondent. */
function caseload(profile: Profile, chance: SeededRandom): { count: number; respondent: number } {
  if (profile.fullness >= 10) return { count: 240, respondent: 35 }
  if (profile.fullness === 0) return { count: 0, respondent: 0 }
  if (profile.health === 'bankrupt' || profile.health === 'sick') return { count: chance.whole(3, 25), respondent: 85 }
  const count = chance.percent(55) ? 0 : Math.ceil(chance.next() ** 2 * 6 * profile.fullness * Math.max(1, Math.log10(profile.size * 10)))
  return { count, respondent: 45 }
}

/** Days from the founding to the first case. */
const FIRST_DISPUTE = 120
/** Days: cases are at most this old. Recent ones are more frequent. */
const OLDEST_CASE = 2900
/** Companies with these numbers may be the other side: not the first six (`showcase`), and none of `rareCompanies`. */
const [FIRST_OPPONENT, LAST_OPPONENT] = [6, 2900]

/** Cases of the commercial courts («арбитражный суд»), newest first. */
export function inventCases(profile: Profile): CasesFacts | undefined {
  const chance = new SeededRandom(profile.index, 31)
  const { count, respondent } = caseload(profile, chance)
  // Nobody sues, or is sued, before there can be a debt.
  const age = daysOfWork(profile) - FIRST_DISPUTE
  if (count === 0 || age <= 0) return profile.fullness === 0 ? undefined : { cases: [] }
  const cases = Array.from({ length: count }, () => {
    const days = Math.floor(chance.next() ** 1.5 * Math.min(age, OLDEST_CASE))
    return legalCase(profile, beforeEnd(profile, days), chance.percent(respondent), chance)
  })
  return { cases: cases.sort((a, b) => b.date.localeCompare(a.date)) }
}

/** Claims, which 88 cases of 100 have, are from 40 thousand to 36 million rubles, small ones more often than large ones. */
function legalCase(profile: Profile, date: string, isRespondent: boolean, chance: SeededRandom): LegalCase {
  const self = party(profile)
  const other = party(inventIdentity(chance.whole(FIRST_OPPONENT, LAST_OPPONENT)))
  const lasts = chance.whole(60, 500)
  const isOver = ageInDays(date) > lasts
  const number = `${casePrefix(profile.place.region)}-${chance.whole(1000, 99_999)}/${date.slice(0, 4)}`
  const claim = chance.percent(88) ? Math.round(40_000_00 * 900 ** chance.next()) : undefined
  return {
    number,
    url: fileAddress(number),
    date,
    startDate: date,
    ...(isOver ? { endDate: daysAfter(date, lasts) } : {}),
    court: court(profile.place.city),
    plaintiffs: [isRespondent ? other : self],
    respondents: [isRespondent ? self : other],
    ...(claim === undefined ? {} : { claimKopecks: claim }),
    active: !isOver,
    ...inventCourse(number, isOver, claim),
  }
}

const CATEGORIES = ['Долг за поставку', 'Возврат аванса', 'Неустойка за просрочку', 'Долг по аренде', 'Качество работ', 'Оплата перевозки']
/** One of five at a time: three of five cases are in the first instance. */
const STAGES = ['первая инстанция', 'первая инстанция', 'первая инстанция', 'апелляция', 'кассация']

type Course = Pick<LegalCase, 'category' | 'stage' | 'outcome' | 'awardedKopecks'>

/**
 * Subject, stage and outcome; the outcomes with the awarded share of the claim, and their weights in percent. They draw from a stream whose seed is
 * the first 24 bits of a hash of the case's number, so that they leave the other random facts as they are.
 */
function inventCourse(number: string, isOver: boolean, claim: number | undefined): Course {
  const chance = new SeededRandom(Number.parseInt(createHash('sha256').update(number).digest('hex').slice(0, 6), 16), 34)
  const begun = { category: chance.pick(CATEGORIES), stage: chance.pick(STAGES) }
  if (!isOver) return begun
  const [outcome, share] = chance.weighted<readonly [string, number]>([
    [['Взыскано полностью', 1], 45],
    [['Взыскано частично', 0.6], 20],
    [['В иске отказано', 0], 15],
    [['Мировое соглашение', 0], 12],
    [['Иск оставлен без рассмотрения', 0], 8],
  ])
  return { ...begun, outcome, ...(claim !== undefined && share > 0 ? { awardedKopecks: Math.round(claim * share) } : {}) }
}

/** The address of the case's file; its zeros show that it is invented. */
const fileAddress = (number: string): string =>
  `https://kad.arbitr.ru/Card/00000000-0000-4000-8000-${createHash('sha256').update(number).digest('hex').slice(0, 12)}`

/** Documents of enforcement and their subjects. */
const SUBJECTS: readonly (readonly [string, string])[] = [
  ['Исполнительный лист', 'Задолженность'],
  ['Постановление налогового органа', 'Взыскание налогов и сборов, включая пени'],
  ['Исполнительный лист', 'Взыскание заработной платы'],
  ['Постановление о наложении штрафа', 'Штраф'],
  ['Исполнительный лист', 'Задолженность по кредитным платежам'],
]

/** Enforcement proceedings (bailiffs collect a debt), newest first. Debts are from 8 thousand to 3.2 million rubles; three in ten are paid. */
export function inventEnforcement(profile: Profile): EnforcementFacts | undefined {
  const chance = new SeededRandom(profile.index, 32)
  const isTroubled = ['sick', 'bankrupt', 'weak', 'liquidating'].includes(profile.health)
  if (profile.fullness === 0) return undefined
  if (!(isTroubled ? chance.percent(70) : chance.percent(6) || profile.fullness >= 10)) return { proceedings: [] }
  const count = profile.fullness >= 10 ? 12 : chance.whole(1, 7)
  const proceedings = Array.from({ length: count }, (_, place) => {
    const date = beforeEnd(profile, Math.min(daysOfWork(profile), chance.whole(10, 900)))
    const [documentType, subject] = chance.pick(SUBJECTS)
    const debt = Math.round(8_000_00 * 400 ** chance.next())
    return {
      number: `${chance.whole(1000, 99_999)}/${date.slice(2, 4)}/${profile.place.region}0${place + 1}-ИП`,
      date,
      documentType,
      documentNumber: `ФС 0${chance.whole(10_000_000, 99_999_999)}`,
      documentDate: date,
      subject,
      bailiffs: `Отделение судебных приставов № ${chance.whole(1, 9)}, ${profile.place.city}`,
      debtKopecks: debt,
      remainingKopecks: chance.percent(30) ? 0 : Math.round(debt * chance.next()),
    }
  })
  return { proceedings: proceedings.sort((a, b) => b.date.localeCompare(a.date)) }
}

/**
 * Public messages of a bankruptcy, newest first. `openedOn` is the day since which the register names the procedure: the message of the intention
 * to go to court is before it, that of the sale of assets long after.
 */
export function inventBankruptcy(profile: Profile, openedOn: string | undefined): BankruptcyFacts | undefined {
  if (profile.health !== 'bankrupt' || !openedOn) return profile.fullness === 0 ? undefined : { messages: [] }
  const chance = new SeededRandom(profile.index, 33)
  const intended = daysAfter(openedOn, -200)
  const since = ageInDays(openedOn)
  const reported: readonly (readonly [kind: string, date: string])[] = [
    ['Сообщение о намерении обратиться в суд с заявлением о банкротстве', intended > profile.founded ? intended : profile.founded],
    ['Сообщение о судебном акте', openedOn],
    ['Уведомление о получении требований кредитора', daysAfter(openedOn, since * 0.2)],
    ['Сообщение о собрании кредиторов', daysAfter(openedOn, since * 0.5)],
    ['Объявление о проведении торгов', daysAfter(openedOn, since * 0.9)],
  ]
  const caseNumber = `${casePrefix(profile.place.region)}-${chance.whole(1000, 99_999)}/${(reported[0]?.[1] ?? openedOn).slice(0, 4)}`
  const messages = reported.map(([kind, date], place) => ({
    id: `demo-${profile.index}-${place}`,
    date,
    kind,
    caseNumber,
    court: court(profile.place.city),
  }))
  return { messages: messages.reverse() }
}
