// Maps a `company` or `entrepreneur` answer of the Checko API to a register record (columns, ties, facts).
import { STATUS_ACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN } from '@sverka/contract/company/company.rules'
import type { CompanyColumns, RegisterFacts, RegisterRecord, Tie } from '../register-extract.ts'
import { tiesOfBranches, toTie } from '../register-extract.ts'
import { endedName, findProcedure } from '../status-names.ts'
import { branches, coded, companyRef, founders, heads, hiddenHeads, licenses, mainActivity, moreActivities } from './company-parts.ts'
import { day, type Fields, fields, isRestricted, kopecks, list, pastDay, text, withoutAbsent } from './shape.ts'

/** Code of «Действует» in the API. */
const ACTIVE_CODE = '001'

/** Null if the answer has no company. `data`: the answer's; `today`: Moscow day, YYYY-MM-DD, used if the answer has no day of the extract. */
export function companyRecord(data: unknown, today: string): RegisterRecord | null {
  const source = fields(data)
  const ogrn = text(source.ОГРН) ?? text(source.ОГРНИП)
  if (!ogrn) return null
  const facts = registerFacts(source)
  const dated = withDays(columns(source, ogrn, facts), source, today)
  return { asOf: day(source.ДатаВып) ?? today, columns: dated, ties: ties(facts, source), facts }
}

interface Status {
  code: string | null
  name: string
  procedure: string | null
  procedureSince: string | null
  closedOn: string | null
}

/** A day of closing overrides the status. Without any wording the status is «restricted» if the register hides it, else «unknown». */
function status(source: Fields): Status {
  const end = fields(source.Ликвид ?? source.Прекращ)
  const closedOn = day(end.Дата) ?? null
  const given = fields(source.Статус)
  const code = text(given.Код)
  const noProcedure = { procedure: null, procedureSince: null, closedOn: null }
  const kind = text(source.ОГРНИП) === undefined ? 'company' : 'entrepreneur'
  const ending = { code, wording: text(end.Наим) ?? text(given.Наим) }
  if (closedOn) return { ...noProcedure, code: code ?? null, name: endedName(kind, ending), closedOn }
  if (code === ACTIVE_CODE) return { ...noProcedure, code: null, name: STATUS_ACTIVE }
  const wording = text(given.Наим) ?? text(source.Статус)
  const unknown = isRestricted(source.Статус) ? STATUS_RESTRICTED : STATUS_UNKNOWN
  if (!wording) return { ...noProcedure, code: code ?? null, name: unknown }
  const procedure = wording === STATUS_ACTIVE ? null : findProcedure({ code, wording })
  return { code: code ?? null, name: STATUS_ACTIVE, procedure, procedureSince: procedure && (day(given.Дата) ?? null), closedOn: null }
}

/** Adds the days of registration; future days are dropped. */
const withDays = (given: CompanyColumns, source: Fields, today: string): CompanyColumns => ({
  ...given,
  ogrnDate: pastDay(source.ДатаОГРН, today) ?? pastDay(source.ДатаОГРНИП, today) ?? null,
  registeredOn: pastDay(source.ДатаРег, today) ?? null,
})

function columns(source: Fields, ogrn: string, facts: RegisterFacts): CompanyColumns {
  const isTrader = text(source.ОГРНИП) !== undefined
  const fio = text(source.ФИО) ?? null
  const address = fields(source.ЮрАдрес)
  const { code, name, procedure, procedureSince, closedOn } = status(source)
  const leader = isTrader ? undefined : facts.heads[0]
  return {
    kind: isTrader ? 'entrepreneur' : 'company',
    ogrn,
    inn: text(source.ИНН) ?? null,
    kpp: text(source.КПП) ?? null,
    name: text(source.НаимСокр) ?? text(source.НаимПолн) ?? fio ?? ogrn,
    nameFull: text(source.НаимПолн) ?? null,
    // The source gives names in Russian only.
    nameOther: null,
    fio: isTrader ? fio : null,
    statusCode: code,
    statusName: name,
    procedure,
    procedureSince,
    closedOn,
    ogrnDate: null,
    registeredOn: null,
    regionCode: text(fields(source.Регион).Код) ?? null,
    city: text(address.НасПункт) ?? text(source.НасПункт) ?? null,
    address: text(address.АдресРФ) ?? text(source.ЮрАдрес) ?? null,
    // The source gives addresses as one line; the building's key needs parts.
    addressKey: null,
    okvedCode: facts.okved?.code ?? null,
    okopfCode: facts.okopf?.code ?? null,
    capitalKopecks: kopecks(fields(source.УстКап).Сумма) ?? null,
    leader: leader?.name ?? null,
    leaderPost: leader?.post ?? null,
  }
}

function registerFacts(source: Fields): RegisterFacts {
  const address = fields(source.ЮрАдрес)
  const unreliable = address.Недост === true ? (text(address.НедостОпис) ?? 'Сведения недостоверны') : undefined
  return withoutAbsent({
    statusWording: text(fields(source.Статус).Наим) ?? text(fields(source.Ликвид ?? source.Прекращ).Наим),
    addressUnreliable: unreliable,
    okved: mainActivity(source.ОКВЭД),
    okvedAdd: moreActivities(source.ОКВЭДДоп),
    okopf: coded(source.ОКОПФ),
    capitalKind: text(fields(source.УстКап).Тип),
    taxAuthority: authority(source.ТекФНС),
    registrationAuthority: authority(source.РегФНС),
    pensionFund: fund(source.РегПФР),
    socialInsuranceFund: fund(source.РегФСС),
    heads: heads(source),
    hiddenHeads: hiddenHeads(source),
    founders: founders(source.Учред),
    predecessors: list(source.Правопредш).flatMap((element) => companyRef(element) ?? []),
    successors: list(source.Правопреем).flatMap((element) => companyRef(element) ?? []),
    reorganisation: [],
    shareholderRegistrar: companyRef(fields(source.ДержРеестрАО)),
    licenses: licenses(source.Лиценз),
    branches: branches(source.Подразд),
    history: [],
  }) as RegisterFacts
}

function authority(value: unknown): RegisterFacts['taxAuthority'] {
  const office = fields(value)
  const name = text(office.НаимОрг)
  if (!name) return undefined
  return withoutAbsent({
    code: text(office.КодОрг),
    name,
    address: text(office.АдресОрг),
    since: day(office.ДатаПостУч) ?? day(office.Дата),
  })
}

function fund(value: unknown): RegisterFacts['pensionFund'] {
  const given = fields(value)
  const registered = text(given.РегНомер)
  if (!registered) return undefined
  return withoutAbsent({ number: registered, registeredOn: day(given.ДатаРег), name: text(given.НаимОрг) })
}

function ties(facts: RegisterFacts, source: Fields): Tie[] {
  const managers = list(source.УпрОрг).flatMap((element) => companyRef(element) ?? [])
  return [
    ...facts.heads.filter((head) => head.kind === 'person').flatMap((head) => toTie('head', head)),
    ...facts.founders.flatMap((founder) => toTie('founder', founder)),
    ...managers.flatMap((manager) => toTie('manager', manager)),
    ...facts.predecessors.flatMap((company) => toTie('predecessor', company)),
    ...facts.successors.flatMap((company) => toTie('successor', company)),
    ...tiesOfBranches(facts.branches),
  ]
}
