// Reads a bank's statement in the XML format camt.053 of ISO 20022. Its size is limited, and one unreadable payment refuses the whole file.
import { STATEMENT_LINES_MAX } from '@sverka/contract/payments/statements.rules'
import { cutText } from '@sverka/contract/texts'
import { moscowDay } from '../../platform/clock.ts'
import { UnreadTable } from '../../platform/tables/rows.ts'
import { parseTableXml } from '../../platform/tables/table-xml.ts'
import { computeFingerprint, type IncomingLine, type ReadStatement, type StatementFault, type Unnumbered } from './read-statement.ts'

/** Elements of one file: 5,000 payments have some sixty each. */
const ELEMENTS_MAX = 400_000
const LIMITS = { rows: STATEMENT_LINES_MAX, letters: 20_000_000, bytes: 20_000_000, elements: ELEMENTS_MAX }
/** Characters kept of one field. */
const FIELD_MAX = 500
/** Elements of a statement that are read: account, period, entries. Others, such as balances, are skipped. */
const READ_ELEMENTS = new Set(['Acct', 'FrToDt', 'Ntry'])

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
  text: string
  readonly children: Element[]
}

interface Account {
  number: string
  firstDay: string | null
  lastDay: string | null
  readonly incoming: IncomingLine[]
  outgoing: number
  /** Payments without a number in the current statement; emptied for each next one of the file, which may repeat payments. */
  seen: Unnumbered
}

class Refused extends Error {
  readonly fault: StatementFault

  constructor(fault: StatementFault) {
    super(fault)
    this.fault = fault
  }
}

/** Whether the file is XML, and so not the text format of 1С. */
export const isXml = (bytes: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*</.test(Buffer.from(bytes.subarray(0, 100)).toString('latin1'))

/** Null for bytes that are not valid in the encoding that the file names: windows-1251, or UTF-8 for any other name. */
function decodeXml(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  const [, named = 'utf-8'] = /encoding=["']([\w-]{1,20})["']/i.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1')) ?? []
  try {
    return new TextDecoder(named.toLowerCase() === 'windows-1251' ? 'windows-1251' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The elements of this path below the given one. */
const allAt = (element: Element, path: string): Element[] =>
  path.split('/').reduce((found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)), [element])

/** The first text that is not empty, by the first path that has one. */
function textAt(element: Element, ...paths: readonly string[]): string {
  for (const path of paths) for (const { text } of allAt(element, path)) if (text.trim() !== '') return cutText(text.trim(), FIELD_MAX)
  return ''
}

/** YYYY-MM-DD of a date or a date with time, the Moscow day where the time is in UTC; null for anything else or a day that does not exist. */
function dayAt(element: Element, ...paths: readonly string[]): string | null {
  const written = textAt(element, ...paths)
  const [, day] = /^([12]\d{3}-\d{2}-\d{2})(?:T|Z|[+-]|$)/.exec(written) ?? []
  const start = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null
  const moment = /T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]00:00)$/.test(written) ? new Date(written) : start
  return Number.isNaN(moment.getTime()) ? null : moscowDay(moment)
}

/** Kopecks of an amount in rubles; null for another currency, zero, or what is no amount. */
function kopecksIn(amount: Element | undefined): number | null {
  const [, rubles, rest = ''] = /^(\d{1,13})(?:\.(\d{1,2})0{0,3})?$/.exec(amount?.text.trim() ?? '') ?? []
  if (!rubles || !['RUB', 'RUR'].includes(String(amount?.attributes.Ccy))) return null
  return Number(rubles) * 100 + Number(rest.padEnd(2, '0')) || null
}

/** The number of the payment order where the bank gives one: it has at most six digits. */
function readNumber(details: Element): string {
  const given = ['EndToEndId', 'InstrId', 'PmtInfId', 'ChqNb', 'AcctSvcrRef'].map((name) => textAt(details, `Refs/${name}`))
  const order = given.find((one) => /^\d{1,6}$/.test(one))
  return order?.replace(/^0+(?=\d)/, '') ?? given.find((one) => one !== '' && one !== 'NOTPROVIDED') ?? ''
}

const TAX_IDS = ['Dbtr', 'Dbtr/Pty'].flatMap((party) => ['OrgId', 'PrvtId'].map((kind) => `RltdPties/${party}/Id/${kind}/Othr/Id`))

function readPayer(details: Element): { inn: string | null; name: string; account: string } {
  const ids = TAX_IDS.flatMap((path) => allAt(details, path)).map(({ text }) => text.trim())
  return {
    inn: ids.find((id) => /^(?:\d{10}|\d{12})$/.test(id)) ?? null,
    name: textAt(details, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'),
    account: textAt(details, 'RltdPties/DbtrAcct/Id/Othr/Id', 'RltdPties/DbtrAcct/Id/IBAN'),
  }
}

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
  return sums.every(Boolean) && sums.reduce((sum, one) => sum + one, 0) === whole ? sums : refuseLine()
}

function refuseLine(): never {
  throw new Refused('statement_line_wrong')
}

/**
 * Adds the payments of an entry; one that the bank has not booked yet is skipped. A status of the bank's own (`Prtry`) may mean either, so it
 * refuses the file.
 * A credit that reverses a debit (`RvslInd`) is the seller's own money that came back, not a buyer's payment.
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

/** The account stands before its entries. All statements of a file must be of one account. */
function takeAccount(account: Account, element: Element): void {
  const number = textAt(element, 'Id/Othr/Id')
  if (!/^\d{20}$/.test(number) || (account.number !== '' && account.number !== number)) throw new Refused('not_a_statement')
  account.number = number
  account.seen = new Map()
}

function takePeriod(account: Account, element: Element): void {
  const [first, last] = [dayAt(element, 'FrDtTm', 'FrDt'), dayAt(element, 'ToDtTm', 'ToDt')]
  if (first && (account.firstDay === null || first < account.firstDay)) account.firstDay = first
  if (last && (account.lastDay === null || last > account.lastDay)) account.lastDay = last
}

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

/** One payment that cannot be read refuses the whole file. A file with a `DOCTYPE` is refused, so that no entity is expanded. */
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
