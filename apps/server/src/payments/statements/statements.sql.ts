// Stores a seller's bank statements with their incoming payments (lines), and reads the invoices that these may be for.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Candidate } from './match-line.ts'

/** Ids of companies that the member represents and whose invoices are paid to this bank account. */
export async function listCompaniesOfAccount(db: Reader, userId: number, account: string): Promise<number[]> {
  const rows = await db
    .selectFrom('seller_bank_details as bank')
    .innerJoin('company_representatives as link', 'link.company_id', 'bank.company_id')
    .select('bank.company_id as id')
    .where('bank.account', '=', account)
    .where('link.user_id', '=', userId)
    .orderBy('bank.company_id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewStatement {
  readonly company_id: number
  readonly user_id: number
  readonly account: string
  /** The period of the statement, YYYY-MM-DD; null if the file does not have it. */
  readonly first_day: string | null
  readonly last_day: string | null
  /** How many outgoing payments the file has; only incoming ones are stored. */
  readonly outgoing: number
  readonly created_at: Date
}

export async function insertStatement(tx: Tx, statement: NewStatement): Promise<number> {
  const { id } = await tx.insertInto('statements').values(statement).returning('id').executeTakeFirstOrThrow()
  return id
}

/** An incoming payment. */
export interface NewLine {
  /** Number of the payment order; empty if the file has none. */
  readonly number: string
  /** Day on which the money came, YYYY-MM-DD. */
  readonly day: string
  /** Day of the payment order itself, YYYY-MM-DD; null if the file does not have it. */
  readonly drawnOn: string | null
  readonly kopecks: number
  /** ИНН, the payer's taxpayer number. */
  readonly payerInn: string | null
  readonly payerName: string
  readonly purpose: string
  /** Hash that identifies the payment; the same in every file that contains it. */
  readonly fingerprint: Buffer
}

/** Stores the payments. One that the file contains twice is stored once. */
export async function insertStatementLines(tx: Tx, statementId: number, lines: readonly NewLine[]): Promise<void> {
  const texts = (read: (line: NewLine) => string | null) => lines.map(read)
  await sql`
    insert into statement_lines (statement_id, number, paid_on, drawn_on, amount_kopecks, payer_inn, payer_name, purpose, fingerprint)
    select ${statementId}, number, day::date, drawn::date, kopecks, inn, name, purpose, decode(mark, 'hex')
    from unnest(${texts(({ number }) => number)}::text[], ${texts(({ day }) => day)}::text[], ${texts(({ drawnOn }) => drawnOn)}::text[],
      ${lines.map(({ kopecks }) => kopecks)}::bigint[], ${texts(({ payerInn }) => payerInn)}::text[],
      ${texts(({ payerName }) => payerName)}::text[], ${texts(({ purpose }) => purpose)}::text[],
      ${texts(({ fingerprint }) => fingerprint.toString('hex'))}::text[])
      as line (number, day, drawn, kopecks, inn, name, purpose, mark)
    on conflict (statement_id, fingerprint) do nothing`.execute(tx)
}

export const findStatement = (db: Reader, id: number) =>
  db
    .selectFrom('statements as statement')
    .innerJoin('companies as company', 'company.id', 'statement.company_id')
    .select(['statement.id', 'statement.company_id as companyId', 'statement.account', 'statement.outgoing'])
    .select([
      'statement.first_day as firstDay',
      'statement.last_day as lastDay',
      'statement.created_at as createdAt',
      'company.name as company',
    ])
    .where('statement.id', '=', id)
    .executeTakeFirst()

export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>

const lineColumns = [
  'line.id',
  'line.number',
  'line.paid_on as day',
  'line.drawn_on as drawnOn',
  'line.amount_kopecks as kopecks',
  'line.payer_inn as payerInn',
  'line.payer_name as payerName',
  'line.purpose',
  'line.fingerprint',
] as const

/** The payments of a statement, each with the invoice that it was counted for, also from another statement; null if it was not. */
export const listStatementLines = (db: Reader, { id, companyId }: Pick<StatementRow, 'id' | 'companyId'>) =>
  db
    .selectFrom('statement_lines as line')
    .leftJoin('invoice_payments as money', (on) =>
      on.onRef('money.fingerprint', '=', 'line.fingerprint').on('money.company_id', '=', companyId),
    )
    .select(lineColumns)
    .select('money.invoice_id as countedFor')
    .where('line.statement_id', '=', id)
    .orderBy('line.paid_on', 'desc')
    .orderBy('line.id')
    .execute()

export const findStatementLine = (db: Reader, statementId: number, lineId: number) =>
  db
    .selectFrom('statement_lines as line')
    .select(lineColumns)
    .where('line.statement_id', '=', statementId)
    .where('line.id', '=', lineId)
    .executeTakeFirst()

/** An invoice with the `ref` of its order: `order:5`. */
export interface CandidateRow extends Candidate {
  readonly ref: string
}

/** The latest invoices of the company in every state, at most `limit`. */
export async function listCandidates(db: Reader, companyId: number, limit: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select bill.id, bill.number, bill.ref, bill.buyer_inn as "buyerInn", bill.status, bill.amount_kopecks::float8 as "amountKopecks",
      bill.paid_kopecks::float8 as "paidKopecks",
      coalesce((select array_agg(money.amount_kopecks::float8) from invoice_payments as money
        where money.invoice_id = bill.id and money.fingerprint is null), '{}') as "reportedKopecks"
    from invoices as bill where bill.company_id = ${companyId} order by bill.number desc limit ${limit}`.execute(db)
  return rows
}

/** Locks the company's bank details until the commit, so that its statements are counted one after another. */
export const lockBankDetails = async (tx: Tx, companyId: number): Promise<void> =>
  void (await tx.selectFrom('seller_bank_details').select('company_id').where('company_id', '=', companyId).forUpdate().execute())

/**
 * Marks a payment of this sum that the seller reported as confirmed by the bank statement. Of several it takes the one with the same number,
 * otherwise the first. Fields that the statement does not have remain as the seller entered them. False if the seller had not reported this sum.
 */
export async function confirmReportedPayment(
  tx: Tx,
  payment: { invoiceId: number; kopecks: number; fingerprint: Buffer; number: string; drawnOn: string | null },
): Promise<boolean> {
  const reported = tx
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', payment.invoiceId)
    .where('amount_kopecks', '=', payment.kopecks)
    .where('fingerprint', 'is', null)
    .orderBy(sql`coalesce(number, '') = ${payment.number}::text`, 'desc')
    .orderBy('id')
    .limit(1)
  const rows = await tx
    .updateTable('invoice_payments')
    .set({
      fingerprint: payment.fingerprint,
      source: 'statement',
      number: sql`coalesce(nullif(${payment.number}::text, ''), number)`,
      drawn_on: sql`coalesce(${payment.drawnOn}::date, drawn_on)`,
    })
    .where('id', '=', reported)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The payment with this fingerprint, if it was counted for an invoice of this company. */
export const findCountedPayment = (db: Reader, companyId: number, fingerprint: Buffer) =>
  db
    .selectFrom('invoice_payments')
    .select('id')
    .where('company_id', '=', companyId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()

/** Returns how many statements were deleted. */
export const deleteUserStatements = async (tx: Tx, userId: number): Promise<number> =>
  (await tx.deleteFrom('statements').where('user_id', '=', userId).returning('id').execute()).length

export const listStatementsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('statements')
    .select(['account', 'first_day', 'last_day', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
