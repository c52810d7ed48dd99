// Invented bank statements for tests: in the text format of the accounting program 1C («1С»), as several banks write it, and in camt.053.

/** The account of the seller whose statement it is. */
export const ACCOUNT = '40702810300000004821'

/** A payment. `day` is DD.MM.YYYY, `sum` rubles with a point; `inn` and `name` are the payer's. */
export interface StatementPayment {
  readonly number?: string
  readonly day?: string
  readonly sum: string
  readonly inn: string
  readonly name?: string
  readonly purpose: string
  /** An outgoing payment instead. */
  readonly out?: boolean
}

const PAYER = '40702810900000016604'

// Fields of the format: Плательщик payer, Получатель payee, РасчСчет account, НазначениеПлатежа purpose, ДатаПоступило day of receipt, ДатаСписано
// day of an outgoing payment.

/** As a bank that has name and INN (tax number) of the payer in separate fields, and sums with a point. */
const plain = ({ number = '418', day = '20.11.2026', sum, inn, name = 'ООО «Снабжение»', purpose, out }: StatementPayment): string[] => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  `Дата=${day}`,
  `Сумма=${sum}`,
  `ПлательщикСчет=${out ? ACCOUNT : PAYER}`,
  `Плательщик=ИНН ${inn} ${name}`,
  `ПлательщикИНН=${inn}`,
  `Плательщик1=${name}`,
  `ПолучательСчет=${out ? PAYER : ACCOUNT}`,
  ...(out ? [`ДатаСписано=${day}`] : [`ДатаПоступило=${day}`]),
  `НазначениеПлатежа=${purpose}`,
  'КонецДокумента',
]

/** As a bank that has the INN only within the name, the purpose in several fields, accounts as «РасчСчет», and sums with a comma. */
const wordy = ({ number = '418', day = '20.11.2026', sum, inn, name = 'ООО «Снабжение»', purpose }: StatementPayment): string[] => [
  'СекцияДокумент=Банковский ордер',
  `Номер=${number}`,
  `Дата=${day}`,
  `Сумма=${sum.replace('.', ',')}`,
  `ПлательщикРасчСчет=${PAYER}`,
  `Плательщик=ИНН ${inn} ${name}`,
  `ПолучательРасчСчет=${ACCOUNT}`,
  `НазначениеПлатежа1=${purpose.slice(0, 12)}`,
  `НазначениеПлатежа2=${purpose.slice(12)}`,
  'КонецДокумента',
]

/** A statement in the text format of 1C; `bank` selects the variant, `encoding` is only the name in the header. */
export function statementText(
  payments: readonly StatementPayment[],
  { account = ACCOUNT, bank = 'plain', encoding = 'Windows' } = {},
): string {
  const write = bank === 'plain' ? plain : wordy
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    'Отправитель=Банк-Клиент',
    'ДатаНачала=18.11.2026',
    'ДатаКонца=20.11.2026',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    'ДатаНачала=18.11.2026',
    `РасчСчет=${account}`,
    'НачальныйОстаток=100.00',
    'КонецРасчСчет',
    ...payments.flatMap(write),
    'КонецФайла',
    '',
  ].join('\r\n')
}

const isoDay = (dotted = '20.11.2026'): string => dotted.split('.').reverse().join('-')

/** The same payments as a statement camt.053 of ISO 20022. */
export function camtText(payments: readonly StatementPayment[], { account = ACCOUNT, encoding = 'UTF-8' } = {}): string {
  const entry = (payment: StatementPayment): string =>
    `<Ntry><Amt Ccy="RUB">${payment.sum}</Amt><CdtDbtInd>${payment.out ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${isoDay(payment.day)}</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${payment.number ?? '418'}</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>${payment.name ?? 'ООО «Снабжение»'}</Nm><Id><OrgId><Othr><Id>${payment.inn}</Id></Othr></OrgId></Id></Dbtr>
<DbtrAcct><Id><Othr><Id>${PAYER}</Id></Othr></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${payment.purpose}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  return `<?xml version="1.0" encoding="${encoding}"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
<FrToDt><FrDtTm>2026-11-18T00:00:00</FrDtTm><ToDtTm>2026-11-20T23:59:59</ToDtTm></FrToDt>
<Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>RUB</Ccy></Acct><Bal><Amt Ccy="RUB">100.00</Amt></Bal>
${payments.map(entry).join('\n')}</Stmt></BkToCstmrStmt></Document>`
}

/** The text in a one-byte encoding, as old programs write it; letters outside it become `?`. */
export function encodeSingleByte(text: string, encoding: 'windows-1251' | 'ibm866'): Buffer {
  const decoder = new TextDecoder(encoding)
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => byLetter.get(letter) ?? 0x3f))
}
