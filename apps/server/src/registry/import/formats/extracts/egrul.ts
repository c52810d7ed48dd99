// Reads one legal entity from an extract of ЕГРЮЛ, the state register of legal entities (formats 4.05 to 4.08, and the format used before 2017 with
// the root EGRUL).
import { isValidAs } from '@sverka/contract/identifiers/identifiers'
import type { Classifiers } from '../../../classifiers.ts'
import { parseKopecks } from '../../../money.ts'
import {
  type Branch,
  type Coded,
  type CompanyColumns,
  type Day,
  type ForeignName,
  type Founder,
  type Head,
  type RegisterFacts,
  type RegisterRecord,
  type Tie,
  tiesOfBranches,
  toTie,
} from '../../../register-extract.ts'
import { RecordRefused } from '../../import-errors.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { type Address, companyAddress } from './address.ts'
import { pastDay, requiredDay, requiredNumber } from './checks.ts'
import {
  readActivities,
  readBranches,
  readEmail,
  readForeignNames,
  readFund,
  readHistory,
  readLegalForm,
  readLicenses,
  registrationAuthority,
  registrationDay,
  taxAuthority,
  unreliability,
} from './extract-parts.ts'
import { companyRef, readFounders, readHeads, readHiddenHeads, readRelated, readShare, UNNAMED } from './parties.ts'
import { readRareFacts, readReportedActivities } from './rare-facts.ts'
import { legalEntityStatus, type Status } from './status.ts'

/**
 * Reads `СвЮЛ`, the element of one legal entity. Throws RecordRefused if the day, the ОГРН (registration number) or the name is missing or invalid,
 * or the ИНН (taxpayer number) is invalid.
 */
export function readLegalEntity(element: XmlElement, classifiers: Classifiers): RegisterRecord {
  const asOf = requiredDay(element, 'ДатаВып')
  // An ОГРН has 13 digits.
  const ogrn = requiredNumber(element, 'ОГРН', 13)
  const capitalKopecks = parseKopecks(element.at('СвУстКап', 'СумКап')) ?? null
  const heads = readHeads(element, asOf)
  const founders = readFounders(element, capitalKopecks, asOf)
  const address = companyAddress(element.child('СвАдресЮЛ'))
  const status = legalEntityStatus(element, asOf)
  const activities = readActivities(element, classifiers)
  const branches = readBranches(element)
  const parts = {
    asOf,
    ogrn,
    capitalKopecks,
    heads,
    founders,
    branches,
    address,
    status,
    activities,
    form: readLegalForm(element, classifiers),
  }
  return {
    asOf,
    columns: toColumns(element, parts),
    ties: listTies(element, { heads, founders, branches }),
    facts: readFacts(element, classifiers, parts),
  }
}

/** Parts of an extract that are needed for more than one of columns, ties (heads, founders and other connections) and facts. */
interface Parts {
  asOf: Day
  ogrn: string
  capitalKopecks: number | null
  heads: Head[]
  founders: Founder[]
  branches: Branch[]
  address: Address | undefined
  status: Status
  activities: ReturnType<typeof readActivities>
  form: Coded | undefined
}

function toColumns(element: XmlElement, { asOf, ogrn, capitalKopecks, heads, address, status, activities, form }: Parts): CompanyColumns {
  const names = element.child('СвНаимЮЛ')
  const full = names?.attr('НаимЮЛПолн')
  const short = names?.at('СвНаимЮЛСокр', 'НаимСокр') ?? names?.attr('НаимЮЛСокр')
  // A placeholder («---») is kept as the name if there is no other.
  const name = short ?? full ?? names?.written('НаимЮЛПолн')
  if (!name) throw new RecordRefused('no name')
  const inn = element.attr('ИНН') ?? element.at('СвУчетНО', 'ИНН') ?? null
  if (inn !== null && !isValidAs(inn, ['inn-company'])) throw new RecordRefused(`ИНН ${inn} fails its check digit`)
  const formed = element.child('СвОбрЮЛ')
  const ogrnDate = pastDay(element.attr('ДатаОГРН'), asOf) ?? null
  return {
    kind: 'company',
    ogrn,
    inn,
    kpp: element.attr('КПП') ?? element.at('СвУчетНО', 'КПП') ?? null,
    name,
    nameFull: full ?? null,
    nameOther: linesOfNames(readForeignNames(element) ?? []),
    fio: null,
    statusCode: status.code,
    statusName: status.name,
    procedure: status.procedure,
    procedureSince: status.procedure === null ? null : (status.since ?? null),
    closedOn: status.closedOn,
    ogrnDate,
    // A company founded before the register was created in 2002 got its ОГРН later than its registration (ДатаРег).
    registeredOn: registrationDay(formed?.written('ДатаРег'), formed?.written('ДатаОГРН') ?? element.written('ДатаОГРН'), asOf),
    // An ИНН begins with the region whose tax office has given it.
    regionCode: address?.regionCode ?? inn?.slice(0, 2) ?? null,
    city: address?.city ?? null,
    address: address?.text ?? null,
    addressKey: address?.key ?? null,
    okvedCode: activities.column,
    okopfCode: form?.code || null,
    capitalKopecks,
    leader: heads[0]?.name === UNNAMED ? null : (heads[0]?.name ?? null),
    leaderPost: heads[0]?.post ?? null,
  }
}

