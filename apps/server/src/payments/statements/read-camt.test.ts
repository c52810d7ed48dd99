// Bank statements in the XML format camt.053 of ISO 20022: read like the text format of 1С, and refused as a whole if they are cut off, of another
// kind, hostile or not in rubles.
import { STATEMENT_FILE_MAX, STATEMENT_LINES_MAX } from '@sverka/contract/payments/statements.rules'
import { expect, test } from 'vitest'
import { ACCOUNT, camtText, encodeSingleByte, type StatementPayment, statementText } from '../../../test/statements.ts'
import { isXml, readCamt } from './read-camt.ts'
import { readStatement } from './read-statement.ts'

/** An incoming payment; «Оплата по счету № 204» is «payment of invoice no. 204». */
const PAID: StatementPayment = { sum: '529000.50', inn: '7799612047', purpose: 'Оплата по счету № 204 от 13.11.2026, в т.ч. НДС' }
const read = (text: string) => readCamt(Buffer.from(text))
/** The incoming payments, or the fault of the file. */
const listIncoming = (text: string) => {
  const statement = read(text)
  return 'incoming' in statement ? statement.incoming : statement.fault
}

test('a payment is read in each encoding and has the same fingerprint as in the text format', () => {
  const text = camtText([PAID, { ...PAID, number: '419', out: true }])
  const prefixed = text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:').replace('xmlns=', 'xmlns:c=')
  const windows = encodeSingleByte(camtText([PAID, { ...PAID, out: true }], { encoding: 'windows-1251' }), 'windows-1251')
  const inText = readStatement(Buffer.from(statementText([PAID])))
  for (const file of [Buffer.from(text), Buffer.from(`\ufeff${text}`), Buffer.from(prefixed), windows]) {
    expect(isXml(file)).toBe(true)
    const statement = readCamt(file)
    expect(statement).toMatchObject({ account: ACCOUNT, firstDay: '2026-11-18', lastDay: '2026-11-20', outgoing: 1 })
    const payment = { number: '418', day: '2026-11-20', kopecks: 529_000_50, payerInn: '7799612047', purpose: PAID.purpose }
    expect('incoming' in statement && statement.incoming).toMatchObject([payment])
    expect(
      'incoming' in statement &&
        'incoming' in inText &&
        statement.incoming[0]?.fingerprint.equals(inText.incoming[0]?.fingerprint ?? Buffer.alloc(0)),
    ).toBe(true)
  }
  expect(isXml(Buffer.from(statementText([PAID])))).toBe(false)
})

const findFingerprint = (statement: ReturnType<typeof readCamt>) =>
  'incoming' in statement ? statement.incoming[0]?.fingerprint.toString('hex') : null

test.each([
  ['numbers with zeros before them', { number: '000418' }, {}],
  ['a zero for an unknown ИНН', { inn: '0' }, {}],
  ['the moment in UTC, which is the next day in Moscow', {}, { from: '<Dt>2026-11-20</Dt>', to: '<DtTm>2026-11-19T21:30:00Z</DtTm>' }],
])(
  'a payment has the same fingerprint in both formats where the bank writes %s',
  (_what, inText, { from = '', to = '' }: { from?: string; to?: string }) => {
    const camt = read(camtText([{ ...PAID, ...('inn' in inText ? { inn: '' } : {}) }]).replace(from, to))
    expect(findFingerprint(camt)).toBe(findFingerprint(readStatement(Buffer.from(statementText([{ ...PAID, ...inText }])))))
    expect(findFingerprint(camt)).not.toBe(findFingerprint(read(camtText([{ ...PAID, number: '419' }]))))
  },
)

/** A statement with one entry of 100 rubles that consists of two payments; the second has no number. */
const entryOfTwo = (first: string, second: string) => {
  const details = (number: string, sum: string) =>
    `<TxDtls><Refs><EndToEndId>${number}</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="RUB">${sum}</Amt></TxAmt></AmtDtls></TxDtls>`
  return camtText([{ ...PAID, sum: '100.00' }]).replace(/<TxDtls>.*<\/TxDtls>/s, details('000007', first) + details('NOTPROVIDED', second))
}

test('an entry of several payments is read as these payments if they add up to its sum', () => {
  expect(listIncoming(entryOfTwo('60.00', '40'))).toMatchObject([
    { number: '7', kopecks: 60_00 },
    { number: '', kopecks: 40_00 },
  ])
  expect(listIncoming(entryOfTwo('60.00', '41.00'))).toBe('statement_line_wrong')
  expect(listIncoming(entryOfTwo('100.00', '0.00'))).toBe('statement_line_wrong')
})

const listFingerprints = (file: string) => {
  const incoming = listIncoming(file)
  return typeof incoming === 'string' ? [] : incoming.map(({ fingerprint }) => fingerprint.toString('hex'))
}

test('equal payments of a day without numbers are counted separately, also in a later file', () => {
  const unnumbered = { ...PAID, number: 'NOTPROVIDED' }
  const once = listFingerprints(camtText([unnumbered]))
  const twice = listFingerprints(camtText([unnumbered, PAID, unnumbered]))
  expect(new Set(twice).size).toBe(3)
  expect(twice[0]).toBe(once[0])
  expect(listFingerprints(camtText([unnumbered, PAID, unnumbered]))).toEqual(twice)
  expect(new Set(listFingerprints(camtText([PAID, PAID]))).size).toBe(1)
})

