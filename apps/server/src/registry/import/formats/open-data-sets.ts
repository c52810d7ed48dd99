// Reads documents of the tax service's open data: special regimes (snr), headcount (sshr), taxes paid (paytax), income and expenses (revexp), tax
// debts (debtam) and tax offences (taxoffence). The set is recognised by an element inside the document.
import type { DebtsFacts, HeadcountFacts, IncomesFacts, OffencesFacts, RegimesFacts, TaxesFacts } from '../../blocks-by-inn.ts'
import { parseKopecks } from '../../money.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { RecordRefused } from '../import-errors.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { requiredNumber, requiredRussianDay } from './extracts/checks.ts'

type Payload = Pick<BlockRow, 'source' | 'facts' | 'figure'>
type Reader = (document: XmlElement, year: number) => Payload

/** A required amount in kopecks, from rubles; it may be negative. Throws RecordRefused for an empty value and for words. */
function amount(element: XmlElement, attribute: string): number {
  const kopecks = parseKopecks(element.attr(attribute))
  if (kopecks === undefined) throw new RecordRefused(`${attribute} is not an amount`)
  return kopecks
}

/** A part of a debt in kopecks; an absent one is zero. */
const part = (element: XmlElement, attribute: string): number => (element.attr(attribute) === undefined ? 0 : amount(element, attribute))

const payload = (document: XmlElement, name: string): XmlElement => {
  const element = document.child(name)
  if (!element) throw new RecordRefused(`the document holds no ${name}`)
  return element
}

const REGIMES = [
  ['ПризнЕСХН', 'eshn'],
  ['ПризнУСН', 'usn'],
  ['ПризнАУСН', 'ausn'],
  ['ПризнСРП', 'srp'],
] as const

function regimes(document: XmlElement): Payload {
  const element = payload(document, 'СведСНР')
  const facts: RegimesFacts = { regimes: REGIMES.filter(([attribute]) => element.attr(attribute) === '1').map(([, word]) => word) }
  return { source: 'regimes', facts }
}

function headcount(document: XmlElement, year: number): Payload {
  const count = Number(payload(document, 'СведССЧР').attr('КолРаб'))
  if (!Number.isInteger(count) || count < 0) throw new RecordRefused('КолРаб is not a number of people')
  const facts: HeadcountFacts = { years: [{ year, count }] }
  return { source: `headcount-${year}`, figure: count, facts }
}

function taxes(document: XmlElement, year: number): Payload {
  const paid = document.all('СвУплСумНал').map((tax) => ({ name: tax.attr('НаимНалог') ?? '', kopecks: amount(tax, 'СумУплНал') }))
  const facts: TaxesFacts = { years: [{ year, paid }] }
  return { source: `taxes-${year}`, facts }
}

function incomes(document: XmlElement, year: number): Payload {
  const element = payload(document, 'СведДохРасх')
  const [incomeKopecks, expenseKopecks] = [amount(element, 'СумДоход'), amount(element, 'СумРасход')]
  const facts: IncomesFacts = { years: [{ year, incomeKopecks, expenseKopecks }] }
  return { source: `incomes-${year}`, figure: incomeKopecks, facts }
}

function debts(document: XmlElement): Payload {
  const facts: DebtsFacts = {
    debts: document.all('СведНедоим').map((debt) => ({
      name: debt.attr('НаимНалог') ?? '',
      taxKopecks: part(debt, 'СумНедНалог'),
      penaltyKopecks: part(debt, 'СумПени'),
      fineKopecks: part(debt, 'СумШтраф'),
      totalKopecks: amount(debt, 'ОбщСумНедоим'),
    })),
  }
  return { source: 'debts', facts }
}

function offences(document: XmlElement, year: number): Payload {
  const facts: OffencesFacts = { years: [{ year, fineKopecks: amount(payload(document, 'СведНаруш'), 'СумШтраф') }] }
  return { source: `offences-${year}`, facts }
}

/** Readers by the element that only documents of their set have. */
const READERS: Readonly<Record<string, Reader>> = {
  СведСНР: regimes,
  СведССЧР: headcount,
  СвУплСумНал: taxes,
  СведДохРасх: incomes,
  СведНедоим: debts,
  СведНаруш: offences,
}

/** The block of one `Документ`, by ИНН. Throws RecordRefused. */
export function readOpenDataDocument(document: XmlElement): BlockRow {
  const subject = payload(document, 'СведНП')
  const number = requiredNumber(subject, 'ИННЮЛ', 10)
  const published = requiredRussianDay(document, 'ДатаДок')
  const asOf = requiredRussianDay(document, 'ДатаСост')
  const read = document.children.map((child) => READERS[child.name]).find((reader) => reader !== undefined)
  if (!read) throw new RecordRefused('the document holds no payload of a known set')
  return { number, asOf, published, ...read(document, Number(asOf.slice(0, 4))) }
}
