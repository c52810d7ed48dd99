// Bank statements in the text format of the accounting program 1С, from several banks in every encoding, and the matching of payments with
// invoices. Files that are cut off, of another kind or hostile are refused, never read in part.
import { STATEMENT_FILE_MAX, STATEMENT_LINES_MAX } from '@sverka/contract/payments/statements.rules'
import { expect, test } from 'vitest'
import { ACCOUNT, encodeSingleByte, type StatementPayment, statementText } from '../../../test/statements.ts'
import { type Candidate, findInvoiceNumbers, indexInvoices, matchLine } from './match-line.ts'
import { readStatement } from './read-statement.ts'

/** An incoming payment; «Оплата по счету № 204» is «payment of invoice no. 204». */
const PAID: StatementPayment = { sum: '529000.50', inn: '7799612047', purpose: 'Оплата по счету № 204 от 13.11.2026, в т.ч. НДС' }
const read = (text: string) => readStatement(Buffer.from(text))

test('the same payments are read in UTF-8 with and without BOM, windows-1251 and DOS, from two banks', () => {
  const payments = [PAID, { ...PAID, number: '419', sum: '312400.00', out: true }]
  const text = statementText(payments)
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(text.replaceAll('\r\n', '\n')),
    encodeSingleByte(text, 'windows-1251'),
    encodeSingleByte(statementText(payments, { encoding: 'DOS' }), 'ibm866'),
  ]
  for (const file of files) {
    const statement = readStatement(file)
    expect(statement).toMatchObject({ account: ACCOUNT, firstDay: '2026-11-18', lastDay: '2026-11-20', outgoing: 1 })
    expect('incoming' in statement && statement.incoming).toMatchObject([
      { number: '418', day: '2026-11-20', drawnOn: '2026-11-20', kopecks: 529_000_50, payerInn: '7799612047', purpose: PAID.purpose },
    ])
  }
  const earlier = read(text.replace(/^Дата=20/m, 'Дата=19'))
  expect('incoming' in earlier && earlier.incoming[0]).toMatchObject({ day: '2026-11-20', drawnOn: '2026-11-19' })
  // A bank that splits the purpose into several fields, here within a word.
  const wordy = read(statementText([PAID], { bank: 'wordy' }))
  expect('incoming' in wordy && wordy.incoming[0]).toMatchObject({
    kopecks: 529_000_50,
    payerInn: '7799612047',
    purpose: 'Оплата по сч ету № 204 от 13.11.2026, в т.ч. НДС',
  })
})

test('a file that is not a statement, is cut off, too long or unreadable is refused', () => {
  const text = statementText([PAID])
  expect(read('PK\u0003\u0004')).toEqual({ fault: 'not_a_statement' })
  expect(read('')).toEqual({ fault: 'not_a_statement' })
  // Without the account.
  expect(read(text.replace(`РасчСчет=${ACCOUNT}`, 'РасчСчет=').replaceAll(`\r\nРасчСчет=${ACCOUNT}`, ''))).toEqual({
    fault: 'not_a_statement',
  })
  for (const cut of [text.slice(0, -20), text.replace('КонецДокумента\r\n', ''), text.slice(0, text.indexOf('ПолучательСчет'))])
    expect(read(cut)).toEqual({ fault: 'statement_cut' })
  for (const sum of ['много', '-5.00', '1e9', '0.00', '12345678901234567.00'])
    expect(read(statementText([{ ...PAID, sum }]))).toEqual({ fault: 'statement_line_wrong' })
  expect(read(statementText([{ ...PAID, day: '31.02.2026' }]))).toEqual({ fault: 'statement_line_wrong' })
  expect(read(statementText(Array.from({ length: STATEMENT_LINES_MAX + 1 }, () => PAID)))).toEqual({ fault: 'statement_too_long' })
})

test('the largest hostile files take less than 3 seconds of processor time', () => {
  const files = [
    `1CClientBankExchange\r\n${'='.repeat(STATEMENT_FILE_MAX)}`,
    `1CClientBankExchange\r\n${'а=б\r\n'.repeat(600_000)}`,
    `1CClientBankExchange\r\nРасчСчет=${ACCOUNT}\r\nСекцияДокумент\r\nНазначениеПлатежа=${'сч '.repeat(900_000)}\r\n`,
    '\r\n'.repeat(STATEMENT_FILE_MAX / 2),
  ]
  const spent = files.map((file) => {
    const before = process.cpuUsage()
    expect('fault' in readStatement(Buffer.from(file))).toBe(true)
    return process.cpuUsage(before).user / 1000
  })
  expect(Math.max(...spent)).toBeLessThan(3000)
})

