// Rules of claims shared by pages and server: what a buyer may claim, until when, and who may take which step.
import type { OrderState } from './orders.rules.ts'

export const claimKinds = ['not_arrived', 'defective', 'short'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** What the buyer wants. */
export const claimWishes = ['deliver', 'replace', 'refund'] as const
export type ClaimWish = (typeof claimWishes)[number]

/** What the seller answers. */
export const claimAnswers = ['agrees', 'refuses'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]

/**
 * `open`: waits for the seller; `answered`: waits for the buyer; `escalated`: waits for staff. The others are ends: `accepted` the answer by
 * the buyer, `withdrawn` by the buyer, `decided` by staff.
 */
export const claimStates = ['open', 'answered', 'escalated', 'accepted', 'withdrawn', 'decided'] as const
export type ClaimState = (typeof claimStates)[number]

export type ClaimActor = 'buyer' | 'seller' | 'staff'
export type ClaimAct = 'answer' | 'accept' | 'withdraw' | 'escalate' | 'decide'

/** The whole state machine; a claim starts as `open`. */
const claimSteps = [
  { act: 'answer', by: 'seller', from: ['open'], to: 'answered' },
  { act: 'accept', by: 'buyer', from: ['answered'], to: 'accepted' },
  { act: 'withdraw', by: 'buyer', from: ['open', 'answered', 'escalated'], to: 'withdrawn' },
  { act: 'escalate', by: 'buyer', from: ['open', 'answered'], to: 'escalated' },
  { act: 'decide', by: 'staff', from: ['escalated'], to: 'decided' },
] as const satisfies readonly { act: ClaimAct; by: ClaimActor; from: readonly ClaimState[]; to: ClaimState }[]

/** Whether the claim has not ended. */
export const isClaimOpen = (state: ClaimState): boolean => state === 'open' || state === 'answered' || state === 'escalated'

interface ClaimFacts {
  readonly state: ClaimState
  /** The last day for the side whose turn it is. */
  readonly due_on: string
}

/**
 * The acts that this side may take on that day (`2026-11-20`). A buyer whose seller does not answer may turn to staff only after the last day
 * for the answer.
 */
export const openClaimActs = ({ state, due_on }: ClaimFacts, by: ClaimActor, today: string): ClaimAct[] =>
  claimSteps.flatMap((step) => {
    const isOpen = step.by === by && (step.from as readonly ClaimState[]).includes(state)
    const isEarly = step.act === 'escalate' && state === 'open' && today <= due_on
    return isOpen && !isEarly ? [step.act] : []
  })

export const CLAIM_TEXT_MAX = 1000
/** The most claims of one order. */
export const CLAIMS_MAX = 5
export const CLAIM_FILES_MAX = 6
export const CLAIM_FILE_BYTES = 5 * 1024 * 1024
/** Days for the seller to answer, and then for the buyer to react. */
export const ANSWER_DAYS = 5
/** Days after the receipt during which defects and missing pieces can be claimed. */
export const RECEIVED_DAYS = 30
/** Days in which an order should be shipped where its seller named none. */
export const SHIP_DAYS = 7
/** The furthest day a seller can promise, in days from today. */
export const PROMISE_DAYS = 365

const DAY_MS = 86_400_000

/** The day so many days later. Both as `2026-11-20`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export interface ClaimableOrder {
  readonly status: OrderState
  /** True if the order is cancelled or refunded in full. */
  readonly isOver: boolean
  /** Days of the payment and of the receipt; null before. */
  readonly paidOn: string | null
  readonly receivedOn: string | null
  /** The longest lead time of its lines; null if none was named. */
  readonly leadDays: number | null
  /** The day promised by the offer that the order was made from; null for other orders. */
  readonly readyBy: string | null
}

/** The last day on which the order ships in time: the day promised, or if it was paid no earlier, the lead time. Null before the payment. */
export function shipUntil({ paidOn, leadDays, readyBy }: Pick<ClaimableOrder, 'paidOn' | 'leadDays' | 'readyBy'>): string | null {
  if (paidOn === null) return null
  return readyBy !== null && readyBy > paidOn ? readyBy : addDays(paidOn, leadDays ?? SHIP_DAYS)
}

/**
 * What the buyer may claim on that day. That a paid order did not arrive: from the day after it should have been shipped. Defects and missing
 * pieces: after the shipping, until `RECEIVED_DAYS` after the receipt.
 */
export function claimableKinds(order: ClaimableOrder, today: string): readonly ClaimKind[] {
  if (order.isOver) return []
  if (order.status === 'in_progress') return claimKinds
  const shipDay = shipUntil(order)
  if (order.status === 'pending') return shipDay !== null && today > shipDay ? ['not_arrived'] : []
  const isInTerm = order.receivedOn !== null && today <= addDays(order.receivedOn, RECEIVED_DAYS)
  return order.status === 'completed' && isInTerm ? ['defective', 'short'] : []
}
