// Operations on webhooks, and the bodies that webhooks send: changes of watched companies, and events of a member's own trade. Deliveries are signed
// by the Standard Webhooks scheme.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { deliveryFaults, deliveryStates, eventFields, WEBHOOKS_MAX, webhookTopics } from './monitoring.rules.ts'
import { CompanyEvent } from './monitoring.ts'

const Text = Type.String()
const Field = StringEnum(eventFields)
const Topic = StringEnum(webhookTopics)

export const Webhook = Type.Object({
  id: Id,
  url: Text,
  topics: Type.Array(Topic),
  /** Kinds of changes of watched companies; null for all kinds. */
  fields: Nullable(Type.Array(Field)),
  /** First and last characters of the secret, to recognise it by: `whsec_…4kQ`. */
  mark: Text,
  created_at: IsoTime,
  /** Since when deliveries have failed; null if the last attempt succeeded. */
  failing_since: Nullable(IsoTime),
  /** Whether any delivery has been attempted yet. */
  tried: Type.Boolean(),
  /** Numbers of deliveries that wait for their next attempt, and of those that failed for good. */
  waiting: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
})
export type Webhook = Static<typeof Webhook>

const DeliveryId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const Delivery = Type.Object({
  id: DeliveryId,
  webhook_id: Id,
  url: Text,
  /** Kind of event, such as `company.head.changed` or `order.changed`; `webhook.test` for a test delivery. */
  type: Text,
  state: StringEnum(deliveryStates),
  attempts: Type.Integer({ minimum: 0 }),
  attempts_max: Type.Integer(),
  created_at: IsoTime,
  tried_at: Nullable(IsoTime),
  /** When the next attempt is due; null if there is none. */
  due_at: Nullable(IsoTime),
  /** Result of the last attempt: HTTP status, or why there is none, and the duration. */
  status: Nullable(Type.Integer()),
  fault: Nullable(StringEnum(deliveryFaults)),
  milliseconds: Nullable(Type.Integer()),
})
export type Delivery = Static<typeof Delivery>

const own = { access: 'user', limit: 'api' } as const
/** Sends a request to the receiver at once, so it has the rate limit of searches. */
const sends = { access: { role: 'user', flag: 'api_enabled' }, limit: ['api', 'search'], method: 'POST' } as const

export const listWebhooks = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/webhooks/',
  summary: "The caller's webhooks; a secret is never shown again",
  /** `most`: how many webhooks the caller may have. */
  response: { 200: Type.Object({ webhooks: Type.Array(Webhook), most: Type.Integer() }) },
  errors: [],
})

export const createWebhook = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/monitoring/webhooks/',
  summary: `Adds a webhook for changes of watched companies and for the events of \`topics\`, at most ${WEBHOOKS_MAX}; \`secret\` is only in this answer`,
  access: { role: 'user', flag: 'api_enabled' },
  body: Type.Object({
    url: Type.String({ minLength: 1, maxLength: 500 }),
    /** By default, changes of watched companies. */
    topics: Type.Optional(Type.Array(Topic, { minItems: 1, maxItems: webhookTopics.length })),
    /** By default, all kinds of company changes. */
    fields: Type.Optional(Type.Array(Field, { minItems: 1, maxItems: eventFields.length })),
  }),
  response: { 201: Type.Object({ ...Webhook.properties, secret: Text }) },
  errors: ['too_many_webhooks', 'webhook_taken'],
})

export const deleteWebhook = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/monitoring/webhooks/:id/',
  summary: 'Deletes a webhook; waiting deliveries are not sent',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const tryWebhook = defineOperation({
  ...sends,
  path: '/api/v1/monitoring/webhooks/:id/try/',
  summary: 'Sends a test event, `webhook.test`, at once and returns the result',
  params: Type.Object({ id: Id }),
  response: { 200: Delivery },
  errors: ['not_found'],
})

export const listDeliveries = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/deliveries/',
  summary: 'Deliveries that were sent or wait, the newest first; kept for 30 days',
  query: Type.Object({ ...pageQuery, webhook: Type.Optional(Id), state: Type.Optional(StringEnum(deliveryStates)) }),
  response: { 200: Page(Delivery) },
  errors: [],
})

export const getDelivery = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/monitoring/deliveries/:id/',
  summary: 'One delivery with its body',
  params: Type.Object({ id: DeliveryId }),
  response: { 200: Type.Object({ ...Delivery.properties, body: Text }) },
  errors: ['not_found'],
})

export const resendDelivery = defineOperation({
  ...sends,
  path: '/api/v1/monitoring/deliveries/:id/resend/',
  summary: 'Sends a delivery again at once, with the same `webhook-id`, and returns the result',
  params: Type.Object({ id: DeliveryId }),
  response: { 200: Delivery },
  errors: ['not_found'],
})

/** The body of a POST to a receiver about a company. */
export const WebhookMessage = Type.Object({
  /** `company.head.changed`, or `webhook.test` for a test delivery with an invented change. */
  type: Text,
  timestamp: IsoTime,
  data: CompanyEvent,
})

const Role = StringEnum(['buyer', 'seller'])
const Rubles = Type.Number({ minimum: 0 })
const Whole = Type.Integer()

/** Bodies about the member's own trade, by `type`. Every attempt of a delivery sends the same body. */
export const tradeMessages = {
  'order.changed': Type.Object({ order: Whole, role: Role, status: Text, happened_at: IsoTime }),
  'payment.changed': Type.Object({
    payment: Whole,
    /** Paid for goods of an order, or for a plan (subscription) of the site. */
    purpose: StringEnum(['order', 'plan']),
    status: Text,
    amount: Rubles,
    happened_at: IsoTime,
  }),
  'refund.changed': Type.Object({
    refund: Whole,
    payment: Whole,
    /** The order or plan payment with its id: `order:5`, `plan:3`. */
    for: Text,
    role: Role,
    status: Text,
    amount: Rubles,
    happened_at: IsoTime,
  }),
  'invoice.changed': Type.Object({
    invoice: Text,
    number: Whole,
    /** The order or plan invoice with its id: `order:5`, `plan:3`. */
    for: Text,
    role: Role,
    status: Text,
    amount: Rubles,
    /** The part of the amount that was received so far. */
    paid: Rubles,
    happened_at: IsoTime,
  }),
  /** The message's text is left out: it must be fetched with an API key. */
  'message.created': Type.Object({ message: Whole, room: Whole, slug: Text, happened_at: IsoTime }),
  'product.changed': Type.Object({
    product: Whole,
    code: Text,
    state: Text,
    /** Why the product is hidden from the marketplace; null if it is not. */
    hidden: Nullable(Text),
    deleted: Type.Boolean(),
    happened_at: IsoTime,
  }),
} as const
export type TradeMessageType = keyof typeof tradeMessages

/** The whole body of a delivery about the member's own trade. */
export const tradeMessage = (type: TradeMessageType) =>
  Type.Object({ type: Type.Literal(type), timestamp: IsoTime, data: tradeMessages[type] })
