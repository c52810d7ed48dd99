// Reads documents of the register of small and medium businesses (РМСП) in versions 4.01, 4.04 and 4.06 of its format: one company or sole trader
// each.
import type { MspContract, MspFacts } from '../../blocks-by-inn.ts'
import type { License } from '../../register-extract.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { RecordRefused } from '../import-errors.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { requiredNumber, requiredRussianDay } from './extracts/checks.ts'

/** Categories in the order of their codes in КатСубМСП: 1, 2, 3. */
const CATEGORIES = ['micro', 'small', 'medium'] as const

/** `DD.MM.YYYY` as YYYY-MM-DD; anything else is left out, because the rest of the record is usable. */
const day = (text: string | undefined): string | undefined => {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '')
  return match ? `${match[3]}-${match[2]}-${match[1]}` : undefined
}

/** The block of facts of one `Документ`, by ИНН (taxpayer number): version 4.01 has no ОГРН (registration number). Throws RecordRefused. */
export function readSmallBusiness(document: XmlElement): BlockRow {
  const company = document.child('ОргВклМСП')
  const trader = document.child('ИПВклМСП')
  const number = company ? requiredNumber(company, 'ИННЮЛ', 10) : trader ? requiredNumber(trader, 'ИННФЛ', 12) : undefined
  if (!number) throw new RecordRefused('the document holds neither ОргВклМСП nor ИПВклМСП')
  const asOf = requiredRussianDay(document, 'ДатаСост')
  const categoryCode = Number(document.attr('КатСубМСП'))
  const category = CATEGORIES[categoryCode - 1]
  if (!category) throw new RecordRefused(`КатСубМСП ${document.attr('КатСубМСП') ?? ''} is not known`)
  return { number, source: 'msp', asOf, figure: categoryCode, facts: readFacts(document, category) }
}

/** ПризНовМСП: 1 newly founded, 2 not. СведСоцПред: 1 social enterprise, 2 not. ССЧР: average number of employees. */
function readFacts(document: XmlElement, category: MspFacts['category']): MspFacts {
  const since = day(document.attr('ДатаВклМСП'))
  const isNew = document.attr('ПризНовМСП')
  const social = document.attr('СведСоцПред')
  const headcount = document.attr('ССЧР')
  return {
    category,
    ...(since ? { since } : {}),
    ...(isNew ? { isNew: isNew === '1' } : {}),
    ...(social ? { socialEnterprise: social === '1' } : {}),
    ...(headcount && /^\d+$/.test(headcount) ? { headcount: Number(headcount) } : {}),
    licenses: document.all('СвЛиценз').map(license),
    contracts: [
      ...document.all('СвКонтр').map((element) => contract(element, '44')),
      ...document.all('СвДог').map((element) => contract(element, '223')),
    ],
  }
}

function license(element: XmlElement): License {
  const series = element.attr('СерЛиценз')
  const number = element.attr('НомЛиценз')
  const stopped = day(element.attr('ДатаОстЛиценз'))
  return {
    ...(number ? { number: series ? `${series} ${number}` : number } : {}),
    date: day(element.attr('ДатаЛиценз')),
    from: day(element.attr('ДатаНачЛиценз')),
    until: day(element.attr('ДатаКонЛиценз')),
    issuer: element.attr('ОргВыдЛиценз'),
    suspended: stopped && [element.attr('ОргОстЛиценз'), stopped].filter(Boolean).join(', '),
    activities: element.all('НаимЛицВД').flatMap((activity) => activity.text.trim() || []),
  }
}

/** A public contract. 44-ФЗ and 223-ФЗ are the two laws on procurement; the attributes of their contracts have names with different endings. */
function contract(element: XmlElement, law: MspContract['law']): MspContract {
  const [customerEnding, contractWord] = law === '44' ? ['ЗК', 'Контр'] : ['ЗД', 'Дог']
  return {
    law,
    customerName: element.attr(`НаимЮЛ_${customerEnding}`),
    customerInn: element.attr(`ИННЮЛ_${customerEnding}`),
    subject: element.attr(`Предм${contractWord}`),
    number: element.attr(`Ном${contractWord}Реестр`),
    date: day(element.attr(`Дата${contractWord}`)),
  }
}
