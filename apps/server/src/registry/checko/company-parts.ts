// Maps parts of a Checko answer about a company: heads, founders, activities, licences, branches, trademarks.
import type { Branch, Coded, CompanyRef, Founder, Head, HiddenHead, License, Share } from '../register-extract.ts'
import { countRestricted, day, type Fields, fields, kopecks, link, list, number, text, texts, withoutAbsent } from './shape.ts'

/** Code and name; the name is kept because the classifier of the source may be newer than ours. */
export function coded(value: unknown): Coded | undefined {
  const code = text(fields(value).Код)
  return code ? withoutAbsent({ code, name: text(fields(value).Наим) }) : undefined
}

/** Undefined for a code of the 2001 edition of ОКВЭД: such codes look like those of 2014 but mean other things. */
export function mainActivity(value: unknown): Coded | undefined {
  return isOldEdition(fields(value)) ? undefined : coded(value)
}

/** The additional activities, without those of the 2001 edition. */
export const moreActivities = (value: unknown): Coded[] =>
  list(value)
    .filter((activity) => !isOldEdition(activity))
    .flatMap((activity) => coded(activity) ?? [])

const isOldEdition = (activity: Fields): boolean => text(activity.Версия) === '2001'

/** Undefined without a name. */
export function companyRef(element: Fields): CompanyRef | undefined {
  const name = text(element.НаимСокр) ?? text(element.НаимПолн)
  return name ? withoutAbsent({ name, inn: text(element.ИНН), ogrn: text(element.ОГРН) }) : undefined
}

/** Managing companies, then people; without those whose names are hidden. */
export function heads(source: Fields): Head[] {
  const companies = list(source.УпрОрг).flatMap((element): Head[] => {
    const company = companyRef(element)
    return company ? [withoutAbsent({ kind: 'company' as const, ...company, unreliable: unreliable(element) })] : []
  })
  const people = list(source.Руковод).flatMap((person): Head[] => {
    const name = text(person.ФИО)
    if (!name) return []
    const head = withoutAbsent({
      kind: 'person' as const,
      name,
      inn: text(person.ИНН),
      post: text(person.НаимДолжн) ?? text(person.ВидДолжн),
      recordDate: day(person.ДатаЗаписи),
      unreliable: unreliable(person),
      disqualifiedFrom: day(person.ДисквДатаНач),
      disqualifiedUntil: day(person.ДисквДатаОконч),
    })
    return [head]
  })
  return [...companies, ...people]
}

/** Heads of whom the source says only that access is restricted; undefined if there are none. */
export function hiddenHeads(source: Fields): HiddenHead[] | undefined {
  const hidden = (kind: HiddenHead['kind'], value: unknown) => Array.from({ length: countRestricted(value) }, (): HiddenHead => ({ kind }))
  const all = [...hidden('company', source.УпрОрг), ...hidden('person', source.Руковод)]
  return all.length > 0 ? all : undefined
}

/** The register's remark that the entry is unreliable, if there is one. */
const unreliable = (element: Fields): string | undefined =>
  element.Недост === true ? (text(element.НедостОпис) ?? 'Сведения недостоверны') : undefined

function share(value: unknown): Share {
  const given = fields(value)
  return withoutAbsent({ nominal: kopecks(given.Номинал), percent: number(given.Процент) })
}

/** People, Russian organisations, foreign ones, investment funds, the state, in this order; without those whose names are hidden. */
export function founders(value: unknown): Founder[] {
  const given = fields(value)
  return [
    ...list(given.ФЛ).flatMap((person) => founder('person', person, text(person.ФИО))),
    ...list(given.РосОрг).flatMap((company) => founder('company', company, text(company.НаимСокр) ?? text(company.НаимПолн))),
    ...list(given.ИнОрг).flatMap((company) => founder('foreign', company, text(company.НаимПолн))),
    ...list(given.ПИФ).flatMap((fund) => founder('fund', fund, text(fund.Наим))),
    ...list(given.РФ).flatMap((state) => founder('state', state, text(state.Регион) ?? text(state.Тип))),
  ]
}

function founder(kind: Founder['kind'], element: Fields, name: string | undefined): Founder[] {
  if (!name) return []
  const burden = list(element.Обрем)[0]
  return [
    withoutAbsent({
      kind,
      name,
      inn: text(element.ИНН),
      ogrn: text(element.ОГРН),
      country: text(element.Страна),
      recordDate: day(element.ДатаЗаписи),
      share: share(element.Доля),
      unreliable: unreliable(element),
      encumbrance: burden && (text(burden.Тип) ?? text(burden.Наим)),
    }),
  ]
}

export const licenses = (value: unknown): License[] =>
  list(value).map((license) =>
    withoutAbsent({
      number: text(license.Номер),
      date: day(license.Дата),
      from: day(license.ДатаНач),
      until: day(license.ДатаОконч),
      issuer: text(license.ЛицОрг),
      activities: texts(license.ВидДеят),
    }),
  )

/** Branches, then representations; entries without an address are left out. */
export function branches(value: unknown): Branch[] {
  const given = fields(value)
  const unit = (kind: Branch['kind']) => (element: Fields) => {
    const address = text(element.Адрес) ?? text(element.ИнАдрес)
    return address
      ? [withoutAbsent({ kind, name: text(element.НаимПолн), address, kpp: text(element.КПП), country: text(element.Страна) })]
      : []
  }
  return [...list(given.Филиал).flatMap(unit('branch')), ...list(given.Представ).flatMap(unit('representation'))]
}

/** The API gives no sections (classes of goods), which an import may have. */
export const trademarks = (value: unknown) =>
  list(value).flatMap((mark) => {
    const id = text(mark.ID)
    if (!id) return []
    return [
      withoutAbsent({ number: id, url: link(mark.URL), registeredOn: day(mark.ДатаРег), expiresOn: day(mark.ДатаОконч), sections: [] }),
    ]
  })
