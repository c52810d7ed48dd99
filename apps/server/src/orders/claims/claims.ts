// Claims: a buyer complains about a paid order (not arrived, defective, pieces missing), the seller answers once, and the buyer accepts the answer
// or escalates the claim to staff. The status of the order does not change.

import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import type { Claim } from '@sverka/contract/orders/claims'
import {
  ANSWER_DAYS,
  addDays,
  CLAIMS_MAX,
  type ClaimAct,
  type ClaimActor,
  type ClaimAnswer,
  type ClaimKind,
  type ClaimState,
  type ClaimWish,
  claimableKinds,
  isClaimOpen,
  openClaimActs,
  PROMISE_DAYS,
} from '@sverka/contract/orders/claims.rules'
import { lockMembers } from '../../auth/auth.ts'
import { moscowDay } from '../../platform/clock.ts'
import { readOnly } from '../../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../../platform/db/database.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import { withStoredFiles } from '../../platform/files/store.ts'
import type { UploadedFile } from '../../platform/http/multipart.ts'
import { raiseNotice } from '../../platform/notices/notices.ts'
import type { Services } from '../../platform/services.ts'
import { lockOwnOrder, requireOrder } from '../orders.access.ts'
import { listSteps, type OrderRow } from '../orders.sql.ts'
import { isReturned } from '../steps.ts'
import { putClaimFiles, readClaimFiles } from './claim-files.ts'
import {
  type ClaimChanges,
  type ClaimRow,
  findClaim,
  insertClaim,
  insertClaimFiles,
  listClaimRows,
  lockClaim,
  updateClaim,
} from './claims.sql.ts'
import { claimNumber, presentClaims } from './present.ts'

/** The kinds of claim that the order's state and terms allow on that Moscow day (YYYY-MM-DD), whatever claims there are already. */
async function claimable(db: Reader, order: OrderRow, today: string): Promise<readonly ClaimKind[]> {
  const steps = await listSteps(db, order.id)
  /** Moscow day on which the order got this status. */
  const stepDay = (status: string) => {
    const step = steps.find((one) => one.status === status)
    return step ? moscowDay(step.at) : null
  }
  const leads = order.lines.flatMap(({ leadDays }) => leadDays ?? [])
  const facts = {
    status: order.status,
    isOver: order.cancelled !== null || isReturned(order),
    // `pending` is the status of a paid order that is not shipped yet.
    paidOn: stepDay('pending'),
    receivedOn: stepDay('completed'),
    leadDays: leads.length > 0 ? Math.max(...leads) : null,
    readyBy: order.deliveryWay?.ready_by ?? null,
  }
  return claimableKinds(facts, today)
}

/** Throws `not_found`. */
export async function readClaims(db: Reader, { clock }: Pick<Services, 'clock'>, userId: number, orderId: number) {
  const { order, role } = await requireOrder(db, userId, orderId)
  const [rows, now] = [await listClaimRows(db, orderId), clock.now()]
  const mayClaim = role === 'buyer' && rows.length < CLAIMS_MAX && !rows.some(({ state }) => isClaimOpen(state as ClaimState))
  return {
    claims: await presentClaims(db, rows, { by: role, now }),
    claimable: mayClaim ? [...(await claimable(db, order, moscowDay(now)))] : [],
  }
}

async function showClaim(db: Reader, { clock }: Pick<Services, 'clock'>, id: number, by: ClaimActor): Promise<Claim> {
  const row = (await findClaim(db, id)) ?? refuse('not_found')
  const [claim] = await presentClaims(db, [row], { by, now: clock.now() })
  return claim ?? refuse('not_found')
}

interface Addressee {
  readonly userId: number
  readonly kind: NoticeKind
}

/** Notifies a side of a step of the claim, once. */
export const notifyOfClaim = (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  row: Pick<ClaimRow, 'id' | 'orderId' | 'number'>,
  { userId, kind }: Addressee,
) =>
  raiseNotice(tx, clock, {
    userId,
    kind,
    params: { claim: claimNumber(row), order: row.orderId },
    path: `/profile/orders/${row.orderId}`,
    dedupeKey: `claim:${row.id}:${kind}:${userId}`,
  })

interface NewClaimRequest {
  readonly userId: number
  readonly orderId: number
  readonly form: { readonly kind: ClaimKind; readonly wish: ClaimWish; readonly said: string }
  readonly files: readonly UploadedFile[]
}

/**
 * Makes a claim. Throws `not_found` to everybody but the buyer, `claim_impossible` if the kind of claim cannot be made now, `claim_open` while
 * another claim of the order is open, `too_many_claims`, and what `readClaimFiles` throws.
 */
export async function claimOrder(db: Db, services: Services, { userId, orderId, form, files: uploads }: NewClaimRequest): Promise<Claim> {
  const { role } = await requireOrder(readOnly(db), userId, orderId)
  if (role !== 'buyer') refuse('not_found')
  const files = await readClaimFiles(services, uploads, 'buyer')
  return withStoredFiles(services.files.documents, async (put) => {
    await putClaimFiles(put, files)
    return db.transaction().execute(async (tx) => {
      const row = await openClaim(tx, services, { userId, orderId, form })
      await insertClaimFiles(
        tx,
        row.id,
        files.map((file) => file.row),
      )
      return showClaim(tx, services, row.id, 'buyer')
    })
  })
}

