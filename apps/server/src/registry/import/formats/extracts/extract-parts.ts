// Reads the parts that extracts of ЕГРЮЛ (the state register of legal entities) and ЕГРИП (of sole traders) have in common: activities, authorities,
// funds, licences, branches, history. `asOf`: the day of the extract; days of registration after it are dropped as impossible.
import { type Classifiers, toCoded } from '../../../classifiers.ts'
import type { Authority, Branch, Coded, Day, ForeignName, Fund, HistoryRecord, License } from '../../../register-extract.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { branchAddress } from './address.ts'
import { pastDay, possibleDay } from './checks.ts'

/** The edition in force of ОКВЭД, the classifier of economic activities. Codes of the edition of 2001 look the same but mean other activities. */
const OKVED_EDITION = '2014'

/** An activity. A code of an older edition keeps the name that the extract gives it, because our classifier would name another activity. */
function readActivity(element: XmlElement, classifiers: Classifiers): Coded | undefined {
  const code = element.attr('КодОКВЭД')
  if (!code) return undefined
  const name = element.attr('НаимОКВЭД')
  const isCurrentEdition = (element.attr('ПрВерсОКВЭД') ?? OKVED_EDITION) === OKVED_EDITION
  return isCurrentEdition ? toCoded(code, name, classifiers.okved) : { code, name: name ?? '' }
}

/** Main and additional activities. `column`: the main code for the column that is searched, null if it is of an older edition. */
export function readActivities(extract: XmlElement, classifiers: Classifiers): { main?: Coded; added: Coded[]; column: string | null } {
  const block = extract.child('СвОКВЭД')
  const mainElement = block?.child('СвОКВЭДОсн')
  const main = mainElement && readActivity(mainElement, classifiers)
  const added = (block?.all('СвОКВЭДДоп') ?? []).map((element) => readActivity(element, classifiers)).filter((coded) => coded !== undefined)
  const edition = mainElement?.attr('ПрВерсОКВЭД') ?? OKVED_EDITION
  return { main, added, column: main && edition === OKVED_EDITION ? main.code : null }
}

/** Compares names of legal forms without regard to case. */
const isSameName = (first: string, second: string): boolean => first.trim().toUpperCase() === second.trim().toUpperCase()

/**
 * The legal form, by the classifier ОКОПФ. If the extract has no code of ОКОПФ (but one of the older КОПФ, or none), the code is looked up by the
 * name; if that fails, the code is empty.
 */
export function readLegalForm(extract: XmlElement, { okopf }: Classifiers): Coded | undefined {
  const name = extract.attr('ПолнНаимОПФ')
  const code = extract.attr('СпрОПФ') === 'КОПФ' ? undefined : extract.attr('КодОПФ')
  if (code) return toCoded(code, name, okopf)
  if (!name) return undefined
  const entry = [...okopf].find(([, wording]) => isSameName(wording, name))
  return entry ? { code: entry[0] } : { code: '', name }
}

/** The names in a foreign language, with that language (СвНаимЮЛПолнИн, СвНаимЮЛСокрИн); undefined if there are none. */
export function readForeignNames(extract: XmlElement): ForeignName[] | undefined {
  const names = extract.child('СвНаимЮЛ')
  const full = names?.at('СвНаимЮЛПолнИн', 'НаимПолн')
  const short = names?.at('СвНаимЮЛСокрИн', 'НаимСокр')
  return full || short ? [{ language: names?.at('СвНаимЮЛКодОКИН', 'НаимОКИН'), full, short }] : undefined
}

/** СвРегОрг: the authority that registers the company and stores its file. */
export function registrationAuthority(extract: XmlElement): Authority | undefined {
  const element = extract.child('СвРегОрг')
  const name = element?.attr('НаимНО')
  return element && name ? { code: element.attr('КодНО'), name, address: element.attr('АдрРО') } : undefined
}

/** СвУчетНО: the present tax office, and the day since which it is responsible for the company. */
export function taxAuthority(extract: XmlElement, asOf: Day): Authority | undefined {
  const element = extract.child('СвУчетНО')
  const name = element?.at('СвНО', 'НаимНО')
  return element && name ? { code: element.at('СвНО', 'КодНО'), name, since: pastDay(element.attr('ДатаПостУч'), asOf) } : undefined
}

/**
 * Registration with the pension fund (ПФ), the social insurance fund (ФСС) or the social fund (СФР), which has replaced both in extracts since 2026.
 * The last has the name of its office as an attribute instead of an element. Undefined if the company has no number there.
 */
export function readFund(extract: XmlElement, fund: 'ПФ' | 'ФСС' | 'СФР', asOf: Day): Fund | undefined {
  const element = extract.child(`СвРег${fund}`)
  const number = element?.attr(`РегНом${fund}`)
  if (!element || !number) return undefined
  return {
    number,
    registeredOn: pastDay(element.attr('ДатаРег'), asOf),
    name: element.at(`СвОрг${fund}`, `Наим${fund}`) ?? element.attr(`Наим${fund}`),
  }
}

