// Queries of claims (a buyer's complaints about a paid order) and of the files attached to them.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** States of a claim that has not ended: it waits for the seller's answer, for the buyer's reaction, or for staff. */
const OPEN = ['open', 'answered', 'escalated'] as const
/** States in which a term runs. When it ends, the claim is escalated to staff. */
const WAITING = ['open', 'answered'] as const

const columns = [
  ...(['claim.id', 'claim.order_id as orderId', 'claim.number', 'claim.kind', 'claim.wish', 'claim.said', 'claim.state'] as const),
  ...(['claim.due_on as dueOn', 'claim.claimed_at as claimedAt', 'claim.answer', 'claim.answer_said as answerSaid'] as const),
  ...(['claim.promised_on as promisedOn', 'claim.answered_at as answeredAt', 'claim.escalated_at as escalatedAt'] as const),
  ...(['claim.escalated_by as escalatedBy', 'claim.ended_at as endedAt', 'claim.decision', 'claim.decision_said as decisionSaid'] as const),
  ...(['bought.buyer_id as buyerId', 'bought.seller_id as sellerId'] as const),
] as const

/** Claims with the buyer and the seller of their order. */
export const selectClaims = (db: Reader) =>
  db.selectFrom('order_claims as claim').innerJoin('orders as bought', 'bought.id', 'claim.order_id').select(columns)

export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>

export const findClaim = (db: Reader, id: number) => selectClaims(db).where('claim.id', '=', id).executeTakeFirst()

/** The same, locked until the commit, so that simultaneous acts come one after another. */
export const lockClaim = (tx: Tx, id: number) => selectClaims(tx).where('claim.id', '=', id).forUpdate('claim').executeTakeFirst()

/** The claims of an order, the latest first. An order has at most five (`CLAIMS_MAX`). */
export const listClaimRows = (db: Reader, orderId: number) =>
  selectClaims(db).where('claim.order_id', '=', orderId).orderBy('claim.id', 'desc').limit(5).execute()

interface DueFilter {
  /** Moscow day, YYYY-MM-DD. */
  readonly today: string
  /** Only claims with a greater id. */
  readonly after: number
  readonly limit: number
}