async function openClaim(tx: Tx, services: Services, { userId, orderId, form }: Omit<NewClaimRequest, 'files'>) {
  const { order: seen } = await requireOrder(tx, userId, orderId)
  // Without this lock an account deleted at the same moment would leave this claim with its files.
  if (!(await lockMembers(tx, [seen.buyerId, seen.sellerId])).has(userId)) refuse('unauthorized')
  await lockOwnOrder(tx, userId, orderId, 'buyer')
  const { order } = await requireOrder(tx, userId, orderId)
  const before = await listClaimRows(tx, orderId)
  if (before.some(({ state }) => isClaimOpen(state as ClaimState))) refuse('claim_open')
  if (before.length >= CLAIMS_MAX) refuse('too_many_claims')
  const now = services.clock.now()
  const today = moscowDay(now)
  if (!(await claimable(tx, order, today)).includes(form.kind)) refuse('claim_impossible')
  const number = before.length + 1
  const row = { ...form, said: form.said.trim(), order_id: orderId, number, due_on: addDays(today, ANSWER_DAYS), claimed_at: now }
  const { id } = (await insertClaim(tx, row)) ?? refuse('claim_open')
  await notifyOfClaim(tx, services, { id, orderId, number }, { userId: order.sellerId, kind: 'claim_made' })
  return { id }
}

interface Acting {
  readonly userId: number
  readonly id: number
  readonly act: ClaimAct
}

/** The claim, locked, for the side that takes this act. Throws `not_found` to all others, and `claim_state` where the act is not allowed now. */
async function lockForAct(tx: Tx, { clock }: Pick<Services, 'clock'>, { userId, id, act }: Acting): Promise<ClaimRow> {
  const row = (await lockClaim(tx, id)) ?? refuse('not_found')
  const by = act === 'answer' ? 'seller' : 'buyer'
  if ((by === 'seller' ? row.sellerId : row.buyerId) !== userId) refuse('not_found')
  const facts = { state: row.state as ClaimState, due_on: String(row.dueOn) }
  if (!openClaimActs(facts, by, moscowDay(clock.now())).includes(act)) refuse('claim_state')
  return row
}

interface AnswerRequest {
  readonly userId: number
  readonly id: number
  /** `promised_on`: the day (YYYY-MM-DD) by which a seller who agrees promises to settle the claim. */
  readonly form: { readonly answer: ClaimAnswer; readonly said: string; readonly promised_on?: string }
  readonly files: readonly UploadedFile[]
}

/** The seller answers. Throws `not_found`, `claim_state`, field errors of `promised_on`, and what `readClaimFiles` throws. */
export async function answerClaim(db: Db, services: Services, { userId, id, form, files: uploads }: AnswerRequest): Promise<Claim> {
  const seen = await findClaim(readOnly(db), id)
  if (seen?.sellerId !== userId) refuse('not_found')
  const now = services.clock.now()
  const today = moscowDay(now)
  const promised = form.answer === 'agrees' ? (form.promised_on ?? null) : null
  if (promised !== null && promised < today) refuseField('promised_on', 'day_past')
  if (promised !== null && promised > addDays(today, PROMISE_DAYS)) refuseField('promised_on', 'day_far')
  const files = await readClaimFiles(services, uploads, 'seller')
  return withStoredFiles(services.files.documents, async (put) => {
    await putClaimFiles(put, files)
    return db.transaction().execute(async (tx) => {
      if (!(await lockMembers(tx, [seen.buyerId, userId])).has(userId)) refuse('unauthorized')
      const row = await lockForAct(tx, services, { userId, id, act: 'answer' })
      const answer = { answer: form.answer, answer_said: form.said.trim(), promised_on: promised, answered_at: now }
      await updateClaim(tx, id, { ...answer, state: 'answered', due_on: addDays(today, ANSWER_DAYS) })
      await insertClaimFiles(
        tx,
        id,
        files.map((file) => file.row),
      )
      await notifyOfClaim(tx, services, row, { userId: row.buyerId, kind: 'claim_answered' })
      return showClaim(tx, services, id, 'seller')
    })
  })
}

type BuyerAct = Extract<ClaimAct, 'accept' | 'withdraw' | 'escalate'>

const changes = (act: BuyerAct, now: Date): ClaimChanges => {
  if (act === 'escalate') return { state: 'escalated', escalated_at: now, escalated_by: 'buyer' }
  return { state: act === 'accept' ? 'accepted' : 'withdrawn', ended_at: now }
}

const noticeKinds = { accept: 'claim_accepted', withdraw: 'claim_withdrawn', escalate: 'claim_escalated' } as const satisfies Record<
  BuyerAct,
  NoticeKind
>

/** The buyer accepts the answer, withdraws the claim, or escalates it to staff; the seller is notified. Throws `not_found` and `claim_state`. */
export async function actOnClaim(tx: Tx, services: Services, acting: Acting & { readonly act: BuyerAct }): Promise<Claim> {
  const row = await lockForAct(tx, services, acting)
  await updateClaim(tx, row.id, changes(acting.act, services.clock.now()))
  await notifyOfClaim(tx, services, row, { userId: row.sellerId, kind: noticeKinds[acting.act] })
  return showClaim(tx, services, row.id, 'buyer')
}
