// Reads the people and companies in an extract of the state register of legal entities (ЕГРЮЛ): heads, managing companies, founders and their shares,
// predecessors and successors. `asOf`: the day of the extract; days of records after it are dropped as impossible.
import { parseKopecks } from '../../../money.ts'
import type { CompanyRef, Day, Founder, Head, HiddenHead, Predecessor, Share, ShareArrest, Trustee } from '../../../register-extract.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { pastDay, possibleDay } from './checks.ts'
import { isHidden, unreliability } from './extract-parts.ts'

/**
 * The full name `ИВАНОВ ИВАН ИВАНОВИЧ` (surname, name, patronymic) from the attributes of СвФЛ or ФИОРус. Placeholders such as «---» are left out;
 * undefined if nothing else is there.
 */
export function fullName(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const words = [element.attr('Фамилия'), element.attr('Имя'), element.attr('Отчество')].filter(Boolean)
  return words.length > 0 ? words.join(' ') : undefined
}

/** The full name with its placeholders («--- ---»), for a person who has no other name. */
export const nameAsWritten = (element: XmlElement | undefined): string | undefined =>
  ['Фамилия', 'Имя', 'Отчество'].flatMap((part) => element?.written(part) ?? []).join(' ') || undefined

/** The day on which the register first named this person or company here; the API calls it `record_date`. */
const firstRecord = (element: XmlElement, asOf: Day): Day | undefined =>
  pastDay(element.at('ГРНДатаПерв', 'ДатаЗаписи') ?? element.at('ГРНИПДатаПерв', 'ДатаЗаписи') ?? element.at('ГРНДата', 'ДатаЗаписи'), asOf)

/** The name of a person whose name in the extract is a placeholder; the person's other data are kept. */
export const UNNAMED = 'Имя не указано'

/** The name of a party that is hidden by law. */
export const HIDDEN_BY_LAW = 'Сведения скрыты по закону'

/** The name of the person in the child СвФЛ, or `UNNAMED`; undefined if there is no such child, or the law hides the name. */
function personName(party: XmlElement): string | undefined {
  const person = party.child('СвФЛ')
  return fullName(person) ?? (person && !isHidden(party) ? UNNAMED : undefined)
}

/** The name of a company whose name in the extract is a placeholder; its numbers still identify it. */
const UNNAMED_COMPANY = 'Наименование не указано'

/** A company to which the extract refers: ОГРН (registration number), ИНН (taxpayer number), НаимЮЛПолн (name). Undefined without all three. */
export function companyRef(element: XmlElement | undefined): CompanyRef | undefined {
  const [name, inn, ogrn] = ['НаимЮЛПолн', 'ИНН', 'ОГРН'].map((word) => element?.attr(word))
  if (!name && !inn && !ogrn) return undefined
  return { name: name ?? UNNAMED_COMPANY, inn, ogrn }
}

/** Predecessors or successors, farms (КФХ) included. `through`: the company by whose own reorganisation they came about (СвЮЛсложнРеорг). */
export function readRelated(company: XmlElement, element: 'СвПредш' | 'СвПреем'): Predecessor[] {
  const companies = company.all(element).flatMap((related): Predecessor[] => {
    const ref = companyRef(related)
    return ref ? [{ ...ref, through: companyRef(related.child('СвЮЛсложнРеорг')) }] : []
  })
  const farms = company.all(`СвКФХ${element.slice(2)}`).flatMap((farm): Predecessor[] => {
    const head = fullName(farm.child('СвФЛ'))
    return head ? [{ name: `КФХ ${head}`, inn: farm.at('СвФЛ', 'ИННФЛ'), ogrn: farm.attr('ОГРНИП') }] : []
  })
  return [...companies, ...farms]
}

/** Heads with a name, in the order of the extract, managing companies first. */
export function readHeads(company: XmlElement, asOf: Day): Head[] {
  const managers = company.all('СвУпрОрг').flatMap((element): Head[] => {
    const ref = companyRef(element.child('НаимИННЮЛ'))
    return ref ? [{ kind: 'company', ...ref, ...readManager(element, asOf) }] : []
  })
  const people = company.all('СведДолжнФЛ').flatMap((element): Head[] => {
    const name = personName(element)
    return name ? [{ kind: 'person', name, inn: element.at('СвФЛ', 'ИННФЛ'), ...readOfficial(element, asOf) }] : []
  })
  return [...managers, ...people]
}

/** Further data about a managing company. */
const readManager = (element: XmlElement, asOf: Day): Omit<HiddenHead, 'kind'> => ({
  post: 'управляющая организация',
  recordDate: firstRecord(element, asOf),
  unreliable: unreliability(element),
})

