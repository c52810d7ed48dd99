// Maps a `company` or `entrepreneur` answer of the Checko API to a register record (columns, ties, facts).
import { STATUS_ACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN } from '@sverka/contract/company/company.rules'
import type { CompanyColumns, RegisterFacts, RegisterRecord, Tie } from '../register-extract.ts'
import { tiesOfBranches, toTie } from '../register-extract.ts'
import { endedName, findProcedure } from '../status-names.ts'
import {
  readBranches,
  readCoded,
  readCompanyRef,
  readFounders,
  readHeads,
  readHiddenHeads,
  readLicenses,
  readMainActivity,
  readMoreActivities,
} from './company-parts.ts'
import {
  isRestricted,
  type JsonObject,
  omitUndefined,
  readDay,
  readFields,
  readKopecks,
  readList,
  readPastDay,
  readText,
} from './read-json.ts'

/** Code of «Действует» in the API. */
const ACTIVE_CODE = '001'

/** Null if the answer has no company. `data`: the answer's; `today`: Moscow day, YYYY-MM-DD, used if the answer has no day of the extract. */
export function companyRecord(data: unknown, today: string): RegisterRecord | null {
  const source = readFields(data)
  const ogrn = readText(source.ОГРН) ?? readText(source.ОГРНИП)
  if (!ogrn) return null
  const facts = registerFacts(source)
  const dated = withDays(columns(source, ogrn, facts), source, today)
  return { asOf: readDay(source.ДатаВып) ?? today, columns: dated, ties: ties(facts, source), facts }
}

interface Status {
  code: string | null
  name: string
  procedure: string | null
  procedureSince: string | null
  closedOn: string | null
}

/** A day of closing overrides the status. Without any wording the status is «restricted» if the register hides it, else «unknown». */
function status(source: JsonObject): Status {
  const end = readFields(source.Ликвид ?? source.Прекращ)
  const closedOn = readDay(end.Дата) ?? null
  const given = readFields(source.Статус)
  const code = readText(given.Код)
  const noProcedure = { procedure: null, procedureSince: null, closedOn: null }
  const kind = readText(source.ОГРНИП) === undefined ? 'company' : 'entrepreneur'
  const ending = { code, wording: readText(end.Наим) ?? readText(given.Наим) }
  if (closedOn) return { ...noProcedure, code: code ?? null, name: endedName(kind, ending), closedOn }
  if (code === ACTIVE_CODE) return { ...noProcedure, code: null, name: STATUS_ACTIVE }
  const wording = readText(given.Наим) ?? readText(source.Статус)
  const unknown = isRestricted(source.Статус) ? STATUS_RESTRICTED : STATUS_UNKNOWN
  if (!wording) return { ...noProcedure, code: code ?? null, name: unknown }
  const procedure = wording === STATUS_ACTIVE ? null : findProcedure({ code, wording })
  return { code: code ?? null, name: STATUS_ACTIVE, procedure, procedureSince: procedure && (readDay(given.Дата) ?? null), closedOn: null }
}

/** Adds the days of registration; future days are dropped. */
const withDays = (given: CompanyColumns, source: JsonObject, today: string): CompanyColumns => ({
  ...given,
  ogrnDate: readPastDay(source.ДатаОГРН, today) ?? readPastDay(source.ДатаОГРНИП, today) ?? null,
  registeredOn: readPastDay(source.ДатаРег, today) ?? null,
})

function columns(source: JsonObject, ogrn: string, facts: RegisterFacts): CompanyColumns {
  const isTrader = readText(source.ОГРНИП) !== undefined
  const fio = readText(source.ФИО) ?? null
  const address = readFields(source.ЮрАдрес)
  const { code, name, procedure, procedureSince, closedOn } = status(source)
  const leader = isTrader ? undefined : facts.heads[0]
  return {
    kind: isTrader ? 'entrepreneur' : 'company',
    ogrn,
    inn: readText(source.ИНН) ?? null,
    kpp: readText(source.КПП) ?? null,
    name: readText(source.НаимСокр) ?? readText(source.НаимПолн) ?? fio ?? ogrn,
    nameFull: readText(source.НаимПолн) ?? null,
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
    regionCode: readText(readFields(source.Регион).Код) ?? null,
    city: readText(address.НасПункт) ?? readText(source.НасПункт) ?? null,
    address: readText(address.АдресРФ) ?? readText(source.ЮрАдрес) ?? null,
    // The source gives addresses as one line; the building's key needs parts.
    addressKey: null,
    okvedCode: facts.okved?.code ?? null,
    okopfCode: facts.okopf?.code ?? null,
    capitalKopecks: readKopecks(readFields(source.УстКап).Сумма) ?? null,
    leader: leader?.name ?? null,
    leaderPost: leader?.post ?? null,
  }
}

function registerFacts(source: JsonObject): RegisterFacts {
  const address = readFields(source.ЮрАдрес)
  const unreliable = address.Недост === true ? (readText(address.НедостОпис) ?? 'Сведения недостоверны') : undefined
  return omitUndefined({
    statusWording: readText(readFields(source.Статус).Наим) ?? readText(readFields(source.Ликвид ?? source.Прекращ).Наим),
    addressUnreliable: unreliable,
    okved: readMainActivity(source.ОКВЭД),
    okvedAdd: readMoreActivities(source.ОКВЭДДоп),
    okopf: readCoded(source.ОКОПФ),
    capitalKind: readText(readFields(source.УстКап).Тип),
    taxAuthority: authority(source.ТекФНС),
    registrationAuthority: authority(source.РегФНС),
    pensionFund: fund(source.РегПФР),
    socialInsuranceFund: fund(source.РегФСС),
    heads: readHeads(source),
    hiddenHeads: readHiddenHeads(source),
    founders: readFounders(source.Учред),
    predecessors: readList(source.Правопредш).flatMap((element) => readCompanyRef(element) ?? []),
    successors: readList(source.Правопреем).flatMap((element) => readCompanyRef(element) ?? []),
    reorganisation: [],
    shareholderRegistrar: readCompanyRef(readFields(source.ДержРеестрАО)),
    licenses: readLicenses(source.Лиценз),
    branches: readBranches(source.Подразд),
    history: [],
  }) as RegisterFacts
}

function authority(value: unknown): RegisterFacts['taxAuthority'] {
  const office = readFields(value)
  const name = readText(office.НаимОрг)
  if (!name) return undefined
  return omitUndefined({
    code: readText(office.КодОрг),
    name,
    address: readText(office.АдресОрг),
    since: readDay(office.ДатаПостУч) ?? readDay(office.Дата),
  })
}

function fund(value: unknown): RegisterFacts['pensionFund'] {
  const given = readFields(value)
  const registered = readText(given.РегНомер)
  if (!registered) return undefined
  return omitUndefined({ number: registered, registeredOn: readDay(given.ДатаРег), name: readText(given.НаимОрг) })
}

function ties(facts: RegisterFacts, source: JsonObject): Tie[] {
  const managers = readList(source.УпрОрг).flatMap((element) => readCompanyRef(element) ?? [])
  return [
    ...facts.heads.filter((head) => head.kind === 'person').flatMap((head) => toTie('head', head)),
    ...facts.founders.flatMap((founder) => toTie('founder', founder)),
    ...managers.flatMap((manager) => toTie('manager', manager)),
    ...facts.predecessors.flatMap((company) => toTie('predecessor', company)),
    ...facts.successors.flatMap((company) => toTie('successor', company)),
    ...tiesOfBranches(facts.branches),
  ]
}
