// Reads a bank statement in the XML format camt.053 of ISO 20022. Its size is limited, and one unreadable payment refuses the whole file: a payment
// left out would look as if it had never come.
import { STATEMENT_LINES_MAX } from '@sverka/contract/payments/statements.rules'
import { cutText } from '@sverka/contract/texts'
import { moscowDay } from '../../platform/clock.ts'
import { UnreadTable } from '../../platform/tables/rows.ts'
import { parseTableXml } from '../../platform/tables/table-xml.ts'
import { computeFingerprint, type IncomingLine, type ReadStatement, type StatementFault, type Unnumbered } from './read-statement.ts'

/** XML elements of one file: 5,000 payments have about sixty each. */
const ELEMENTS_MAX = 400_000
const LIMITS = { rows: STATEMENT_LINES_MAX, letters: 20_000_000, bytes: 20_000_000, elements: ELEMENTS_MAX }
/** Characters of one field that are stored; the rest is cut off. */
const FIELD_MAX = 500
/** Elements of a statement that are read: account, period, entries. Others, such as balances, are skipped. */
const READ_ELEMENTS = new Set(['Acct', 'FrToDt', 'Ntry'])

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  text: string
  readonly children: Element[]
}

/** The content of the file, collected while it is read. `outgoing` counts outgoing payments. */
interface Account {
  number: string
  firstDay: string | null
  lastDay: string | null
  readonly incoming: IncomingLine[]
  outgoing: number
  /** Payments without a number in the current statement. Emptied for the next statement of the file, which may repeat payments. */
  seen: Unnumbered
}

/** The file cannot be accepted. */
class Refused extends Error {
  readonly fault: StatementFault

  constructor(fault: StatementFault) {
    super(fault)
    this.fault = fault
  }
}

/** Whether the file is XML; otherwise it may be the text format of the accounting program 1С. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'))

/** Null for bytes that are not valid in the encoding that the file names: windows-1251, or UTF-8 for any other name. */
function decodeXml(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  const [, encoding = 'utf-8'] = /encoding=["']([\w-]{1,20})["']/i.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1')) ?? []
  try {
    return new TextDecoder(encoding.toLowerCase() === 'windows-1251' ? 'windows-1251' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The elements with this path of names below `element`. */
const allAt = (element: Element, path: string): Element[] =>
  path.split('/').reduce((found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)), [element])

/** The first text that is not empty, at the first of these paths that has one; empty if none has. */
function textAt(element: Element, ...paths: readonly string[]): string {
  for (const path of paths) for (const { text } of allAt(element, path)) if (text.trim() !== '') return cutText(text.trim(), FIELD_MAX)
  return ''
}

/** YYYY-MM-DD of a date or a date with time. A time in UTC gives its Moscow day. Null for anything else or a day that does not exist. */
function dayAt(element: Element, ...paths: readonly string[]): string | null {
  const text = textAt(element, ...paths)
  const [, day] = /^([12]\d{3}-\d{2}-\d{2})(?:T|Z|[+-]|$)/.exec(text) ?? []
  const start = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null
  const moment = /T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]00:00)$/.test(text) ? new Date(text) : start
  return Number.isNaN(moment.getTime()) ? null : moscowDay(moment)
}

/** Kopecks of an amount in rubles; null for another currency, zero, or a text that is no amount. RUR is the ruble's code before 1998. */
function kopecksIn(amount: Element | undefined): number | null {
  const [, rubles, rest = ''] = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(amount?.text.trim() ?? '') ?? []
  if (!rubles || !['RUB', 'RUR'].includes(String(amount?.attributes.Ccy))) return null
  return Number(rubles) * 100 + Number(rest.padEnd(2, '0')) || null
}

/**
 * The number of the payment order: the first reference of at most six digits, as Russian payment orders have, otherwise any reference. Empty if the
 * bank gives none (`NOTPROVIDED`).
 */
function readNumber(details: Element): string {
  const references = ['EndToEndId', 'InstrId', 'PmtInfId', 'ChqNb', 'AcctSvcrRef'].map((name) => textAt(details, `Refs/${name}`))
  const order = references.find((reference) => /^\d{1,6}$/.test(reference))
  return order?.replace(/^0+(?=\d)/, '') ?? references.find((reference) => reference !== '' && reference !== 'NOTPROVIDED') ?? ''
}

/** Paths at which banks write the payer's ИНН (taxpayer's number): for a company or a person, in two versions of the format. */
const TAX_ID_PATHS = ['Dbtr', 'Dbtr/Pty'].flatMap((party) => ['OrgId', 'PrvtId'].map((kind) => `RltdPties/${party}/Id/${kind}/Othr/Id`))

