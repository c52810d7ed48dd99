// Operations behind payments: the webhook of the payment provider (YooKassa), and the page of the sandbox, a simulated provider that is used when no
// real one is configured.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoTime, StringEnum } from '../http/http.ts'
import { paymentStates, sandboxOutcomes } from './payments.rules.ts'

const Text = Type.String()
/** The slug is a secret of 128 random bits. */
const params = Type.Object({ slug: Type.String({ pattern: '^[\\w-]{20,40}$', maxLength: 40, examples: ['V2hvIHBheXMgdGhpcyBvbmU'] }) })

export const SandboxPayment = Type.Object({
  /** Rubles. */
  amount: Type.Number({ minimum: 0 }),
  description: Text,
  status: StringEnum(paymentStates),
  created_at: IsoTime,
  /** Where the payer returns to, whether or not it is paid. */
  return_url: Text,
})
export type SandboxPayment = Static<typeof SandboxPayment>

export const getSandboxPayment = defineOperation({
  method: 'GET',
  path: '/api/v1/sandbox-payments/:slug/',
  summary: 'A payment of the sandbox (simulated provider), by the secret in its URL; only if no real provider is configured',
  access: 'public',
  limit: 'api',
  params,
  response: { 200: SandboxPayment },
  errors: ['not_found'],
})

export const paySandboxPayment = defineOperation({
  method: 'POST',
  path: '/api/v1/sandbox-payments/:slug/',
  summary: 'Let a payment of the sandbox succeed or fail; no money moves, and the card number is not stored',
  access: 'public',
  limit: 'api',
  params,
  body: Type.Object({ card_number: Type.String({ maxLength: 40 }), outcome: StringEnum(sandboxOutcomes) }),
  response: { 200: SandboxPayment },
  errors: ['not_found', 'payment_settled'],
})

export const notifyYookassa = defineOperation({
  method: 'POST',
  path: '/api/v1/payments/yookassa/',
  summary: 'Notification by YooKassa that a payment has changed. Its content is not trusted: the payment is read again from the provider',
  access: 'public',
  ignoresToken: true,
  limit: 'notification',
  bodyBytes: 65_536,
  // The notification is stored as received. An intersection lets undeclared fields reach the handler, while a plain object would lose them.
  body: Type.Intersect([
    Type.Object({ event: Type.String({ maxLength: 100 }) }),
    Type.Object({ object: Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }) }),
  ]),
  response: { 200: Type.Object({ taken: Type.Boolean() }) },
  errors: ['not_found'],
})
