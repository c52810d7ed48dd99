// Maps parts of a Checko answer about a company: heads, founders, activities, licences, branches, trademarks.
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

/** Code and name; the name is kept because the classifier of the source may be newer than ours. */
export function readCoded(value: unknown): Coded | undefined {
  const code = readText(readFields(value).Код)
  return code ? omitUndefined({ code, name: readText(readFields(value).Наим) }) : undefined
}

/** Undefined for a code of the 2001 edition of ОКВЭД: such codes look like those of 2014 but mean other things. */
export function readMainActivity(value: unknown): Coded | undefined {
  return isOldEdition(readFields(value)) ? undefined : readCoded(value)
}

/** The additional activities, without those of the 2001 edition. */
export const readMoreActivities = (value: unknown): Coded[] =>
  readList(value)
    .filter((activity) => !isOldEdition(activity))
    .flatMap((activity) => readCoded(activity) ?? [])

const isOldEdition = (activity: JsonObject): boolean => readText(activity.Версия) === '2001'

/** Undefined without a name. */
export function readCompanyRef(element: JsonObject): CompanyRef | undefined {
  const name = readText(element.НаимСокр) ?? readText(element.НаимПолн)
  return name ? omitUndefined({ name, inn: readText(element.ИНН), ogrn: readText(element.ОГРН) }) : undefined
}

/** Managing companies, then people; without those whose names are hidden. */
export function readHeads(source: JsonObject): Head[] {
  const companies = readList(source.УпрОрг).flatMap((element): Head[] => {
    const company = readCompanyRef(element)
    return company ? [omitUndefined({ kind: 'company' as const, ...company, unreliable: unreliable(element) })] : []
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
      unreliable: unreliable(person),
      disqualifiedFrom: readDay(person.ДисквДатаНач),
      disqualifiedUntil: readDay(person.ДисквДатаОконч),
    })
    return [head]
  })
  return [...companies, ...people]
}

/** Heads of whom the source says only that access is restricted; undefined if there are none. */
export function readHiddenHeads(source: JsonObject): HiddenHead[] | undefined {
  const hidden = (kind: HiddenHead['kind'], value: unknown) => Array.from({ length: countRestricted(value) }, (): HiddenHead => ({ kind }))
  const all = [...hidden('company', source.УпрОрг), ...hidden('person', source.Руковод)]
  return all.length > 0 ? all : undefined
}

/** The register's remark that the entry is unreliable, if there is one. */
const unreliable = (element: JsonObject): string | undefined =>
  element.Недост === true ? (readText(element.НедостОпис) ?? 'Сведения недостоверны') : undefined

function share(value: unknown): Share {
  const given = readFields(value)
  return omitUndefined({ nominal: readKopecks(given.Номинал), percent: readNumber(given.Процент) })
}

/** People, Russian organisations, foreign ones, investment funds, the state, in this order; without those whose names are hidden. */
export function readFounders(value: unknown): Founder[] {
  const given = readFields(value)
  return [
    ...readList(given.ФЛ).flatMap((person) => founder('person', person, readText(person.ФИО))),
    ...readList(given.РосОрг).flatMap((company) => founder('company', company, readText(company.НаимСокр) ?? readText(company.НаимПолн))),
    ...readList(given.ИнОрг).flatMap((company) => founder('foreign', company, readText(company.НаимПолн))),
    ...readList(given.ПИФ).flatMap((fund) => founder('fund', fund, readText(fund.Наим))),
    ...readList(given.РФ).flatMap((state) => founder('state', state, readText(state.Регион) ?? readText(state.Тип))),
  ]
}

function founder(kind: Founder['kind'], element: JsonObject, name: string | undefined): Founder[] {
  if (!name) return []
  const burden = readList(element.Обрем)[0]
  return [
    omitUndefined({
      kind,
      name,
      inn: readText(element.ИНН),
      ogrn: readText(element.ОГРН),
      country: readText(element.Страна),
      recordDate: readDay(element.ДатаЗаписи),
      share: share(element.Доля),
      unreliable: unreliable(element),
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

/** Branches, then representations; entries without an address are left out. */
export function readBranches(value: unknown): Branch[] {
  const given = readFields(value)
  const unit = (kind: Branch['kind']) => (element: JsonObject) => {
    const address = readText(element.Адрес) ?? readText(element.ИнАдрес)
    return address
      ? [omitUndefined({ kind, name: readText(element.НаимПолн), address, kpp: readText(element.КПП), country: readText(element.Страна) })]
      : []
  }
  return [...readList(given.Филиал).flatMap(unit('branch')), ...readList(given.Представ).flatMap(unit('representation'))]
}

/** The API gives no sections (classes of goods), which an import may have. */
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
