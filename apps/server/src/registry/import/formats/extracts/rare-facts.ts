// Reads facts that few extracts of the state registers have: limits on shares, joint representation, agreements of the members, convertible loans,
// activities as reported every year. `asOf`: the day of the extract; later days are dropped.
import { type Classifiers, toCoded } from '../../../classifiers.ts'
import { parseKopecks } from '../../../money.ts'
import type { CompanyRef, ConvertibleLoan, Day, RegisterFacts } from '../../../register-extract.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { pastDay } from './checks.ts'
import { companyRef, fullName, readArrests, readShare } from './parties.ts'

type RareFacts = Pick<
  RegisterFacts,
  | 'sharesBan'
  | 'powers'
  | 'corporateAgreement'
  | 'otherPowers'
  | 'otherAgreements'
  | 'convertibleLoans'
  | 'capitalDecrease'
  | 'typeCharter'
  | 'cameFrom'
  | 'environmentalObject'
  | 'ownShareArrests'
>

/** The day on which the register entered the element's data. */
const enteredOn = (element: XmlElement, asOf: Day): Day | undefined => pastDay(element.at('ГРНДата', 'ДатаЗаписи'), asOf)

const undefinedIfEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined)

/** Codes of how several persons act for the company (Civil Code, article 53): jointly, or each alone. Other codes go to `otherPowers`. */
const POWERS: Readonly<Record<string, RegisterFacts['powers']>> = { '1': 'joint', '2': 'separate' }
/** Codes of agreements: about votes out of proportion to the shares, about limits on disposing of shares. Others go to `otherAgreements`. */
const AGREEMENTS: Readonly<Record<string, 'votes' | 'disposal'>> = { '1': 'votes', '2': 'disposal' }

/** Facts that the extract does not have are undefined. `capitalKopecks`: the capital, for computing percentages of shares. */
export function readRareFacts(company: XmlElement, asOf: Day, capitalKopecks: number | null): RareFacts {
  const ban = company.child('СвУчредит')?.child('СвЗапретРаспДолями')
  const decrease = company.child('СвУстКап')?.child('СведУмУК')
  const ownShare = company.child('СвДоляООО')
  const powers = company.at('СвПолном', 'ВидПолном') ?? ''
  const agreements = company.all('СвКорпДог').flatMap((agreement) => agreement.attr('ВидСведКорпДог') ?? [])
  return {
    sharesBan: ban && { text: ban.attr('ТексЗапретРаспДолями'), since: enteredOn(ban, asOf) },
    powers: POWERS[powers],
    otherPowers: powers in POWERS ? undefined : powers || undefined,
    corporateAgreement: undefinedIfEmpty(agreements.flatMap((code) => AGREEMENTS[code] ?? [])),
    otherAgreements: undefinedIfEmpty(agreements.filter((code) => !(code in AGREEMENTS))),
    convertibleLoans: undefinedIfEmpty(company.all('СвКонвЗайм').map((loan) => readConvertibleLoan(loan, asOf, capitalKopecks))),
    capitalDecrease: decrease && {
      by: parseKopecks(decrease.attr('ВелУмУК')),
      decidedOn: pastDay(decrease.attr('ДатаРеш'), asOf),
      since: enteredOn(decrease, asOf),
    },
    typeCharter: company.at('СвТипУстав', 'НомТипУстав'),
    cameFrom: company.child('СвОбрЮЛ')?.at('СвРегИнЮЛ', 'НаимСтран'),
    environmentalObject: company.child('СвОхрОкрСр') ? true : undefined,
    ownShareArrests: ownShare && readArrests(ownShare, asOf),
  }
}

/** A loan that the lender may convert into a share of the capital. */
function readConvertibleLoan(loan: XmlElement, asOf: Day, capitalKopecks: number | null): ConvertibleLoan {
  return {
    lender: readLender(loan),
    number: loan.childText('Номер'),
    date: pastDay(loan.childText('Дата'), asOf),
    share: readShare(loan.child('ДоляУстКап'), capitalKopecks),
  }
}

function readLender(loan: XmlElement): CompanyRef | undefined {
  const [person, company] = [loan.child('ЗаймДавФЛ'), loan.child('ЗаймДавЮЛ')]
  const name = fullName(person?.child('СвФЛ')) ?? company?.at('СвНаимЮЛПолнИн', 'НаимПолн')
  return companyRef(company?.child('НаимИННЮЛ')) ?? (name ? { name, inn: person?.at('СвФЛ', 'ИННФЛ') } : undefined)
}

/** Activities as the company reports them every year, the main one first, with their percentage of the income; undefined if none. */
export function readReportedActivities(extract: XmlElement, { okved }: Classifiers): RegisterFacts['okvedReported'] {
  const block = extract.child('СвОКВЭДОтч')
  const elements = [...(block?.all('СвОКВЭДОтчОсн') ?? []), ...(block?.all('СвОКВЭДОтчДоп') ?? [])]
  const reported = elements.flatMap((element) => {
    const code = element.attr('КодОКВЭД')
    const percent = Number(element.attr('Процент')?.replace(',', '.'))
    return code ? [{ ...toCoded(code, element.attr('НаимОКВЭД'), okved), ...(Number.isFinite(percent) ? { percent } : {}) }] : []
  })
  return undefinedIfEmpty(reported)
}