/** Licences. `number`: from the extract's older attribute, else from that of the unified register of licences (ЕРУЛ). */
export function readLicenses(extract: XmlElement, asOf: Day): License[] {
  return extract.all('СвЛицензия').map((element) => ({
    number: element.attr('НомЛиц') ?? element.attr('НомерЕРУЛ'),
    date: pastDay(element.attr('ДатаЛиц'), asOf),
    from: possibleDay(element.attr('ДатаНачЛиц')),
    until: possibleDay(element.attr('ДатаОкончЛиц')),
    issuer: element.childText('ЛицОргВыдЛиц'),
    suspended: readSuspension(element.child('СвПриостЛиц')),
    activities: element.all('НаимЛицВидДеят').flatMap((activityName) => activityName.text.trim() || []),
  }))
}

/** The suspension of a licence as text: authority and day, else just «suspended»; undefined if it is not suspended. */
function readSuspension(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  return [element.attr('ЛицОргПриостЛиц'), possibleDay(element.attr('ДатаПриостЛиц'))].filter(Boolean).join(', ') || 'приостановлена'
}

/** Shown for a branch without an address in the extract, which still has its name and its КПП (code at the tax office). */
const NO_ADDRESS = 'Адрес не указан'

/** Branches and representations, in the order of the extract. */
export function readBranches(extract: XmlElement): Branch[] {
  return (extract.child('СвПодразд')?.children ?? []).flatMap((element): Branch[] => {
    const kind = element.name === 'СвФилиал' ? 'branch' : element.name === 'СвПредстав' ? 'representation' : undefined
    if (!kind) return []
    const address = branchAddress(element) ?? { text: NO_ADDRESS }
    const kpp = element.at('СвУчетНОФилиал', 'КПП') ?? element.at('СвУчетНОПредстав', 'КПП')
    return [{ kind, name: element.at('СвНаим', 'НаимПолн'), address: address.text, country: address.country, kpp }]
  })
}

/** The records of the company's history in the order of the extract; those without a kind or day are left out. `grn`: number of the record. */
export function readHistory(extract: XmlElement, elementName: 'СвЗапЕГРЮЛ' | 'СвЗапЕГРИП', classifiers: Classifiers): HistoryRecord[] {
  return extract.all(elementName).flatMap((element) => {
    const kind = element.child('ВидЗап')
    const code = kind?.attr('КодСПВЗ')
    const date = element.attr('ДатаЗап')
    if (!code || !date) return []
    const documents = element.all('СведПредДок').flatMap((document) => {
      const name = document.childText('НаимДок')
      return name ? [{ name, number: document.childText('НомДок'), date: possibleDay(document.childText('ДатаДок')) }] : []
    })
    const record: HistoryRecord = {
      grn: element.attr('ГРН') ?? element.attr('ГРНИП'),
      date,
      kind: toCoded(code, kind?.attr('НаимВидЗап'), classifiers.recordKinds),
    }
    record.authority = element.at('СвРегОрг', 'НаимНО')
    if (documents.length > 0) record.documents = documents
    if (isVoid(element.child('СвСтатусЗап'))) record.void = true
    return [record]
  })
}

/** A record is void if a later one (ГРНДатаНед) withdrew it. */
const isVoid = (status: XmlElement | undefined): boolean =>
  status?.children.some((child) => child.name === 'ГРНДатаНед' || child.name === 'ГРНИПДатаНед') ?? false

/**
 * The register's remark that the data of this element are unreliable, from its child СвНедАдресЮЛ, СвНедДанДолжнФЛ, СвНедДанУпрОрг or
 * СвНедДанУчр; a standard text if that has none. Undefined without such a child.
 */
export function unreliability(marked: XmlElement | undefined): string | undefined {
  const mark = marked?.children.find(({ name }) => name.startsWith('СвНед'))
  const textAttribute = mark?.names.find((name) => name.startsWith('Текст'))
  return mark && ((textAttribute && mark.attr(textAttribute)) ?? 'Сведения недостоверны')
}

/**
 * Whether the law limits access to the element's data (law 129-ФЗ on state registration, article 6): then the element is there without its content.
 */
export const isHidden = (element: XmlElement): boolean => (element.child('ОгрДосСв')?.attr('ОгрДосСв') ?? '0') !== '0'

/** The e-mail address in lower case; undefined if there is none or it is not an address. */
export function readEmail(extract: XmlElement): string | undefined {
  const email = extract.at('СвАдрЭлПочты', 'E-mail')?.toLowerCase()
  return email !== undefined && /^[^@\s]+@[^@\s]+$/.test(email) ? email : undefined
}

/**
 * The day of registration: `registered`, or the day of the registration number if `registered` is absent. If `registered` is there but impossible,
 * null: the day of the number may be much later and would make the company look younger.
 */
export const registrationDay = (registered: string | undefined, numbered: string | undefined, asOf: Day): Day | null =>
  pastDay(registered ?? numbered, asOf) ?? null
