// A payment of one ruble by which staff try the provider of payments; it is given back at once.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, StringEnum, staffOperation } from '../http/http.ts'
import { storedPaymentStates } from './payments.rules.ts'

export const TestPayment = Type.Object({
  id: Id,
  status: StringEnum(storedPaymentStates),
  /** Of the ruble that goes back; null until it has come. */
  refund: Nullable(StringEnum(storedPaymentStates)),
  /** The provider's word for why it failed; `unheard` where the provider did not answer or did not take the shop's key. */
  reason: Nullable(Type.String()),
  /** Where it is paid; null where there is nothing to pay. */
  url: Nullable(Type.String()),
  created_at: IsoTime,
  /** When it ended, or its refund did. */
  settled_at: Nullable(IsoTime),
})
export type TestPayment = Static<typeof TestPayment>

export const startTestPayment = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/test-payments/',
  summary:
    'Pay one ruble to the configured provider, to see that payments work; it goes back by itself and is no sale. One under way is answered again',
  response: { 201: Type.Object({ id: Id, url: Type.String() }) },
  errors: ['payment_unavailable', 'payment_settled'],
})
