// A seller's bank statements: stored for the company that has the account, matched with its current invoices whenever they are shown, and counted for
// invoices payment by payment, each once.
import { readableName } from '@sverka/contract/company/names'
import type { Statement, StatementLine } from '@sverka/contract/payments/statements'
import { readRepresentative } from '../../company-binding/company-binding.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { RefusalError, refuse } from '../../platform/errors.ts'
import { mapWithPauses } from '../../platform/map-with-pauses.ts'
import type { Services } from '../../platform/services.ts'
import { invoiceOrderId } from '../invoices/invoice-content.ts'
import { lockInvoice } from '../invoices/invoices.sql.ts'
import { recordReceivedMoney } from '../invoices/received-money.ts'
import { indexInvoices, type Match, matchLine } from './match-line.ts'
import type { ReadStatement } from './read-statement.ts'
import {
  type CandidateRow,
  confirmReportedPayment,
  findCountedPayment,
  findStatement,
  findStatementLine,
  insertStatement,
  insertStatementLines,
  listCandidates,
  listCompaniesOfAccount,
  listStatementLines,
  lockBankDetails,
  type StatementRow,
} from './statements.sql.ts'

/** How many of a seller's latest invoices the payments are matched with. */
const CANDIDATES_MAX = 5000

interface UploadedStatement {
  readonly userId: number
  readonly read: ReadStatement
}

/** Stores the statement. Throws `statement_foreign` unless a company that the member represents has this account for its invoices. */
export async function storeStatement(tx: Tx, { clock }: Services, { userId, read }: UploadedStatement): Promise<Statement> {
  const [companyId] = await listCompaniesOfAccount(tx, userId, read.account)
  if (companyId === undefined) refuse('statement_foreign')
  const id = await insertStatement(tx, {
    company_id: companyId,
    user_id: userId,
    account: read.account,
    first_day: read.firstDay,
    last_day: read.lastDay,
    outgoing: read.outgoing,
    created_at: clock.now(),
  })
  const lines = read.incoming.map((line) => ({ ...line, fingerprint: Buffer.from(line.fingerprint) }))
  if (lines.length > 0) await insertStatementLines(tx, id, lines)
  return readStatementPage(tx, userId, id)
}

/** Throws `not_found` to everybody but the company's representative. */
async function requireStatement(db: Reader, userId: number, id: number): Promise<StatementRow> {
  const row = await findStatement(db, id)
  return row && (await readRepresentative(db, row.companyId)) === userId ? row : refuse('not_found')
}

/** The statement with the verdict on each payment. Throws `not_found` to everybody but the company's representative. */
export async function readStatementPage(db: Reader, userId: number, id: number): Promise<Statement> {
  const row = await requireStatement(db, userId, id)
  const candidates = await listCandidates(db, row.companyId, CANDIDATES_MAX)
  const [index, byId] = [indexInvoices(candidates), new Map(candidates.map((invoice) => [invoice.id, invoice]))]
  const lines = await listStatementLines(db, row)
  return {
    id: row.id,
    company: { id: row.companyId, name: readableName(row.company) },
    account: row.account,
    first_day: row.firstDay,
    last_day: row.lastDay,
    created_at: row.createdAt.toISOString(),
    outgoing: row.outgoing,
    lines: await mapWithPauses(lines, (line) => {
      const counted = line.countedFor === null ? undefined : byId.get(line.countedFor)
      const match: Match =
        line.countedFor === null
          ? matchLine({ kopecks: Number(line.kopecks), payerInn: line.payerInn, purpose: line.purpose }, index)
          : { verdict: 'known', reason: 'counted', candidates: counted ? [counted] : [] }
      return presentLine(line, match)
    }),
  }
}

type LineRow = Awaited<ReturnType<typeof listStatementLines>>[number]

const presentLine = (line: LineRow, { verdict, reason, candidates }: Match): StatementLine => ({
  id: Number(line.id),
  number: line.number,
  paid_on: line.day,
  amount: Number(line.kopecks) / 100,
  payer: { name: readableName(line.payerName), inn: line.payerInn },
  purpose: line.purpose,
  verdict,
  reason,
  invoices: candidates.flatMap((invoice) => {
    const order = invoiceOrderId(invoice as CandidateRow)
    const rest = Math.max(0, invoice.amountKopecks - invoice.paidKopecks) / 100
    return order === null ? [] : [{ id: invoice.id, number: invoice.number, order, rest, buyer_inn: invoice.buyerInn }]
  }),
})

/** The seller counts this payment for this invoice; both are ids. */
interface Choice {
  readonly line: number
  readonly invoice: number
}

interface Request {
  readonly userId: number
  /** Id of the statement. */
  readonly id: number
  readonly choices: readonly Choice[]
}

/**
 * Counts each chosen payment in a transaction of its own, so that a refused one does not stop the others. Returns the number and sum counted now, and
 * the refusals. Throws `not_found` for the statement.
 */
export async function recordStatementPayments(services: Services, { userId, id, choices }: Request) {
  const statement = await requireStatement(readOnly(services.db), userId, id)
  const refused: { line: number; code: string }[] = []
  let [counted, kopecks] = [0, 0]
  for (const choice of choices) {
    try {
      const added = await services.db.transaction().execute((tx) => countChoice(tx, services, { statement, choice, userId }))
      if (added > 0) counted += 1
      kopecks += added
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      refused.push({ line: choice.line, code: error.code })
    }
  }
  return { counted, amount: kopecks / 100, refused, statement: await readStatementPage(readOnly(services.db), userId, id) }
}

/** Kopecks counted now; 0 if the payment was counted before. A payment that the seller reported is confirmed instead of added. */
async function countChoice(
  tx: Tx,
  services: Services,
  { statement, choice, userId }: { statement: StatementRow; choice: Choice; userId: number },
): Promise<number> {
  await lockBankDetails(tx, statement.companyId)
  const line = (await findStatementLine(tx, statement.id, choice.line)) ?? refuse('not_found')
  const invoice = await lockInvoice(tx, choice.invoice)
  if (invoice?.companyId !== statement.companyId) refuse('not_found')
  if (await findCountedPayment(tx, statement.companyId, line.fingerprint)) return 0
  const kopecks = Number(line.kopecks)
  const payment = { invoiceId: invoice.id, kopecks, fingerprint: line.fingerprint, number: line.number, drawnOn: line.drawnOn }
  if (await confirmReportedPayment(tx, payment)) return kopecks
  if (invoice.status === 'withdrawn') refuse('invoice_settled')
  await recordReceivedMoney(tx, services, invoice, {
    kopecks,
    paidOn: line.day,
    drawnOn: line.drawnOn,
    source: 'statement',
    fingerprint: line.fingerprint,
    number: line.number || null,
    payerInn: line.payerInn,
    payerName: line.payerName,
    actorId: userId,
  })
  return kopecks
}
