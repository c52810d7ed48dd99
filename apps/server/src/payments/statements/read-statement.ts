// Reads a bank statement in `1CClientBankExchange`, the text format of the accounting program 1С, and its variations. A file has lines `field=value`:
// a head, then a section for each payment. Its size is limited, and one unreadable payment refuses the whole file.
import { createHash } from 'node:crypto'
import { STATEMENT_LINES_MAX } from '@sverka/contract/payments/statements.rules'

/** An incoming payment. */
export interface IncomingLine {
  /** Number of the payment order; empty if the file has none. */
  readonly number: string
  /** Day on which the money came, YYYY-MM-DD. */
  readonly day: string
  /** Day of the payment order itself, YYYY-MM-DD; null if the file does not have it. */
  readonly drawnOn: string | null
  readonly kopecks: number
  /** ИНН, the payer's taxpayer number; null if the file does not have it. */
  readonly payerInn: string | null
  readonly payerName: string
  /** Text of the payment order. */
  readonly purpose: string
  /** The same in every file that contains the payment (`computeFingerprint`). */
  readonly fingerprint: Buffer
}

export interface ReadStatement {
  /** The account of the statement, 20 digits. */
  readonly account: string
  /** The period, YYYY-MM-DD; null if the file does not have it. */
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly incoming: readonly IncomingLine[]
  /** Number of outgoing payments; nothing else of them is stored. */
  readonly outgoing: number
}

/** Why a file is refused: of another kind, incomplete, with too many payments, or with an unreadable payment. */
export type StatementFault = 'not_a_statement' | 'statement_cut' | 'statement_too_long' | 'statement_line_wrong'

/** The first line of every file. */
const HEAD = '1CClientBankExchange'
/** Characters of one field that are stored; the rest is cut off. */
const FIELD_MAX = 500

/** UTF-8 where the bytes are valid, otherwise the encoding that the head names: DOS or, as usual, Windows. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1251').decode(bytes)
    const head = text.slice(0, 2000)
    return /=DOS\r?$/im.test(head) ? new TextDecoder('ibm866').decode(bytes) : text
  }
}

type Fields = Map<string, string>

interface Sections {
  readonly head: Fields
  readonly documents: readonly Fields[]
}

/** The head and the payments («документ»), or the fault of the file. «КонецФайла» is the end of the file, «КонецДокумента» of a payment. */
function splitSections(text: string): Sections | StatementFault {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines[0]?.replace('\ufeff', '').trim() !== HEAD) return 'not_a_statement'
  const head: Fields = new Map()
  const documents: Fields[] = []
  let current: Fields | null = null
  for (const line of lines) {
    const trimmed = line.trim()
    if (trimmed === 'КонецФайла') return current ? 'statement_cut' : { head, documents }
    if (trimmed === 'КонецДокумента') current = null
    else if (trimmed.startsWith('СекцияДокумент')) {
      if (current) return 'statement_cut'
      if (documents.length >= STATEMENT_LINES_MAX) return 'statement_too_long'
      current = new Map()
      documents.push(current)
    } else putField(current ?? head, trimmed)
  }
  return 'statement_cut'
}

/** Stores a line `field=value`. The first value counts, since sections of several accounts repeat their fields. */
function putField(fields: Fields, line: string): void {
  const at = line.indexOf('=')
  if (at <= 0) return
  const name = line.slice(0, at).trim()
  if (!fields.has(name))
    fields.set(
      name,
      line
        .slice(at + 1)
        .trim()
        .slice(0, FIELD_MAX),
    )
}

/** The first value that is not empty among these fields; empty if there is none. */
const first = (fields: Fields, ...names: string[]): string => names.map((name) => fields.get(name)).find((value) => value) ?? ''

/** `2026-11-20` from `20.11.2026`; null for anything else or a day that does not exist. */
function parseDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.([12]\d{3})$/.exec(text) ?? []
  if (!day || !month || !year) return null
  const moment = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || moment.getUTCDate() !== Number(day) ? null : `${year}-${month}-${day}`
}

/** Kopecks from `529000.00`, `529 000,00` or `529000-00`; null for anything else. */
function parseKopecks(text: string): number | null {
  const [, rubles, rest = ''] = /^(\d{1,13})(?:[.,-](\d{1,2}))?$/.exec(text.replace(/[\s\u00a0]/g, '')) ?? []
  return rubles ? Number(rubles) * 100 + Number(rest.padEnd(2, '0')) : null
}

