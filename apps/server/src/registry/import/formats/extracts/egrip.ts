// Reads one sole trader from an extract of ЕГРИП, the state register of sole traders (formats 4.04 to 4.07, and the format used before 2017 with the
// root EGRIP). The head of a farm may be registered there too.
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

/** Code of sole traders in ОКОПФ, the classifier of legal forms; the head of a farm has another one (`OKOPF_FARM`). */
const OKOPF_TRADER = '50102'
/** `КодВидИП` (kind of trader) of the head of a farm; an ordinary trader has 1. */
const FARM_KIND = '2'

/**
 * Reads `СвИП`, the element of one sole trader. Throws RecordRefused if the day, the ОГРНИП (registration number) or the name is missing or invalid,
 * or the ИНН (taxpayer number) is invalid.
 */
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

/** Whether the law hides the identity of the person: the mark is in the record or in the person's element. */
const isHiddenTrader = (element: XmlElement): boolean => [element, ...element.all('СвФЛ')].some(isHidden)

function toColumns(
  element: XmlElement,
  { asOf, status, classifiers }: { asOf: Day; status: Status; classifiers: Classifiers },
): CompanyColumns {
  // An ОГРНИП has 15 digits.
  const ogrn = requiredNumber(element, 'ОГРНИП', 15)
  const [russian, latin] = [element.child('СвФЛ')?.child('ФИОРус'), element.child('СвФЛ')?.child('ФИОЛат')]
  const fio = fullName(russian) ?? fullName(latin) ?? nameAsWritten(russian ?? latin)
  if (!fio && !isHiddenTrader(element)) throw new RecordRefused('no name')
  const inn = element.attr('ИННФЛ') ?? element.at('СвУчетНО', 'ИННФЛ') ?? null
  if (inn !== null && !isValidAs(inn, ['inn-person'])) throw new RecordRefused(`ИННФЛ ${inn} fails its check digits`)
  const place = livingPlace(element.child('СвАдрМЖ'))
  const registered = element.child('СвРегИП')
  const ogrnDate = pastDay(element.attr('ДатаОГРНИП'), asOf) ?? null
  const isFarm = element.attr('КодВидИП') === FARM_KIND
  // The usual abbreviations: «farm» and «sole trader».
  const prefix = isFarm ? 'КФХ' : 'ИП'
  return {
    kind: 'entrepreneur',
    ogrn,
    inn,
    kpp: null,
    name: fio ? `${prefix} ${fio}` : `${prefix}, ${HIDDEN_BY_LAW.toLowerCase()}`,
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
    // Extracts since 2025 have no address. The code of the tax office at the place of residence begins with the region.
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

/** A farm or company to which the extract refers, as a list of one; empty if there is none. */
const listRef = (element: XmlElement | undefined): CompanyRef[] => [companyRef(element) ?? []].flat()

function readFacts(element: XmlElement, classifiers: Classifiers, asOf: Day): RegisterFacts {
  const activities = readActivities(element, classifiers)
  const sex = element.at('СвФЛ', 'Пол')
  return {
    kladr: livingPlace(element.child('СвАдрМЖ'))?.kladr,
    okved: activities.main,
    okvedAdd: activities.added,
    okopf: toCoded(element.attr('КодВидИП') === FARM_KIND ? OKOPF_FARM : OKOPF_TRADER, element.attr('НаимВидИП'), classifiers.okopf),
    taxAuthority: taxAuthority(element, asOf),
    registrationAuthority: registrationAuthority(element),
    // Registration with the pension fund, the social insurance fund, and the social fund that has replaced both.
    pensionFund: readFund(element, 'ПФ', asOf),
    socialInsuranceFund: readFund(element, 'ФСС', asOf),
    socialFund: readFund(element, 'СФР', asOf),
    okvedReported: readReportedActivities(element, classifiers),
    environmentalObject: element.child('СвОхрОкрСр') ? true : undefined,
    email: readEmail(element),
    heads: [],
    founders: [],
    predecessors: listRef(element.child('СвРегИП')?.child('СвКФХ')),
    successors: listRef(element.child('СвПрекращ')?.child('СвНовЮЛ')),
    reorganisation: [],
    licenses: readLicenses(element, asOf),
    branches: [],
    person: {
      sex: sex === '1' ? 'm' : sex === '2' ? 'f' : undefined,
      citizenship: element.at('СвГражд', 'НаимСтран'),
      farm: element.child('СвГлКФХ') || element.attr('КодВидИП') === FARM_KIND ? true : undefined,
      form: element.attr('НаимВидИП'),
    },
    history: readHistory(element, 'СвЗапЕГРИП', classifiers),
  }
}
