// Maps an answer of the Checko API (a commercial aggregator of company data) about a company or sole trader to a record like those from the state
// register: columns, ties (heads, founders and other connected companies), facts.
import { STATUS_ACTIVE, STATUS_RESTRICTED, STATUS_UNKNOWN } from '@sverka/contract/company/company.rules'
import type { CompanyColumns, RegisterFacts, RegisterRecord, Tie } from '../register-extract.ts'
import { tiesOfBranches, toTie } from '../register-extract.ts'
import { endedName, findProcedure, saysEnded } from '../status-names.ts'
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

/** Code of the status «Действует» (active) in the API. */
const ACTIVE_CODE = '001'

/**
 * Null if the answer has no company, that is no registration number: ОГРН of a company or ОГРНИП of a sole trader. `data`: the answer's field of that
 * name. `today`: Moscow day, YYYY-MM-DD; later days are dropped, and the record has this day if the answer has no day of the register extract.
 */
export function companyRecord(data: unknown, today: string): RegisterRecord | null {
  const source = readFields(data)
  const ogrn = readText(source.ОГРН) ?? readText(source.ОГРНИП)
  if (!ogrn) return null
  const facts = toFacts(source)
  const columns = withDays(toColumns(source, ogrn, facts), source, today)
  return { asOf: readDay(source.ДатаВып) ?? today, columns, ties: listTies(facts, source), facts }
}

/** First digit of the register's codes of procedures, in which a company is still active. */
const PROCEDURE_CODES = '1'

interface Status {
  code: string | null
  name: string
  /** The procedure that an active company is in, such as liquidation, with its day. */
  procedure: string | null
  procedureSince: string | null
  closedOn: string | null
}

/**
 * A day of closing (`Ликвид` of a company, `Прекращ` of a sole trader) overrides the status. Without any wording the status is «restricted» if the
 * register hides it, else «unknown». A wording that says that the company has ended is believed without a day, unless the code names a procedure.
 * Another one than «active» names a procedure, such as liquidation, in which the company is still active.
 */
function readStatus(source: JsonObject): Status {
  const end = readFields(source.Ликвид ?? source.Прекращ)
  const closedOn = readDay(end.Дата) ?? null
  const status = readFields(source.Статус)
  const code = readText(status.Код)
  const noProcedure = { procedure: null, procedureSince: null, closedOn: null }
  const kind = readText(source.ОГРНИП) === undefined ? 'company' : 'entrepreneur'
  const ending = { code, wording: readText(end.Наим) ?? readText(status.Наим) }
  if (closedOn) return { ...noProcedure, code: code ?? null, name: endedName(kind, ending), closedOn }
  if (code === ACTIVE_CODE) return { ...noProcedure, code: null, name: STATUS_ACTIVE }
  const wording = readText(status.Наим) ?? readText(source.Статус)
  const nameWithoutWording = isRestricted(source.Статус) ? STATUS_RESTRICTED : STATUS_UNKNOWN
  if (!wording) return { ...noProcedure, code: code ?? null, name: nameWithoutWording }
  if (!code?.startsWith(PROCEDURE_CODES) && saysEnded(wording))
    return { ...noProcedure, code: code ?? null, name: endedName(kind, { code, wording }) }
  const procedure = wording === STATUS_ACTIVE ? null : findProcedure({ code, wording })
  return { code: code ?? null, name: STATUS_ACTIVE, procedure, procedureSince: procedure && (readDay(status.Дата) ?? null), closedOn: null }
}

/** Adds the days of registration; future days are dropped. */
const withDays = (columns: CompanyColumns, source: JsonObject, today: string): CompanyColumns => ({
  ...columns,
  ogrnDate: readPastDay(source.ДатаОГРН, today) ?? readPastDay(source.ДатаОГРНИП, today) ?? null,
  registeredOn: readPastDay(source.ДатаРег, today) ?? null,
})

/** The columns without the days of registration. */
function toColumns(source: JsonObject, ogrn: string, facts: RegisterFacts): CompanyColumns {
  const isTrader = readText(source.ОГРНИП) !== undefined
  const fio = readText(source.ФИО) ?? null
  const address = readFields(source.ЮрАдрес)
  const { code, name, procedure, procedureSince, closedOn } = readStatus(source)
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
    // `addressKey` identifies a building and is made from the parts of an address; the source gives addresses as one line.
    addressKey: null,
    okvedCode: facts.okved?.code ?? null,
    okopfCode: facts.okopf?.code ?? null,
    capitalKopecks: readKopecks(readFields(source.УстКап).Сумма) ?? null,
    leader: leader?.name ?? null,
    leaderPost: leader?.post ?? null,
  }
}

function toFacts(source: JsonObject): RegisterFacts {
  const address = readFields(source.ЮрАдрес)
  // The register's remark that the address is unreliable; a standard text if the remark has none.
  const addressUnreliable = address.Недост === true ? (readText(address.НедостОпис) ?? 'Сведения недостоверны') : undefined
  return omitUndefined({
    statusWording: readText(readFields(source.Статус).Наим) ?? readText(readFields(source.Ликвид ?? source.Прекращ).Наим),
    addressUnreliable,
    okved: readMainActivity(source.ОКВЭД),
    okvedAdd: readMoreActivities(source.ОКВЭДДоп),
    okopf: readCoded(source.ОКОПФ),
    capitalKind: readText(readFields(source.УстКап).Тип),
    taxAuthority: readAuthority(source.ТекФНС),
    registrationAuthority: readAuthority(source.РегФНС),
    pensionFund: readFund(source.РегПФР),
    socialInsuranceFund: readFund(source.РегФСС),
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

/** A tax office; `since`: the day on which it registered the company. */
function readAuthority(value: unknown): RegisterFacts['taxAuthority'] {
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

/** Registration with a state fund; `number`: that of the company there. */
function readFund(value: unknown): RegisterFacts['pensionFund'] {
  const fund = readFields(value)
  const number = readText(fund.РегНомер)
  if (!number) return undefined
  return omitUndefined({ number, registeredOn: readDay(fund.ДатаРег), name: readText(fund.НаимОрг) })
}

/** Heads, founders, managing companies, predecessors, successors, and branches (by КПП, their code at the tax office). */
function listTies(facts: RegisterFacts, source: JsonObject): Tie[] {
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
