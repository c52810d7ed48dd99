// The operation that starts a test payment: staff pay one ruble through the payment provider to see that payments work, and get it back at once.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, StringEnum, staffOperation } from '../http/http.ts'
import { storedPaymentStates } from './payments.rules.ts'

export const TestPayment = Type.Object({
  id: Id,
  status: StringEnum(storedPaymentStates),
  /** State of the refund; null until the ruble has arrived. */
  refund: Nullable(StringEnum(storedPaymentStates)),
  /** The provider's reason for a failure; `unheard` if the provider did not answer or refused the key of the shop. */
  reason: Nullable(Type.String()),
  /** URL of the payment page; null if there is nothing to pay. */
  url: Nullable(Type.String()),
  created_at: IsoTime,
  /** When the payment, or its refund, ended. */
  settled_at: Nullable(IsoTime),
})
export type TestPayment = Static<typeof TestPayment>

export const startTestPayment = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/test-payments/',
  summary:
    'Pay one ruble through the configured provider, to see that payments work; it is refunded by itself and is no sale. A test payment under way is returned again',
  response: { 201: Type.Object({ id: Id, url: Type.String() }) },
  errors: ['payment_unavailable', 'payment_settled'],
})
