// Reads one sole trader from an extract of ЕГРИП (formats 4.04 and 4.06, and the format with the root EGRIP used before 2017).
import { OKOPF_FARM } from '@sverka/contract/company/company.rules'
import { isValidAs } from '@sverka/contract/identifiers/identifiers'
import { type Classifiers, toCoded } from '../../../classifiers.ts'
import {
  type CompanyColumns,
  type CompanyRef,
  type Day,
  type RegisterFacts,
  type RegisterRecord,
  toTie,
} from '../../../register-extract.ts'
import { RecordRefused } from '../../import-errors.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { livingPlace } from './address.ts'
import { pastDay, requiredDay, requiredNumber } from './checks.ts'
import {
  isHidden,
  readActivities,
  readEmail,
  readFund,
  readHistory,
  readLicenses,
  registrationAuthority,
  registrationDay,
  taxAuthority,
} from './extract-parts.ts'
import { companyRef, fullName, HIDDEN_BY_LAW, nameAsWritten } from './parties.ts'
import { readReportedActivities } from './rare-facts.ts'
import { type Status, soleTraderStatus } from './status.ts'

/** ОКОПФ code of sole traders; a head of a farm registered as such has another one. */
const OKOPF_TRADER = '50102'

/** Reads `СвИП`. Throws RecordRefused if the day, the ОГРНИП or the name is missing or invalid, or the ИНН is invalid. */
export function readSoleTrader(element: XmlElement, classifiers: Classifiers): RegisterRecord {
  const asOf = requiredDay(element, 'ДатаВып')
  const status = soleTraderStatus(element, asOf)
  const facts = readFacts(element, classifiers, asOf)
  return {
    asOf,
    columns: toColumns(element, { asOf, status, classifiers }),
    ties: [
      ...facts.predecessors.flatMap((ref) => toTie('predecessor', ref)),
      ...facts.successors.flatMap((ref) => toTie('successor', ref)),
    ],
    facts: { ...facts, statusWording: status.wording, statusSince: status.since, exclusion: status.exclusion },
  }
}

/** Whether the law limits access to who the person is: the mark stands in the record or in the person's element. */
const isHiddenTrader = (element: XmlElement): boolean => [element, ...element.all('СвФЛ')].some(isHidden)

function toColumns(
  element: XmlElement,
  { asOf, status, classifiers }: { asOf: Day; status: Status; classifiers: Classifiers },
): CompanyColumns {
  const ogrn = requiredNumber(element, 'ОГРНИП', 15)
  const [russian, latin] = [element.child('СвФЛ')?.child('ФИОРус'), element.child('СвФЛ')?.child('ФИОЛат')]
  const fio = fullName(russian) ?? fullName(latin) ?? nameAsWritten(russian ?? latin)
  if (!fio && !isHiddenTrader(element)) throw new RecordRefused('no name')
  const inn = element.attr('ИННФЛ') ?? element.at('СвУчетНО', 'ИННФЛ') ?? null
  if (inn !== null && !isValidAs(inn, ['inn-person'])) throw new RecordRefused(`ИННФЛ ${inn} fails its check digits`)
  const place = livingPlace(element.child('СвАдрМЖ'))
  const registered = element.child('СвРегИП')
  const ogrnDate = pastDay(element.attr('ДатаОГРНИП'), asOf) ?? null
  const isFarm = element.attr('КодВидИП') === '2'
  const letters = isFarm ? 'КФХ' : 'ИП'
  return {
    kind: 'entrepreneur',
    ogrn,
    inn,
    kpp: null,
    name: fio ? `${letters} ${fio}` : `${letters}, ${HIDDEN_BY_LAW.toLowerCase()}`,
    nameFull: null,
    nameOther: null,
    fio: fio ?? null,
    statusCode: status.code,
    statusName: status.name,
    procedure: status.procedure,
    procedureSince: status.procedure === null ? null : (status.since ?? null),
    closedOn: status.closedOn,
    ogrnDate,
    registeredOn: registrationDay(registered?.written('ДатаРег'), registered?.written('ДатаОГРНИП') ?? element.written('ДатаОГРНИП'), asOf),
    // Extracts since 2025 have no address: the tax office of the place of residence gives the region.
    regionCode: place?.regionCode ?? element.child('СвУчетНО')?.at('СвНО', 'КодНО')?.slice(0, 2) ?? null,
    city: place?.city ?? null,
    address: place?.text ?? null,
    addressKey: null,
    okvedCode: readActivities(element, classifiers).column,
    okopfCode: isFarm ? OKOPF_FARM : OKOPF_TRADER,
    capitalKopecks: null,
    leader: null,
    leaderPost: null,
  }
}

/** A referenced farm or company as a list of one; empty if there is none. */
const refs = (element: XmlElement | undefined): CompanyRef[] => [companyRef(element) ?? []].flat()

function readFacts(element: XmlElement, classifiers: Classifiers, asOf: Day): RegisterFacts {
  const activities = readActivities(element, classifiers)
  const sex = element.at('СвФЛ', 'Пол')
  return {
    kladr: livingPlace(element.child('СвАдрМЖ'))?.kladr,
    okved: activities.main,
    okvedAdd: activities.added,
    okopf: toCoded(element.attr('КодВидИП') === '2' ? OKOPF_FARM : OKOPF_TRADER, element.attr('НаимВидИП'), classifiers.okopf),
    taxAuthority: taxAuthority(element, asOf),
    registrationAuthority: registrationAuthority(element),
    pensionFund: readFund(element, 'ПФ', asOf),
    socialInsuranceFund: readFund(element, 'ФСС', asOf),
    socialFund: readFund(element, 'СФР', asOf),
    okvedReported: readReportedActivities(element, classifiers),
    environmentalObject: element.child('СвОхрОкрСр') ? true : undefined,
    email: readEmail(element),
    heads: [],
    founders: [],
    predecessors: refs(element.child('СвРегИП')?.child('СвКФХ')),
    successors: refs(element.child('СвПрекращ')?.child('СвНовЮЛ')),
    reorganisation: [],
    licenses: readLicenses(element, asOf),
    branches: [],
    person: {
      sex: sex === '1' ? 'm' : sex === '2' ? 'f' : undefined,
      citizenship: element.at('СвГражд', 'НаимСтран'),
      farm: element.child('СвГлКФХ') || element.attr('КодВидИП') === '2' ? true : undefined,
      form: element.attr('НаимВидИП'),
    },
    history: readHistory(element, 'СвЗапЕГРИП', classifiers),
  }
}
