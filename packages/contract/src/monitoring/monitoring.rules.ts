// The words of changes that members are told of.

/** Companies that one member watches at most. */
export const WATCHES_MAX = 500

export const eventFields = [
  'status',
  'head',
  'founders',
  'address',
  'name',
  'capital',
  'accounts',
  'cases',
  'enforcement',
  'bankruptcy',
  'inspections',
  'contracts',
  'debts',
  'offences',
  'sanctions',
  'verdict',
] as const
export type EventField = (typeof eventFields)[number]

/** What a webhook may be told of: changes of watched companies, and what happens to the member's own orders, payments, messages and cards. */
export const webhookTopics = ['companies', 'orders', 'payments', 'messages', 'products'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

/** Webhooks of one member at most. */
export const WEBHOOKS_MAX = 5

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What went wrong where there is no answer, or one that sends elsewhere; `secret`: nothing was sent, because its secret cannot be opened. */
export const deliveryFaults = ['timeout', 'no_connection', 'inside', 'redirect', 'status', 'secret'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]