function readPayer(details: Element): { inn: string | null; name: string; account: string } {
  const ids = TAX_ID_PATHS.flatMap((path) => allAt(details, path)).map(({ text }) => text.trim())
  return {
    inn: ids.find((id) => /^(?:\d{10}|\d{12})$/.test(id)) ?? null,
    name: textAt(details, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'),
    account: textAt(details, 'RltdPties/DbtrAcct/Id/Othr/Id', 'RltdPties/DbtrAcct/Id/IBAN'),
  }
}

/** The purpose of the payment; if it is empty, the bank's text about the payment or about the entry. */
const readPurpose = (details: Element, entryInfo: string): string =>
  cutText(
    allAt(details, 'RmtInf/Ustrd')
      .map(({ text }) => text.trim())
      .join(' '),
    FIELD_MAX,
  ) ||
  textAt(details, 'AddtlTxInf') ||
  entryInfo

/** Kopecks of each payment of an entry. Several must add up to the sum of the entry. */
function readSums(entry: Element, parts: readonly Element[]): number[] {
  const whole = kopecksIn(allAt(entry, 'Amt')[0])
  if (whole === null) refuseLine()
  if (parts.length === 1) return [whole]
  const sums = parts.map((part) => kopecksIn(allAt(part, 'Amt')[0] ?? allAt(part, 'AmtDtls/TxAmt/Amt')[0]) ?? 0)
  return sums.every(Boolean) && sums.reduce((sum, part) => sum + part, 0) === whole ? sums : refuseLine()
}

function refuseLine(): never {
  throw new Refused('statement_line_wrong')
}

/**
 * Adds the payments of an entry. An entry that the bank has not booked yet is skipped; a proprietary status of the bank (`Prtry`) may mean either, so
 * it refuses the file. A credit that reverses a debit (`RvslInd`) is the seller's own money that came back, not a buyer's payment.
 */
function takeEntry(account: Account, entry: Element): void {
  if (textAt(entry, 'Sts/Prtry') !== '') refuseLine()
  const state = textAt(entry, 'Sts/Cd', 'Sts')
  if (state !== '' && state !== 'BOOK') return
  const details = allAt(entry, 'NtryDtls/TxDtls')
  const parts = details.length > 0 ? details : [entry]
  const side = textAt(entry, 'CdtDbtInd')
  if (account.incoming.length + account.outgoing + parts.length > STATEMENT_LINES_MAX) throw new Refused('statement_too_long')
  const reversal = textAt(entry, 'RvslInd')
  if (!['', 'true', 'false', '1', '0'].includes(reversal)) refuseLine()
  if (side === 'DBIT' || (side === 'CRDT' && ['true', '1'].includes(reversal))) {
    account.outgoing += parts.length
    return
  }
  const day = dayAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')
  if (side !== 'CRDT' || day === null) refuseLine()
  const info = textAt(entry, 'AddtlNtryInf')
  readSums(entry, parts).forEach((kopecks, at) => {
    const part = parts[at] ?? entry
    const [number, payer] = [readNumber(part), readPayer(part)]
    const purpose = readPurpose(part, info)
    const mark = { account: account.number, day, number, kopecks, payerAccount: payer.account, payerInn: payer.inn, purpose }
    account.incoming.push({
      number,
      day,
      drawnOn: null,
      kopecks,
      payerInn: payer.inn,
      payerName: payer.name,
      purpose,
      fingerprint: computeFingerprint(mark, account.seen),
    })
  })
}

/** Reads the account, which stands before its entries. All statements of a file must be of one account. */
function takeAccount(account: Account, element: Element): void {
  const number = textAt(element, 'Id/Othr/Id')
  if (!/^\d{20}$/.test(number) || (account.number !== '' && account.number !== number)) throw new Refused('not_a_statement')
  account.number = number
  account.seen = new Map()
}

/** Extends the period of the file by that of a statement. */
function takePeriod(account: Account, element: Element): void {
  const [first, last] = [dayAt(element, 'FrDtTm', 'FrDt'), dayAt(element, 'ToDtTm', 'ToDt')]
  if (first && (account.firstDay === null || first < account.firstDay)) account.firstDay = first
  if (last && (account.lastDay === null || last > account.lastDay)) account.lastDay = last
}

/** Parses the XML as a stream and keeps only the elements of the current account, period or entry. Throws `Refused` and the parser's errors. */
function collect(xml: string): Account {
  const account: Account = { number: '', firstDay: null, lastDay: null, incoming: [], outgoing: 0, seen: new Map() }
  const path: string[] = []
  let open: Element[] = []
  const isKept = () => path[1] === 'BkToCstmrStmt' && path[2] === 'Stmt' && READ_ELEMENTS.has(path[3] ?? '')
  const take = { Acct: takeAccount, FrToDt: takePeriod, Ntry: takeEntry }
  parseTableXml(
    xml,
    { elements: 0, limits: LIMITS },
    {
      open: (name, { attributes }) => {
        path.push(name)
        if (!isKept()) return
        const element: Element = { name, attributes, text: '', children: [] }
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      text: (part) => {
        const element = open.at(-1)
        if (element && element.text.length < FIELD_MAX * 2) element.text += part.slice(0, FIELD_MAX * 2)
      },
      close: (name) => {
        const element = open.pop()
        if (element && path.length === 4) {
          if (name === 'Ntry' && account.number === '') throw new Refused('not_a_statement')
          take[name as keyof typeof take](account, element)
          open = []
        }
        path.pop()
      },
    },
  )
  return account
}

/** The statement, or the fault of the file. A file with a `DOCTYPE` is refused, so that no entity is expanded. */
export function readCamt(bytes: Uint8Array): ReadStatement | { readonly fault: StatementFault } {
  const xml = decodeXml(bytes)
  if (xml === null || !xml.slice(0, 2000).includes('BkToCstmrStmt') || /<!DOCTYPE/i.test(xml)) return { fault: 'not_a_statement' }
  try {
    const { number, seen: _, ...read } = collect(xml)
    return number === '' ? { fault: 'not_a_statement' } : { account: number, ...read }
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault }
    if (error instanceof UnreadTable) return { fault: error.fault === 'too_many_lines' ? 'statement_too_long' : 'not_a_statement' }
    // The XML parser throws plain errors; anything else is a fault of ours.
    if (!(error instanceof Error) || error.name !== 'Error') throw error
    return { fault: 'statement_cut' }
  }
}
