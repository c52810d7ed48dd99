// The table of processes that may be under way (a refund, a payment, a claim, a review by staff): which steps of members each blocks until it ends,
// and which it allows, with the reason. The server consults it before such a step.
import type { ErrorCode } from '../errors.ts'

/** Steps that could conflict with a process under way. `card`: of a product; `ask_for_company`, `leave_company`: to represent it on the site. */
export type Step =
  | 'ship_order'
  | 'confirm_order'
  | 'pay_order'
  | 'remove_account'
  | 'change_card'
  | 'remove_card'
  | 'ask_for_company'
  | 'leave_company'
  | 'change_seller_account'
  | 'order_plan'

interface Row {
  /** Error code with which a step is refused until the process has ended. */
  readonly stops: { readonly [step in Step]?: ErrorCode }
  /** Steps that were considered and are allowed, and why. */
  readonly passes: { readonly [step in Step]?: string }
}

/** The code that starts such a process and the code that takes a step lock the same row, so that the later one sees the earlier. */
export const underWay = {
  /** A refund that leaves nothing of the order's money. Both sides lock the payment. */
  whole_refund: { stops: { ship_order: 'refund_under_way', confirm_order: 'refund_under_way' }, passes: {} },
  /** A refund of part of the order's money. */
  part_refund: {
    stops: { confirm_order: 'refund_under_way' },
    passes: { ship_order: 'the rest is still paid for; only the closing receipt needs the sum that is left' },
  },
  /** A refund to this member, or to a buyer of theirs. The member's own row is locked. */
  own_refund: { stops: { remove_account: 'refund_under_way' }, passes: {} },
  /** A payment by this member, or for an order from them. */
  own_payment: { stops: { remove_account: 'payment_under_way' }, passes: {} },
  /** A purchase of this member that is paid and not received. */
  purchase: { stops: { remove_account: 'purchases_open' }, passes: {} },
  /** A sale of this member that is paid and not received. */
  sale: {
    stops: { remove_account: 'sales_open' },
    passes: {
      remove_card: 'the lines of an order are frozen, and its seller ships it all the same',
      leave_company: 'the order stays with the member who took it; its money goes to the account that its payment names',
    },
  },
  /** A claim of this member, or against them, that has not ended. The rows of both members are locked. */
  claim: {
    stops: { remove_account: 'claims_open' },
    passes: { confirm_order: 'what is received can still be claimed', leave_company: 'the claim is answered by the member who sold' },
  },
  /** A payment of an order. */
  order_payment: {
    stops: {},
    passes: {
      pay_order: 'the payment page that is already open is returned again; there is never a second one',
      remove_card: 'the pieces are taken off the stock and the line is frozen',
      change_seller_account: 'a payment names the account that it was made with',
    },
  },
  /** A payment of a plan. */
  plan_payment: { stops: {}, passes: { order_plan: 'the payment page that is already open is returned again' } },
  /** A new or returned product that waits for staff. The product's row is locked. */
  card_review: { stops: { change_card: 'product_pending', remove_card: 'product_pending' }, passes: {} },
  /** An edit of a published product that waits for staff. */
  edit_review: {
    stops: {},
    passes: {
      change_card: 'a newer edit has a newer version, and a decision about the older one is a conflict',
      remove_card: 'the edit goes with the card',
    },
  },
  /** A request to represent a company. A unique index allows one per member and company. */
  company_request: {
    stops: { ask_for_company: 'ticket_pending' },
    passes: { remove_account: 'the request and its documents go with the account; an approval at that moment waits for the end' },
  },
} as const satisfies Record<string, Row>

/** A kind of process under way. */
export type UnderWay = keyof typeof underWay

/** The error code of the first process under way that blocks the step; null if none does. */
export function findBlocker(step: Step, facts: readonly UnderWay[]): ErrorCode | null {
  for (const fact of facts) {
    const stops: Row['stops'] = underWay[fact].stops
    const code = stops[step]
    if (code) return code
  }
  return null
}

/** Whether a refund under way is of all or part of its order; null if there is none. Kopecks. */
export function refundUnderWay({ total, refunded, refunding }: { total: number; refunded: number; refunding: number }): UnderWay | null {
  if (refunding === 0) return null
  return refunded + refunding === total ? 'whole_refund' : 'part_refund'
}