/** The payer («плательщик»): some banks write the ИНН, the taxpayer's number, only into the name. */
function readPayer(document: Fields): { inn: string | null; name: string } {
  const fullName = first(document, 'Плательщик1', 'Плательщик')
  const [, innInName] = /ИНН\s{0,5}(\d{10,12})(?!\d)/.exec(first(document, 'Плательщик')) ?? []
  const inn = first(document, 'ПлательщикИНН').replace(/\D/g, '') || innInName || null
  return { inn, name: fullName.replace(/^ИНН\s{0,5}\d{10,12}\s{0,5}/, '') }
}

/** The purpose («назначение платежа»), which some banks split into six fields. */
const readPurpose = (document: Fields): string =>
  first(document, 'НазначениеПлатежа') ||
  [1, 2, 3, 4, 5, 6]
    .map((place) => document.get(`НазначениеПлатежа${place}`) ?? '')
    .join(' ')
    .trim()

/** The account of the payer («плательщик») or of the recipient («получатель»). */
const accountIn = (document: Fields, side: 'Плательщик' | 'Получатель'): string => first(document, `${side}РасчСчет`, `${side}Счет`)

interface FingerprintedFields {
  readonly account: string
  readonly day: string
  readonly number: string
  readonly kopecks: number
  readonly payerAccount: string
  readonly payerInn: string | null
  readonly purpose: string
}

/** Count of the payments without a number that were read so far, by the JSON of their other fields. */
export type Unnumbered = Map<string, number>

/**
 * SHA-256 of the fields that identify a payment, the same in every file of either format. Banks write leading zeros of the number, or a zero for an
 * unknown ИНН, in one format and not in the other, so they do not count. A payment without a number, or with zeros only, is identified by its
 * purpose instead. Equal payments of that kind are distinguished by their place among each other: every statement of the day has all of them.
 * Such a payment is added to `seen`.
 */
export function computeFingerprint(fields: FingerprintedFields, seen: Unnumbered): Buffer {
  const { account, day, kopecks, payerAccount, payerInn, purpose } = fields
  const number = fields.number.replace(/^0+/, '')
  const identity = [account, day, number, kopecks, payerAccount, isInn(payerInn) ? payerInn : null]
  if (number !== '') return hash(JSON.stringify(identity))
  const text = JSON.stringify([...identity, plainPurpose(purpose)])
  const place = (seen.get(text) ?? 0) + 1
  seen.set(text, place)
  return hash(`${text} ${place}`)
}

/** Only letters and digits: the formats break the lines of a purpose in different places, also within words. */
const plainPurpose = (purpose: string): string => purpose.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

const isInn = (text: string | null): boolean => text !== null && /^(?:\d{10}|\d{12})$/.test(text)

/** Null for a payment whose day or sum cannot be read. */
function readIncoming(document: Fields, account: string, seen: Unnumbered): IncomingLine | null {
  const [day, kopecks] = [parseDay(first(document, 'ДатаПоступило', 'Дата')), parseKopecks(first(document, 'Сумма'))]
  if (!day || !kopecks) return null
  const drawnOn = parseDay(first(document, 'Дата'))
  const [number, payer] = [first(document, 'Номер'), readPayer(document)]
  const payerAccount = accountIn(document, 'Плательщик')
  const purpose = readPurpose(document)
  const fingerprint = computeFingerprint({ account, day, number, kopecks, payerAccount, payerInn: payer.inn, purpose }, seen)
  return { number, day, drawnOn, kopecks, payerInn: payer.inn, payerName: payer.name, purpose, fingerprint }
}

/** The statement, or the fault of the file. One unreadable payment refuses the whole file: left out it would look as if it had never come. */
export function readStatement(bytes: Uint8Array): ReadStatement | { readonly fault: StatementFault } {
  // Banks write no zero bytes, and PostgreSQL cannot store them in text.
  const sections = bytes.includes(0) ? 'not_a_statement' : splitSections(decodeText(bytes))
  if (typeof sections === 'string') return { fault: sections }
  const { head, documents } = sections
  const account = first(head, 'РасчСчет')
  if (!/^\d{20}$/.test(account)) return { fault: 'not_a_statement' }
  const received = documents.filter((document) => accountIn(document, 'Получатель') === account)
  const seen: Unnumbered = new Map()
  const incoming = received.map((document) => readIncoming(document, account, seen))
  if (incoming.some((line) => line === null)) return { fault: 'statement_line_wrong' }
  return {
    account,
    firstDay: parseDay(first(head, 'ДатаНачала')),
    lastDay: parseDay(first(head, 'ДатаКонца')),
    incoming: incoming.filter((line) => line !== null),
    outgoing: documents.length - received.length,
  }
}