/** Names in other languages, each once and on a line of its own; null if there are none. */
function linesOfNames(names: readonly ForeignName[]): string | null {
  const all = new Set(names.flatMap(({ full, short }) => [full, short]).filter((name) => name !== undefined))
  return all.size > 0 ? [...all].join('\n') : null
}

/** False for a head or founder with neither a name nor an ИНН: no search could find such a tie. */
const isIdentified = ({ name, inn }: { name?: string; inn?: string }): boolean => name !== UNNAMED || inn !== undefined

function listTies(element: XmlElement, { heads, founders, branches }: Pick<Parts, 'heads' | 'founders' | 'branches'>): Tie[] {
  return [
    ...heads.filter(isIdentified).flatMap((head) => toTie(head.kind === 'company' ? 'manager' : 'head', head)),
    ...founders.filter(isIdentified).flatMap((founder) => toTie('founder', founder)),
    ...readRelated(element, 'СвПредш').flatMap((ref) => toTie('predecessor', ref)),
    ...readRelated(element, 'СвПреем').flatMap((ref) => toTie('successor', ref)),
    ...tiesOfBranches(branches),
  ]
}

function readFacts(element: XmlElement, classifiers: Classifiers, { asOf, status, activities, form, ...parts }: Parts): RegisterFacts {
  const ownShare = element.child('СвДоляООО')
  return {
    statusWording: status.wording,
    statusSince: status.since,
    otherStatuses: status.others,
    exclusion: status.exclusion,
    addressUnreliable: unreliability(element.child('СвАдресЮЛ')),
    moving: element.child('СвАдресЮЛ')?.at('СвРешИзмМН', 'ТекстРешИзмМН'),
    kladr: parts.address?.kladr,
    okved: activities.main,
    okvedAdd: activities.added,
    okopf: form,
    foreignNames: readForeignNames(element),
    capitalKind: element.at('СвУстКап', 'НаимВидКап'),
    taxAuthority: taxAuthority(element, asOf),
    registrationAuthority: registrationAuthority(element),
    // Registration with the pension fund, the social insurance fund, and the social fund that has replaced both.
    pensionFund: readFund(element, 'ПФ', asOf),
    socialInsuranceFund: readFund(element, 'ФСС', asOf),
    socialFund: readFund(element, 'СФР', asOf),
    okvedReported: readReportedActivities(element, classifiers),
    email: readEmail(element),
    heads: parts.heads,
    hiddenHeads: readHiddenHeads(element, asOf),
    founders: parts.founders,
    ownShare: ownShare && readShare(ownShare, parts.capitalKopecks),
    ...readRareFacts(element, asOf, parts.capitalKopecks),
    predecessors: readRelated(element, 'СвПредш'),
    successors: readRelated(element, 'СвПреем'),
    reorganisation: readReorganisation(element),
    shareholderRegistrar: companyRef(element.child('СвДержРеестрАО')?.child('ДержРеестрАО')),
    licenses: readLicenses(element, asOf),
    branches: parts.branches,
    history: readHistory(element, 'СвЗапЕГРЮЛ', classifiers),
  }
}

/** The companies that take part in a reorganisation of this one; `after`: the register's words for what becomes of them. */
const readReorganisation = (element: XmlElement): RegisterFacts['reorganisation'] =>
  element.all('СвРеорг').flatMap((block) =>
    block.all('СвРеоргЮЛ').flatMap((part) => {
      const ref = companyRef(part)
      return ref ? [{ ...ref, after: part.attr('СостЮЛпосле') }] : []
    }),
  )