test('payments without numbers for two invoices are distinguished in any order and any part of the day', () => {
  const [firstPayment, secondPayment] = [204, 205].map((invoice) => ({
    ...PAID,
    number: 'NOTPROVIDED',
    purpose: `Оплата по счету № ${invoice}`,
  })) as [StatementPayment, StatementPayment]
  const [first, second] = listFingerprints(camtText([firstPayment, secondPayment]))
  expect(first).not.toBe(second)
  expect(listFingerprints(camtText([secondPayment]))).toEqual([second])
  expect(listFingerprints(camtText([secondPayment, firstPayment]))).toEqual([second, first])
})

test('payments with a number of zeros count separately, with the same fingerprints as in the text format', () => {
  const zeros = { ...PAID, number: '000' }
  const fingerprints = listFingerprints(camtText([zeros, zeros]))
  expect(new Set(fingerprints).size).toBe(2)
  const inText = readStatement(Buffer.from(statementText([zeros, { ...zeros, number: '' }])))
  expect('incoming' in inText && inText.incoming.map(({ fingerprint }) => fingerprint.toString('hex'))).toEqual(fingerprints)
})

test('a payment that a second statement of the file repeats has the same fingerprint', () => {
  const file = camtText([{ ...PAID, number: 'NOTPROVIDED' }])
  const [statement = ''] = /<Stmt>.*<\/Stmt>/s.exec(file) ?? []
  const fingerprints = listFingerprints(file.replace(statement, statement + statement))
  expect([fingerprints.length, new Set(fingerprints).size]).toEqual([2, 1])
})

test('a payment that the bank has not booked is ignored', () => {
  expect(listIncoming(camtText([PAID]).replace('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>'))).toEqual([])
  expect(listIncoming(camtText([PAID]).replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>'))).toHaveLength(1)
})

test('an incoming reversal of the seller’s own payment is no payment of a buyer', () => {
  const reversed = (value: string) =>
    camtText([PAID]).replace('<CdtDbtInd>CRDT</CdtDbtInd>', `<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>${value}</RvslInd>`)
  expect(listIncoming(reversed('true'))).toEqual([])
  expect(listIncoming(reversed('1'))).toEqual([])
  expect(listIncoming(reversed('false'))).toHaveLength(1)
  expect(listIncoming(reversed('perhaps'))).toBe('statement_line_wrong')
})

const text = camtText([PAID])
/** Entities that grow when they are expanded (the «billion laughs» attack). */
const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`

test.each([
  ['that breaks off', text.slice(0, -20), 'statement_cut'],
  ['cut within a payment', text.slice(0, text.indexOf('<RmtInf>')), 'statement_cut'],
  ['of entities that grow', text.replace('<Document', `${bomb}<Document`).replace('Оплата', '&b;'), 'not_a_statement'],
  ['with an undeclared entity', text.replace('Оплата', '&b;'), 'statement_cut'],
  [
    'that reads a file of the server',
    text.replace('<Document', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document'),
    'not_a_statement',
  ],
  ['of another kind', '<?xml version="1.0"?><html></html>', 'not_a_statement'],
  ['with a zero byte', text.replace('Оплата', 'Опл\u0000ата'), 'not_a_statement'],
  ['without an account', text.replace(/<Acct>.*<\/Acct>/, ''), 'not_a_statement'],
  [
    'of two accounts',
    text.replace('</Acct>', '</Acct><Acct><Id><Othr><Id>40702810300000009999</Id></Othr></Id></Acct>'),
    'not_a_statement',
  ],
  ['in another currency', text.replace('<Ntry><Amt Ccy="RUB">', '<Ntry><Amt Ccy="USD">'), 'statement_line_wrong'],
  ['with a negative sum', text.replace('529000.50', '-529000.50'), 'statement_line_wrong'],
  ['with a fraction of a kopeck', text.replace('529000.50', '529000.505'), 'statement_line_wrong'],
  ['with a day that does not exist', text.replace('<Dt>2026-11-20', '<Dt>2026-02-31'), 'statement_line_wrong'],
  ['with a proprietary state of the bank', text.replace('<Sts>BOOK</Sts>', '<Sts><Prtry>X</Prtry></Sts>'), 'statement_line_wrong'],
  ['without a side', text.replace('CRDT', 'BOTH'), 'statement_line_wrong'],
  ['nested without end', text.replace('<RmtInf>', `${'<a>'.repeat(100)}<RmtInf>`), 'not_a_statement'],
])('a file %s is refused as a whole', (_what, file, fault) => {
  expect(read(file)).toEqual({ fault })
})

test('too many payments are refused, and the largest hostile files take less than 3 seconds', () => {
  const many = camtText([PAID]).replace(
    /<Ntry>.*<\/Ntry>/s,
    '<Ntry><Amt Ccy="RUB">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Ntry>'.repeat(STATEMENT_LINES_MAX + 1),
  )
  expect(read(many)).toEqual({ fault: 'statement_too_long' })
  const fill = (part: string) =>
    text.replace('<RmtInf>', `${part.repeat(Math.floor((STATEMENT_FILE_MAX - text.length) / part.length))}<RmtInf>`)
  const files = [
    fill('<a/>'),
    fill('<Ustrd>a</Ustrd>'),
    fill('а'),
    text.replace('<BookgDt>', `${'<AddtlNtryInf/>'.repeat(300_000)}<BookgDt>`),
  ]
  for (const file of files) {
    const before = process.cpuUsage()
    read(file)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
  }
})
