// Rules of orders shared by pages and server: states, who may take which step, and delivery fields.
import { readPhone } from '../phones.rules.ts'

/** `pending`: paid, waits for the seller; `in_progress`: shipped; `completed`: the buyer confirmed the receipt. */
export const orderStates = ['not_paid', 'pending', 'in_progress', 'completed'] as const
export type OrderState = (typeof orderStates)[number]

/** Filters of lists of orders; `paid` is every order that has been paid (specification §4). */
export const orderFilters = ['pending', 'in_progress', 'not_paid', 'paid', 'completed'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** Whoever moves an order to its next state; `payment`: a successful payment moves it, not a person. */
export const orderActors = ['payment', 'seller', 'buyer'] as const
export type OrderActor = (typeof orderActors)[number]

/** The whole state machine: an order starts as `not_paid`, and there are no other steps. The database trigger `orders_step` enforces it too. */
export const orderSteps = [
  { from: 'not_paid', to: 'pending', by: 'payment' },
  { from: 'pending', to: 'in_progress', by: 'seller' },
  { from: 'in_progress', to: 'completed', by: 'buyer' },
] as const satisfies readonly { from: OrderState; to: OrderState; by: OrderActor }[]

/** The state to which this actor may move the order; null if there is none. */
export const nextState = (from: OrderState, by: OrderActor): OrderState | null =>
  orderSteps.find((step) => step.from === from && step.by === by)?.to ?? null

/** Whether an order in this state has been paid. */
export const isPaid = (state: OrderState): boolean => state !== 'not_paid'

/** Who may cancel an order: the buyer an unpaid one, either side a paid one before it is shipped. */
export const mayCancel = (status: OrderState, by: OrderActor): boolean =>
  status === 'not_paid' ? by === 'buyer' : status === 'pending' && by !== 'payment'

/** Why a side cancels: chosen from a list, so that no free text needs moderation. */
export const cancelReasons = {
  buyer: ['not_needed', 'wrong_order', 'too_late', 'other'],
  seller: ['no_stock', 'cannot_deliver', 'buyer_asked', 'other'],
} as const
export type CancelReason = (typeof cancelReasons)['buyer' | 'seller'][number]
/** The reasons of both sides, for schemas. */
export const everyCancelReason = ['not_needed', 'wrong_order', 'too_late', 'no_stock', 'cannot_deliver', 'buyer_asked', 'other'] as const

/** Longest delivery address, in characters. */
export const ADDRESS_MAX = 300
/** The most sellers of one purchase: a payment cannot be split among more. */
export const SELLERS_MAX = 30

/** The delivery form of a purchase, as typed. */
export interface Delivery {
  readonly address: string
  readonly postal_code: string
  readonly phone_number: string
}

export type DeliveryFault = 'address_blank' | 'not_a_postal_code' | 'not_a_phone'

/** Faults of a typed delivery address, by field; a valid field has none. */
export function deliveryFaults({ address, postal_code, phone_number }: Delivery): Partial<Record<keyof Delivery, DeliveryFault>> {
  return {
    ...(address.trim() === '' ? { address: 'address_blank' as const } : {}),
    ...(/^\d{6}$/.test(postal_code.trim()) ? {} : { postal_code: 'not_a_postal_code' as const }),
    ...(readPhone(phone_number) ? {} : { phone_number: 'not_a_phone' as const }),
  }
}

/** Kopecks of VAT included in a price of `kopecks`; `rate` in percent. */
export const includedVat = (kopecks: number, rate: number): number => Math.round((kopecks * rate) / (100 + rate))

/** Kopecks of VAT included in all lines, each rounded by itself as in the receipt; a line without a rate has none. */
export const vatWithin = (lines: readonly { readonly kopecks: number; readonly rate: number | null }[]): number =>
  lines.reduce((sum, { kopecks, rate }) => sum + (rate === null ? 0 : includedVat(kopecks, rate)), 0)

/**
 * Why a line of an order cannot be bought again unchanged. `gone`: no longer on sale; `too_few`: less in stock; `terms_changed`: the quantity does
 * not fit the seller's present terms.
 */
export const repeatProblems = ['gone', 'out_of_stock', 'too_few', 'terms_changed'] as const
export type RepeatProblem = (typeof repeatProblems)[number]
