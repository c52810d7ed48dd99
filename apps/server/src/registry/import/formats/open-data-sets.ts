// Reads documents of the tax service's open data: special regimes (snr), headcount (sshr), taxes paid (paytax), income and expenses (revexp), tax
// debts (debtam) and tax offences (taxoffence). The set is recognised by an element inside the document.
import type { DebtsFacts, HeadcountFacts, IncomesFacts, OffencesFacts, RegimesFacts, TaxesFacts } from '../../blocks-by-inn.ts'
import { parseKopecks } from '../../money.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { RecordRefused } from '../import-errors.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { requiredNumber, requiredRussianDay } from './extracts/checks.ts'

/** What a document says about a company; `figure` is the value by which companies are sorted. */
type Payload = Pick<BlockRow, 'source' | 'facts' | 'figure'>
/** `year`: the year of the day as of which the document is. */
type Reader = (document: XmlElement, year: number) => Payload

/** A required amount in rubles, as kopecks; it may be negative. Throws RecordRefused if it is missing or not a number. */
function amount(element: XmlElement, attribute: string): number {
  const kopecks = parseKopecks(element.attr(attribute))
  if (kopecks === undefined) throw new RecordRefused(`${attribute} is not an amount`)
  return kopecks
}

/** A part of a debt in kopecks; an absent one is zero. */
const part = (element: XmlElement, attribute: string): number => (element.attr(attribute) === undefined ? 0 : amount(element, attribute))

const payloadElement = (document: XmlElement, name: string): XmlElement => {
  const element = document.child(name)
  if (!element) throw new RecordRefused(`the document holds no ${name}`)
  return element
}

/** Special tax regimes, by the attribute that is 1 if the company uses it: farmers' tax, simplified, automated simplified, production sharing. */
const REGIMES = [
  ['ПризнЕСХН', 'eshn'],
  ['ПризнУСН', 'usn'],
  ['ПризнАУСН', 'ausn'],
  ['ПризнСРП', 'srp'],
] as const

function regimes(document: XmlElement): Payload {
  const element = payloadElement(document, 'СведСНР')
  const facts: RegimesFacts = { regimes: REGIMES.filter(([attribute]) => element.attr(attribute) === '1').map(([, word]) => word) }
  return { source: 'regimes', facts }
}

function headcount(document: XmlElement, year: number): Payload {
  const count = Number(payloadElement(document, 'СведССЧР').attr('КолРаб'))
  if (!Number.isInteger(count) || count < 0) throw new RecordRefused('КолРаб is not a number of people')
  const facts: HeadcountFacts = { years: [{ year, count }] }
  return { source: `headcount-${year}`, figure: count, facts }
}

/** Taxes paid in the year, by kind of tax. */
function taxes(document: XmlElement, year: number): Payload {
  const paid = document.all('СвУплСумНал').map((tax) => ({ name: tax.attr('НаимНалог') ?? '', kopecks: amount(tax, 'СумУплНал') }))
  const facts: TaxesFacts = { years: [{ year, paid }] }
  return { source: `taxes-${year}`, facts }
}

/** Total income and expenses of the year according to the accounts. */
function incomes(document: XmlElement, year: number): Payload {
  const element = payloadElement(document, 'СведДохРасх')
  const [incomeKopecks, expenseKopecks] = [amount(element, 'СумДоход'), amount(element, 'СумРасход')]
  const facts: IncomesFacts = { years: [{ year, incomeKopecks, expenseKopecks }] }
  return { source: `incomes-${year}`, figure: incomeKopecks, facts }
}

/** Tax debts by kind of tax: tax, penalty interest (СумПени), fine, total. */
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

/** Total fine for tax offences. */
function offences(document: XmlElement, year: number): Payload {
  const facts: OffencesFacts = { years: [{ year, fineKopecks: amount(payloadElement(document, 'СведНаруш'), 'СумШтраф') }] }
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

/** The block of facts of one `Документ` (a company in a set), by the company's ИНН (taxpayer number). Throws RecordRefused. */
export function readOpenDataDocument(document: XmlElement): BlockRow {
  const subject = payloadElement(document, 'СведНП')
  const number = requiredNumber(subject, 'ИННЮЛ', 10)
  const published = requiredRussianDay(document, 'ДатаДок')
  const asOf = requiredRussianDay(document, 'ДатаСост')
  const read = document.children.map((child) => READERS[child.name]).find((reader) => reader !== undefined)
  if (!read) throw new RecordRefused('the document holds no payload of a known set')
  return { number, asOf, published, ...read(document, Number(asOf.slice(0, 4))) }
}
