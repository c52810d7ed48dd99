// Correcting documents (УКД): the seller lowers quantities or prices of an issued УПД (universal transfer document) or act of services, which
// itself stays unchanged.
import type { correctDocument as operation, StatedDocument } from '@sverka/contract/documents/documents'
import { CORRECTIONS_MAX } from '@sverka/contract/documents/documents.rules'
import type { OperationParts } from '@sverka/contract/http/http'
import { readKopecks } from '@sverka/contract/money.rules'
import { orderCorrected } from '../events.ts'
import { findUpheldClaim, holdOwnOrder, requireOrder } from '../orders/orders.ts'
import { type ContentLine, lineUnit } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { type Correction, correctLines, isRepeat, listChanged, type RequestedLine } from './correction-content.ts'
import { findCorrectable, findLatestCorrection, insertDocument, listNumbered, listUnprinted, nextDocumentNumber } from './documents.sql.ts'
import { readOrderDocuments } from './documents.ts'
import { findPaidInvoice, type IssueServices, linesByKind, type Numbered, printAndStore, readPayments } from './issued-files.ts'

type Correctable = NonNullable<Awaited<ReturnType<typeof findCorrectable>>>

/** The current lines, with all corrections so far, and the latest correction. */
async function readStated(db: Reader, base: Correctable) {
  const invoice = (await findPaidInvoice(db, base.orderId)) ?? refuse('not_found')
  const latest = await findLatestCorrection(db, base.id)
  const correction = latest ? (latest.correction as unknown as Correction) : null
  return { invoice, latest, correction, lines: correction?.after ?? linesByKind(invoice).get(base.kind) ?? [] }
}

const presentStated = (line: ContentLine): StatedDocument['lines'][number] => ({
  name: line.name,
  article: line.article,
  unit_name: lineUnit(line).name,
  quantity: line.quantity,
  price: line.kopecks / 100,
})

/** The current lines of a document, for both sides of the order; `after` is the id of its latest correction. Throws `not_found`. */
export async function readStatedLines(db: Reader, userId: number, id: number): Promise<StatedDocument> {
  const base = (await findCorrectable(db, id)) ?? refuse('not_found')
  await requireOrder(db, userId, base.orderId)
  const { lines, latest } = await readStated(db, base)
  return { lines: lines.map(presentStated), after: latest?.id ?? null }
}

interface Correcting {
  /** Of the document to correct: an УПД or an act. */
  readonly id: number
  readonly requested: OperationParts<typeof operation>['body']
}

/**
 * Numbers the correction in one transaction, prints it after the commit and notifies the buyer. A repeated request changes nothing. Throws
 * `not_found` to all but the seller, `conflict` if the latest correction is not the one that the request names in `after`,
 * `too_many_corrections`, `correction_empty`, and a field error if a quantity or price is raised.
 */
export async function correctDocument(db: Db, services: IssueServices, userId: number, correcting: Correcting) {
  const numbered = await db.transaction().execute((tx) => numberCorrection(tx, services, userId, correcting))
  if (numbered.unprinted.length > 0) await printAndStore(db, services, userId, numbered)
  return readOrderDocuments(readOnly(db), userId, numbered.orderId)
}

const readLines = (lines: Correcting['requested']['lines']): RequestedLine[] =>
  lines.map(({ quantity, price }) => ({ quantity, kopecks: readKopecks(price) ?? refuseField('lines', 'correction_higher') }))

async function numberCorrection(
  tx: Tx,
  services: Pick<IssueServices, 'clock' | 'announce'>,
  userId: number,
  { id, requested }: Correcting,
): Promise<Numbered> {
  const base = (await findCorrectable(tx, id)) ?? refuse('not_found')
  const { orderId } = base
  const { buyerId } = await holdOwnOrder(tx, userId, orderId, 'seller')
  const { invoice, latest, correction, lines: before } = await readStated(tx, base)
  const request = { reason: requested.reason, lines: readLines(requested.lines) }
  const isAfter = (latest?.id ?? null) === requested.after
  if (!isAfter && !(correction && isRepeat(correction, request))) refuse('conflict')
  if (isAfter) {
    if ((latest?.place ?? 0) >= CORRECTIONS_MAX) refuse('too_many_corrections')
    const after = correctLines(before, request.lines)
    const made: Correction = { reason: request.reason, claim: await findUpheldClaim(tx, orderId), before, after }
    await insertCorrection(tx, services, { base, place: (latest?.place ?? 0) + 1, made })
  }
  const payments = await readPayments(tx, orderId)
  return { orderId, buyerId, invoice, payments, unprinted: await listUnprinted(tx, orderId), bases: await listNumbered(tx, orderId) }
}

interface NewCorrection {
  readonly base: Correctable
  /** Which correction of this document it is, from 1. */
  readonly place: number
  readonly made: Correction
}

/** Its number is the next one of the seller's УПД: VAT invoices and corrective invoices share one sequence of numbers. */
async function insertCorrection(
  tx: Tx,
  services: Pick<IssueServices, 'clock' | 'announce'>,
  { base, place, made }: NewCorrection,
): Promise<void> {
  const now = services.clock.now()
  const kopecks = listChanged(made).reduce((sum, { lowered }) => sum + lowered.total, 0)
  await insertDocument(tx, {
    order_id: base.orderId,
    company_id: base.companyId,
    kind: 'ukd',
    number: await nextDocumentNumber(tx, base.companyId, 'upd'),
    issued_on: moscowDay(now),
    // An act has no status: its services are corrected without a corrective VAT invoice.
    upd_status: base.updStatus ?? 2,
    amount_kopecks: kopecks,
    created_at: now,
    corrects_id: base.id,
    place,
    correction: JSON.stringify(made),
  })
  await services.announce(tx, orderCorrected, { orderId: base.orderId, kopecks })
}
