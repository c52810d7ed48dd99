// Reads documents of the register of small and medium business (РМСП 4.01, 4.04, 4.06).

import type { MspContract, MspFacts } from '../../blocks-by-inn.ts'
import type { License } from '../../register-extract.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { RecordRefused } from '../import-errors.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { requiredNumber, requiredRussianDay } from './extracts/checks.ts'

const CATEGORIES = ['micro', 'small', 'medium'] as const

/** `DD.MM.YYYY` as YYYY-MM-DD; anything else is left out, because the rest of the record is usable. */
const day = (text: string | undefined): string | undefined => {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text ?? '')
  return match ? `${match[3]}-${match[2]}-${match[1]}` : undefined
}

/** The block of one `Документ`, by ИНН (version 4.01 has no ОГРН). Throws RecordRefused. */
export function readSmallBusiness(document: XmlElement): BlockRow {
  const company = document.child('ОргВклМСП')
  const trader = document.child('ИПВклМСП')
  const number = company ? requiredNumber(company, 'ИННЮЛ', 10) : trader ? requiredNumber(trader, 'ИННФЛ', 12) : undefined
  if (!number) throw new RecordRefused('the document holds neither ОргВклМСП nor ИПВклМСП')
  const asOf = requiredRussianDay(document, 'ДатаСост')
  const place = Number(document.attr('КатСубМСП'))
  const category = CATEGORIES[place - 1]
  if (!category) throw new RecordRefused(`КатСубМСП ${document.attr('КатСубМСП') ?? ''} is not known`)
  return { number, source: 'msp', asOf, figure: place, facts: readFacts(document, category) }
}

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

/** The attributes of contracts under 44-ФЗ and 223-ФЗ have names with different endings. */
function contract(element: XmlElement, law: MspContract['law']): MspContract {
  const [end, word] = law === '44' ? ['ЗК', 'Контр'] : ['ЗД', 'Дог']
  return {
    law,
    customerName: element.attr(`НаимЮЛ_${end}`),
    customerInn: element.attr(`ИННЮЛ_${end}`),
    subject: element.attr(`Предм${word}`),
    number: element.attr(`Ном${word}Реестр`),
    date: day(element.attr(`Дата${word}`)),
  }
}
