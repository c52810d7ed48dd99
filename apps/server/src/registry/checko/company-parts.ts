// Maps parts of an answer of the Checko API (a commercial aggregator of company data): heads, founders, activities, licences, branches, trademarks.
import type { Branch, Coded, CompanyRef, Founder, Head, HiddenHead, License, Share } from '../register-extract.ts'
import {
  countRestricted,
  type JsonObject,
  omitUndefined,
  readDay,
  readFields,
  readKopecks,
  readLink,
  readList,
  readNumber,
  readText,
  readTexts,
} from './read-json.ts'

/** A code of a classifier with its name; the name is stored because the source may have a newer edition of the classifier than we. */
export function readCoded(value: unknown): Coded | undefined {
  const code = readText(readFields(value).Код)
  return code ? omitUndefined({ code, name: readText(readFields(value).Наим) }) : undefined
}

/**
 * The main activity, by ОКВЭД, the classifier of economic activities. Undefined for a code of its 2001 edition: such codes look like those of the
 * edition in force (2014) but mean other activities.
 */
export function readMainActivity(value: unknown): Coded | undefined {
  return isOldEdition(readFields(value)) ? undefined : readCoded(value)
}

/** The additional activities, without those of the 2001 edition. */
export const readMoreActivities = (value: unknown): Coded[] =>
  readList(value)
    .filter((activity) => !isOldEdition(activity))
    .flatMap((activity) => readCoded(activity) ?? [])

const isOldEdition = (activity: JsonObject): boolean => readText(activity.Версия) === '2001'

/** A company that the answer refers to, with its ИНН (taxpayer number) and ОГРН (registration number); undefined without a name. */
export function readCompanyRef(element: JsonObject): CompanyRef | undefined {
  const name = readText(element.НаимСокр) ?? readText(element.НаимПолн)
  return name ? omitUndefined({ name, inn: readText(element.ИНН), ogrn: readText(element.ОГРН) }) : undefined
}

/** Those who may act for the company: managing companies (УпрОрг), then people (Руковод). Those whose names the law hides are left out. */
export function readHeads(source: JsonObject): Head[] {
  const companies = readList(source.УпрОрг).flatMap((element): Head[] => {
    const company = readCompanyRef(element)
    return company ? [omitUndefined({ kind: 'company' as const, ...company, unreliable: unreliabilityRemark(element) })] : []
  })
  const people = readList(source.Руковод).flatMap((person): Head[] => {
    const name = readText(person.ФИО)
    if (!name) return []
    const head = omitUndefined({
      kind: 'person' as const,
      name,
      inn: readText(person.ИНН),
      post: readText(person.НаимДолжн) ?? readText(person.ВидДолжн),
      recordDate: readDay(person.ДатаЗаписи),
      unreliable: unreliabilityRemark(person),
      disqualifiedFrom: readDay(person.ДисквДатаНач),
      disqualifiedUntil: readDay(person.ДисквДатаОконч),
    })
    return [head]
  })
  return [...companies, ...people]
}

/** Heads of whom the source says only that access is restricted by law; undefined if there are none. */
export function readHiddenHeads(source: JsonObject): HiddenHead[] | undefined {
  const listHidden = (kind: HiddenHead['kind'], value: unknown) =>
    Array.from({ length: countRestricted(value) }, (): HiddenHead => ({ kind }))
  const all = [...listHidden('company', source.УпрОрг), ...listHidden('person', source.Руковод)]
  return all.length > 0 ? all : undefined
}

/** The register's remark that the entry about a head or founder is unreliable; a standard text if the remark has none; else undefined. */
const unreliabilityRemark = (element: JsonObject): string | undefined =>
  element.Недост === true ? (readText(element.НедостОпис) ?? 'Сведения недостоверны') : undefined

/** The share in the capital: nominal value in kopecks, and percent. */
function readShare(value: unknown): Share {
  const share = readFields(value)
  return omitUndefined({ nominal: readKopecks(share.Номинал), percent: readNumber(share.Процент) })
}

/** People, Russian organisations, foreign ones, investment funds, the state, in this order; without those whose names the law hides. */
export function readFounders(value: unknown): Founder[] {
  const groups = readFields(value)
  return [
    ...readList(groups.ФЛ).flatMap((person) => toFounder('person', person, readText(person.ФИО))),
    ...readList(groups.РосОрг).flatMap((company) =>
      toFounder('company', company, readText(company.НаимСокр) ?? readText(company.НаимПолн)),
    ),
    ...readList(groups.ИнОрг).flatMap((company) => toFounder('foreign', company, readText(company.НаимПолн))),
    ...readList(groups.ПИФ).flatMap((fund) => toFounder('fund', fund, readText(fund.Наим))),
    ...readList(groups.РФ).flatMap((state) => toFounder('state', state, readText(state.Регион) ?? readText(state.Тип))),
  ]
}

/** The founder as a list of one; empty without a name. */
function toFounder(kind: Founder['kind'], element: JsonObject, name: string | undefined): Founder[] {
  if (!name) return []
  // A pledge or another encumbrance of the share.
  const burden = readList(element.Обрем)[0]
  return [
    omitUndefined({
      kind,
      name,
      inn: readText(element.ИНН),
      ogrn: readText(element.ОГРН),
      country: readText(element.Страна),
      recordDate: readDay(element.ДатаЗаписи),
      share: readShare(element.Доля),
      unreliable: unreliabilityRemark(element),
      encumbrance: burden && (readText(burden.Тип) ?? readText(burden.Наим)),
    }),
  ]
}

/** Licences, in the order of the source. */
export const readLicenses = (value: unknown): License[] =>
  readList(value).map((license) =>
    omitUndefined({
      number: readText(license.Номер),
      date: readDay(license.Дата),
      from: readDay(license.ДатаНач),
      until: readDay(license.ДатаОконч),
      issuer: readText(license.ЛицОрг),
      activities: readTexts(license.ВидДеят),
    }),
  )

/** Branches (Филиал), then representations (Представ); entries without an address are left out. КПП: code of the branch at its tax office. */
export function readBranches(value: unknown): Branch[] {
  const groups = readFields(value)
  const toBranch = (kind: Branch['kind']) => (element: JsonObject) => {
    const address = readText(element.Адрес) ?? readText(element.ИнАдрес)
    return address
      ? [omitUndefined({ kind, name: readText(element.НаимПолн), address, kpp: readText(element.КПП), country: readText(element.Страна) })]
      : []
  }
  return [...readList(groups.Филиал).flatMap(toBranch('branch')), ...readList(groups.Представ).flatMap(toBranch('representation'))]
}

/** Trademarks of the company. `sections` (classes of goods) are empty: the API has none, but imported files may. */
export const readTrademarks = (value: unknown) =>
  readList(value).flatMap((mark) => {
    const id = readText(mark.ID)
    if (!id) return []
    return [
      omitUndefined({
        number: id,
        url: readLink(mark.URL),
        registeredOn: readDay(mark.ДатаРег),
        expiresOn: readDay(mark.ДатаОконч),
        sections: [],
      }),
    ]
  })
