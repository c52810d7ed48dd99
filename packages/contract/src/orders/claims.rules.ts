// Rules of claims, with which a buyer complains about an order, shared by pages and server: reasons, terms, and who may take which step.
import type { OrderState } from './orders.rules.ts'

/** The order did not arrive, has defects, or pieces of it are missing. */
export const claimKinds = ['not_arrived', 'defective', 'short'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** The remedy that the buyer wants. */
export const claimWishes = ['deliver', 'replace', 'refund'] as const
export type ClaimWish = (typeof claimWishes)[number]

/** The seller's answer. */
export const claimAnswers = ['agrees', 'refuses'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]

/**
 * `open`: waits for the seller; `answered`: waits for the buyer; `escalated`: waits for the site's staff. In the other states the claim has ended:
 * `accepted`: the buyer accepted the answer; `withdrawn` by the buyer; `decided` by staff.
 */
export const claimStates = ['open', 'answered', 'escalated', 'accepted', 'withdrawn', 'decided'] as const
export type ClaimState = (typeof claimStates)[number]

export type ClaimActor = 'buyer' | 'seller' | 'staff'
/** `accept`: accept the seller's answer; `escalate`: hand the claim over to staff. */
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
 * The acts that a side may take on a day (`2026-11-20`). A buyer whose seller does not answer may escalate the claim to staff only after the last
 * day for the answer.
 */
export const openClaimActs = ({ state, due_on }: ClaimFacts, by: ClaimActor, today: string): ClaimAct[] =>
  claimSteps.flatMap((step) => {
    const isOpen = step.by === by && (step.from as readonly ClaimState[]).includes(state)
    const isEarly = step.act === 'escalate' && state === 'open' && today <= due_on
    return isOpen && !isEarly ? [step.act] : []
  })

/** Longest text of a claim, an answer or a decision, in characters. */
export const CLAIM_TEXT_MAX = 1000
/** The most claims of one order. */
export const CLAIMS_MAX = 5
/** The most files of a claim or an answer, and the largest one in bytes. */
export const CLAIM_FILES_MAX = 6
export const CLAIM_FILE_BYTES = 5 * 1024 * 1024
/** Days for the seller to answer, and then for the buyer to react. */
export const ANSWER_DAYS = 5
/** Days after the receipt during which defects and missing pieces can be claimed. */
export const RECEIVED_DAYS = 30
/** Days within which an order should be shipped if its seller named no lead time. */
export const SHIP_DAYS = 7
/** The furthest day a seller can promise, in days from today. */
export const PROMISE_DAYS = 365

const DAY_MS = 86_400_000

/** The day `days` days after `day`. Both as `2026-11-20`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The facts of an order that decide which claims are possible. Days as `2026-11-20`. */
export interface ClaimableOrder {
  readonly status: OrderState
  /** True if the order is cancelled or refunded in full. */
  readonly isOver: boolean
  /** Days of the payment, and of the receipt of the goods; null before. */
  readonly paidOn: string | null
  readonly receivedOn: string | null
  /** The longest lead time of its lines; null if none was named. */
  readonly leadDays: number | null
  /** The day that the seller promised in a quote from which the order was made; null for other orders. */
  readonly readyBy: string | null
}

/**
 * The last day on which the order ships in time: the promised day, unless it was not paid before that day; else the lead time after the payment.
 * Null before the payment.
 */
export function shipUntil({ paidOn, leadDays, readyBy }: Pick<ClaimableOrder, 'paidOn' | 'leadDays' | 'readyBy'>): string | null {
  if (paidOn === null) return null
  return readyBy !== null && readyBy > paidOn ? readyBy : addDays(paidOn, leadDays ?? SHIP_DAYS)
}

/**
 * The claims that the buyer may make on a day. `not_arrived`: from the day after a paid order should have been shipped. `defective` and `short`:
 * after the shipping, until `RECEIVED_DAYS` after the receipt.
 */
export function claimableKinds(order: ClaimableOrder, today: string): readonly ClaimKind[] {
  if (order.isOver) return []
  if (order.status === 'in_progress') return claimKinds
  const shipDay = shipUntil(order)
  if (order.status === 'pending') return shipDay !== null && today > shipDay ? ['not_arrived'] : []
  const isInTerm = order.receivedOn !== null && today <= addDays(order.receivedOn, RECEIVED_DAYS)
  return order.status === 'completed' && isInTerm ? ['defective', 'short'] : []
}