test('the purpose does not change the fingerprint of a payment, but number, sum and payer do', () => {
  const fingerprints = [
    PAID,
    { ...PAID, purpose: 'иначе' },
    { ...PAID, number: '5' },
    { ...PAID, sum: '1.00' },
    { ...PAID, inn: '7799483056' },
  ].map((payment) => {
    const statement = read(statementText([payment]))
    return 'incoming' in statement ? statement.incoming[0]?.fingerprint.toString('hex') : ''
  })
  expect(fingerprints[0]).toBe(fingerprints[1])
  expect(new Set(fingerprints).size).toBe(4)
})

test('an invoice number is found in any wording, and an account number is not taken for one', () => {
  // «Payment of invoice 204» in various wordings.
  const purposes = [
    'Оплата по счету № 204',
    'Сч. 204 от 16.11',
    'по счёту 204 за крепёж',
    'оплата счета 204',
    'Счет N204',
    'счет на оплату № 204',
    'СЧЕТ №204',
  ]
  for (const purpose of purposes) expect(findInvoiceNumbers(purpose)).toEqual([204])
  for (const purpose of ['Оплата за метизы', `на счет ${ACCOUNT}`, 'договор 204', '']) expect(findInvoiceNumbers(purpose)).toEqual([])
})

/** An unpaid invoice of 100 rubles, number 204. */
const invoice = (change: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  number: 204,
  buyerInn: '7799612047',
  status: 'waiting',
  amountKopecks: 100_00,
  paidKopecks: 0,
  reportedKopecks: [],
  ...change,
})
/** Verdict and reason for a payment; by default it names invoice 204 and comes from its buyer. */
const match = (kopecks: number, all: readonly Candidate[], change: { inn?: string; purpose?: string } = {}) => {
  const payment = { kopecks, payerInn: change.inn ?? '7799612047', purpose: change.purpose ?? 'по счету 204' }
  const { verdict, reason } = matchLine(payment, indexInvoices(all))
  return [verdict, reason]
}

test('a payment with the number, sum and ИНН of an invoice counts, a doubtful one gets its reason', () => {
  expect(match(100_00, [invoice()])).toEqual(['count', 'exact'])
  expect(match(113_00, [invoice()])).toEqual(['count', 'more'])
  expect(match(60_00, [invoice({ paidKopecks: 40_00 })])).toEqual(['count', 'exact'])
  expect(match(99_99, [invoice()])).toEqual(['ask', 'less'])
  expect(match(100_00, [invoice()], { inn: '7799483056' })).toEqual(['ask', 'foreign_payer'])
  expect(match(100_00, [invoice({ status: 'paid', paidKopecks: 100_00 })])).toEqual(['ask', 'paid'])
  expect(match(100_00, [invoice({ status: 'paid', paidKopecks: 100_00, reportedKopecks: [100_00] })])).toEqual(['count', 'said'])
  expect(match(100_00, [invoice({ status: 'withdrawn' })])).toEqual(['ask', 'withdrawn'])
  expect(match(100_00, [invoice(), invoice({ id: 2, number: 205 })], { purpose: 'счет 204, счет 205' })).toEqual(['ask', 'several'])
  expect(match(100_00, [invoice()], { purpose: 'за метизы' })).toEqual(['ask', 'no_number'])
  expect(match(100_00, [invoice(), invoice({ id: 2, number: 205 })], { purpose: 'за метизы' })).toEqual(['ask', 'same_sum'])
  expect(match(100_00, [invoice()], { purpose: 'за метизы', inn: '7799483056' })).toEqual(['other', 'no_invoice'])
})

test('a long statement of one buyer with many invoices is matched in one pass', () => {
  // Counts how often matching reads an invoice.
  const reads = { count: 0 }
  const countRead = () => {
    reads.count += 1
    return 'waiting'
  }
  const many = Array.from({ length: 5000 }, (_, place) => {
    const counted = invoice({ id: place, number: place + 1, amountKopecks: 100_00 + place })
    return Object.defineProperty(counted, 'status', { get: countRead })
  })
  const index = indexInvoices(many)
  for (let line = 0; line < STATEMENT_LINES_MAX; line += 1)
    matchLine({ kopecks: 1 + line, payerInn: '7799612047', purpose: 'за метизы' }, index)
  expect(reads.count).toBeLessThan(100_000)
})