/** Further data about a person as head. */
function readOfficial(element: XmlElement, asOf: Day): Omit<HiddenHead, 'kind'> {
  const post = element.child('СвДолжн')
  const ban = element.child('СвДискв')
  return {
    post: post?.attr('НаимДолжн') ?? post?.attr('НаимВидДолжн'),
    postCode: post?.attr('ВидДолжн'),
    recordDate: firstRecord(element, asOf),
    unreliable: unreliability(element),
    disqualifiedFrom: possibleDay(ban?.attr('ДатаНачДискв')),
    disqualifiedUntil: possibleDay(ban?.attr('ДатаОкончДискв')),
    powersNote:
      element
        .all('ДопСвПолДолжФЛ')
        .flatMap((note) => note.attr('ТекстДопСвПолДолжнФЛ') ?? [])
        .join('; ') || undefined,
  }
}

/** Heads whose names the law hides; undefined if there are none. */
export function readHiddenHeads(company: XmlElement, asOf: Day): HiddenHead[] | undefined {
  const managers = company
    .all('СвУпрОрг')
    .filter((element) => isHidden(element) && !companyRef(element.child('НаимИННЮЛ')))
    .map((element): HiddenHead => ({ kind: 'company', ...readManager(element, asOf) }))
  const people = company
    .all('СведДолжнФЛ')
    .filter((element) => isHidden(element) && !fullName(element.child('СвФЛ')))
    .map((element): HiddenHead => ({ kind: 'person', ...readOfficial(element, asOf) }))
  return managers.length + people.length > 0 ? [...managers, ...people] : undefined
}

/**
 * A share: nominal value in kopecks, and percent. The extract gives a percentage or a fraction; if it gives neither, the percentage is computed by
 * dividing the nominal value by the capital, and marked as `computed`.
 */
export function readShare(element: XmlElement | undefined, capitalKopecks: number | null): Share {
  if (!element) return {}
  const nominal = parseKopecks(element.attr('НоминСтоим'))
  const size = element.child('РазмерДоли')
  const percent = readPercent(size)
  if (percent !== undefined) return { nominal, percent }
  if (nominal === undefined || !capitalKopecks) return { nominal }
  return { nominal, percent: rounded((nominal / capitalKopecks) * 100), computed: true }
}

/** The size of a share in percent, from one of three notations: percentage, decimal fraction (0.25), simple fraction (1/4). */
function readPercent(size: XmlElement | undefined): number | undefined {
  if (!size) return undefined
  const percent = size.childText('Процент')
  if (percent !== undefined) return exactPercent(Number(percent.replace(',', '.')))
  const decimal = size.childText('ДробДесят')
  if (decimal !== undefined) return exactPercent(Number(decimal.replace(',', '.')) * 100)
  const simple = size.child('ДробПрост')
  return simple ? dividedPercent((Number(simple.attr('Числит')) / Number(simple.attr('Знаменат'))) * 100) : undefined
}

/** Significant digits of a percentage: removes the error of floating point from a multiplication by 100. */
const DIGITS = 15
/** A percentage as the extract gives it, however small; undefined if it is not a number. */
const exactPercent = (value: number): number | undefined => (Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : undefined)
/** A percentage from a division, rounded; undefined if it is not a number. */
const dividedPercent = (value: number): number | undefined => (Number.isFinite(value) ? rounded(value) : undefined)
/** Rounds to four decimals; but a small share is never rounded to 0, nor one below 100 to 100. */
function rounded(value: number): number {
  const short = Math.round(value * 10_000) / 10_000
  return (short === 0 && value !== 0) || (short === 100 && value !== 100) ? Number(value.toPrecision(DIGITS)) : short
}

/** All founders. Those who manage a founder's share (trustees, managers of an inheritance) are in that founder's `trustees`. */
export function readFounders(company: XmlElement, capitalKopecks: number | null, asOf: Day): Founder[] {
  return (company.child('СвУчредит')?.children ?? []).flatMap((element) => {
    const identity = founderIdentity(element)
    if (!identity) return []
    return [
      {
        ...identity,
        recordDate: firstRecord(element, asOf),
        share: readShare(element.child('ДоляУстКап'), capitalKopecks),
        unreliable: unreliability(element),
        encumbrance: element.at('СвОбрем', 'ВидОбрем'),
        pledgeHolders: readPledgeHolders(element),
        trustees: readTrustees(element, asOf),
        arrests: readArrests(element, asOf),
        votes: element.at('СвОбъемПрав', 'ОбъемПрав'),
      },
    ]
  })
}

/** People and companies that hold the share in pledge; undefined if there are none. */
function readPledgeHolders(founder: XmlElement): CompanyRef[] | undefined {
  const holders = founder.all('СвОбрем').flatMap((burden) => [
    ...burden.all('СвЗалогДержФЛ').flatMap((holder) => {
      const name = personName(holder) ?? (isHidden(holder) ? HIDDEN_BY_LAW : undefined)
      return name ? [{ name, inn: holder.at('СвФЛ', 'ИННФЛ') }] : []
    }),
    ...burden
      .all('СвЗалогДержЮЛ')
      .flatMap((holder) => companyRef(holder.child('НаимИННЮЛ')) ?? (isHidden(holder) ? { name: HIDDEN_BY_LAW } : [])),
  ])
  return holders.length > 0 ? holders : undefined
}