/** Ids of claims whose term ended before today, in order. */
export const listDueClaims = async (db: Reader, { today, after, limit }: DueFilter): Promise<number[]> => {
  const rows = await db
    .selectFrom('order_claims')
    .select('id')
    .where('state', 'in', WAITING)
    .where('due_on', '<', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewClaim {
  readonly order_id: number
  /** Place of the claim among those of its order, from 1. */
  readonly number: number
  /** `not_arrived`, `defective` or `short` (fewer pieces than bought). */
  readonly kind: string
  /** What the buyer wants: `deliver`, `replace` or `refund`. */
  readonly wish: string
  /** The buyer's explanation. */
  readonly said: string
  /** Last day for the seller's answer, YYYY-MM-DD. */
  readonly due_on: string
  readonly claimed_at: Date
}

/** Undefined if a claim of the order is open already. */
export const insertClaim = (tx: Tx, row: NewClaim) =>
  tx
    .insertInto('order_claims')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').where('state', 'in', OPEN).doNothing())
    .returning('id')
    .executeTakeFirst()

export interface ClaimChanges {
  readonly state: string
  readonly due_on?: string
  /** `agrees` or `refuses`. */
  readonly answer?: string
  /** The seller's explanation of the answer. */
  readonly answer_said?: string
  /** The day by which the seller promises to settle the claim, YYYY-MM-DD. */
  readonly promised_on?: string | null
  readonly answered_at?: Date
  readonly escalated_at?: Date
  /** `term`: the hourly job escalated the claim, because its term had ended. */
  readonly escalated_by?: 'buyer' | 'term'
  readonly ended_at?: Date
  readonly decision?: string
  readonly decision_said?: string
  readonly decided_by?: number
}

export const updateClaim = (tx: Tx, id: number, changes: ClaimChanges) =>
  tx.updateTable('order_claims').set(changes).where('id', '=', id).execute()

export interface NewFile {
  readonly id: string
  readonly side: 'buyer' | 'seller'
  readonly kind: string
  readonly size: number
  readonly added_at: Date
}

export const insertClaimFiles = async (tx: Tx, claimId: number, files: readonly NewFile[]): Promise<void> => {
  if (files.length === 0) return
  await tx
    .insertInto('order_claim_files')
    .values(files.map((file) => ({ claim_id: claimId, ...file })))
    .execute()
}

const fileColumns = ['id', 'claim_id as claimId', 'side', 'kind', 'size'] as const

/** The files of these claims; a claim has at most twelve, six from each side. */
export const listClaimFiles = (db: Reader, claimIds: readonly number[]) =>
  db
    .selectFrom('order_claim_files')
    .select(fileColumns)
    .where('claim_id', '=', sql<number>`any(${[...claimIds]}::int[])`)
    .orderBy('added_at')
    .orderBy('id')
    .execute()

export type ClaimFileRow = Awaited<ReturnType<typeof listClaimFiles>>[number]

export const findClaimFile = (db: Reader, claimId: number, id: string) =>
  db.selectFrom('order_claim_files').select(fileColumns).where('claim_id', '=', claimId).where('id', '=', id).executeTakeFirst()

/** Those of the ids that have a row. */
export const listKeptFiles = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('order_claim_files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()

/** Whether this member is a side of a claim that has not ended. */
export const hasOpenClaim = async (db: Reader, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('order_claims as claim')
    .innerJoin('orders as bought', 'bought.id', 'claim.order_id')
    .select('claim.id')
    .where('claim.state', 'in', OPEN)
    .where((is) => is.or([is('bought.buyer_id', '=', userId), is('bought.seller_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** For the copy of a member's own data: the claims of their orders with what they wrote as buyer or answered as seller. */
export const listClaimsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('order_claims as claim')
    .innerJoin('orders as bought', 'bought.id', 'claim.order_id')
    .select(['claim.order_id', 'claim.number', 'claim.kind', 'claim.wish', 'claim.state', 'claim.claimed_at', 'claim.answered_at'])
    .select((is) => [
      is.case().when('bought.buyer_id', '=', userId).then(is.ref('claim.said')).else(is.ref('claim.answer_said')).end().as('said'),
      is
        .selectFrom('order_claim_files as file')
        .select(sql<string[]>`coalesce(array_agg(file.kind order by file.added_at, file.id), '{}')`.as('kinds'))
        .whereRef('file.claim_id', '=', 'claim.id')
        .where(sql<boolean>`file.side = case when bought.buyer_id = ${userId} then 'buyer' else 'seller' end`)
        .as('files'),
    ])
    .where((is) => is.or([is('bought.buyer_id', '=', userId), is('bought.seller_id', '=', userId)]))
    .orderBy('claim.id')
    .execute()

/** Deletes what the member wrote in claims as buyer and in answers as seller. Returns the number of texts. */
export async function eraseClaimTexts(tx: Tx, userId: number): Promise<number> {
  const own = (side: 'buyer_id' | 'seller_id') => tx.selectFrom('orders').select('id').where(side, '=', userId)
  const said = await tx.updateTable('order_claims').set({ said: '' }).where('order_id', 'in', own('buyer_id')).returning('id').execute()
  const answered = await tx
    .updateTable('order_claims')
    .set({ answer_said: '' })
    .where('order_id', 'in', own('seller_id'))
    .where('answer_said', 'is not', null)
    .returning('id')
    .execute()
  return said.length + answered.length
}

/** Deletes the rows of the files that the member attached; returns their ids, by which the caller removes the files themselves. */
export async function deleteClaimFiles(tx: Tx, userId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from order_claim_files as file using order_claims as claim, orders as bought
    where claim.id = file.claim_id and bought.id = claim.order_id
      and (bought.buyer_id = ${userId} and file.side = 'buyer' or bought.seller_id = ${userId} and file.side = 'seller')
    returning file.id`.execute(tx)
  return rows.map(({ id }) => id)
}