/** Arrests of a share: bans by courts, bailiffs or investigators on disposing of it. Undefined if there are none. */
export function readArrests(owner: XmlElement, asOf: Day): ShareArrest[] | undefined {
  const arrests = owner.all('СвАрестДоли').map((arrest) => ({
    document: arrest.attr('ВидДокАрест'),
    number: arrest.attr('НомДокАрест'),
    date: pastDay(arrest.attr('ДатаДокАрест') ?? arrest.at('ГРНДата', 'ДатаЗаписи'), asOf),
  }))
  return arrests.length > 0 ? arrests : undefined
}

/** Elements of those who manage a share for somebody else: a living owner ('trust') or the heirs of a dead one ('estate'). */
const TRUSTEES: Readonly<Record<string, Trustee['kind']>> = {
  СвДовУпрФЛ: 'trust',
  СвДовУпрЮЛ: 'trust',
  СвДовУпрЮЛРФ: 'trust',
  СвУпрКомпПИФ: 'trust',
  СвУпТовЮЛ: 'trust',
  СвУпТовИнЮЛ: 'trust',
  ЛицоУпрНасл: 'estate',
}

/** A trustee with the day of an inheritance (ДатаОткрНасл) manages an estate, whatever the name of the element. */
function readTrustees(founder: XmlElement, asOf: Day): Trustee[] | undefined {
  const all = founder.children.flatMap((element): Trustee[] => {
    const kind = TRUSTEES[element.name]
    const ref = kind && readTrustee(element)
    if (!ref) return []
    const inheritedOn = pastDay(element.attr('ДатаОткрНасл'), asOf)
    return [{ ...ref, kind: inheritedOn ? 'estate' : kind, inheritedOn }]
  })
  return all.length > 0 ? all : undefined
}

function readTrustee(element: XmlElement): CompanyRef | undefined {
  const company = ['НаимИННЮЛ', 'НаимИННДовУпр', 'УпрКомпПиф'].flatMap((name) => companyRef(element.child(name)) ?? [])[0]
  const name = personName(element) ?? element.at('СвНаимЮЛПолнИн', 'НаимПолн')
  return company ?? companyRef(element) ?? (name ? { name, inn: element.at('СвФЛ', 'ИННФЛ') } : undefined)
}

type Identity = Pick<Founder, 'kind' | 'name' | 'inn' | 'ogrn' | 'country'>

/** Elements of founders (person, Russian company, foreign company, the state, fund, partnership), each with the children that name the founder. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  УчрФЛ: ['СвФЛ'],
  УчрЮЛРос: ['НаимИННЮЛ'],
  УчрЮЛИн: ['НаимИННЮЛ', 'СвНаимЮЛПолнИн'],
  УчрРФСубМО: ['ВидНаимУчр'],
  УчрПИФ: ['СвНаимПИФ'],
  УчрДогИнвТов: ['ИнПрДогИнвТов'],
}

/** Undefined for an element that is no founder or names none. A founder without a name is `hidden` only if the law hides it. */
function founderIdentity(element: XmlElement): Identity | undefined {
  const naming = NAMING[element.name]
  const isUnnamed = element.name === 'УчрФЛ' ? !fullName(element.child('СвФЛ')) : naming?.every((name) => !element.child(name))
  return isUnnamed && isHidden(element) ? { kind: 'hidden' } : namedFounder(element)
}

function namedFounder(element: XmlElement): Identity | undefined {
  switch (element.name) {
    case 'УчрФЛ': {
      const name = personName(element)
      return name ? { kind: 'person', name, inn: element.at('СвФЛ', 'ИННФЛ'), ogrn: element.attr('ОГРНИП') } : undefined
    }
    case 'УчрЮЛРос': {
      const ref = companyRef(element.child('НаимИННЮЛ'))
      return ref ? { kind: 'company', ...ref } : undefined
    }
    case 'УчрЮЛИн': {
      const ref = companyRef(element.child('НаимИННЮЛ'))
      const name = ref?.name ?? element.at('СвНаимЮЛПолнИн', 'НаимПолн') ?? (element.child('СвНаимЮЛПолнИн') && UNNAMED_COMPANY)
      return name ? { kind: 'foreign', name, inn: ref?.inn, country: element.at('СвРегИн', 'НаимСтран') } : undefined
    }
    case 'УчрРФСубМО':
      return stateFounder(element)
    case 'УчрПИФ':
      return { kind: 'fund', name: element.at('СвНаимПИФ', 'НаимПИФ') }
    case 'УчрДогИнвТов':
      return { kind: 'partnership', name: element.child('ИнПрДогИнвТов')?.attr('НаимДог') ?? 'Договор инвестиционного товарищества' }
    default:
      return undefined
  }
}

/** The state as founder: named by municipality, else region, else the Federation; ИНН and ОГРН are those of the body that acts for it. */
function stateFounder(element: XmlElement): Identity {
  const owner = element.child('ВидНаимУчр')
  const body = companyRef(element.child('СвОргОсущПр')?.child('НаимИННЮЛ'))
  const name = owner?.attr('НаимМО') ?? owner?.attr('НаимРегион') ?? 'Российская Федерация'
  return { kind: 'state', name, inn: body?.inn, ogrn: body?.ogrn }
}
