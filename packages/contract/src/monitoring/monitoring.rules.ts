// Kinds of company changes that members are notified of, and the limits of webhooks.

/** The most companies that one member can watch. */
export const WATCHES_MAX = 500

/** The most companies that one call adds to a colleague's list: each is a line of the team's journal. */
export const WATCHES_ADDED_MAX = 50

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
/** Changes that may rule out a deal; the feed can be narrowed to them. */
export const importantFields = [
  'status',
  'head',
  'bankruptcy',
  'enforcement',
  'debts',
  'sanctions',
  'verdict',
] as const satisfies readonly EventField[]

/** Days that the feed can be narrowed to. */
export const eventPeriods = [1, 7, 30, 90] as const
export type EventField = (typeof eventFields)[number]

/** Kinds of upcoming dates: accounts to file, ends of licences, trademarks and disqualifications, of the time to object to an exclusion, planned inspections. */
export const comingDateKinds = [
  'accounts_due',
  'licence_ends',
  'trademark_ends',
  'disqualification_ends',
  'objections_end',
  'inspection_starts',
] as const
export type ComingDateKind = (typeof comingDateKinds)[number]
/** The nearest days of one company that are listed: a large one has thousands of licences. */
export const DATES_OF_COMPANY_MAX = 200

/** Webhook topics: changes of watched companies, and events of the member's own orders, payments, messages and cards. */
export const webhookTopics = ['companies', 'orders', 'payments', 'messages', 'products'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

/** The most webhooks of one member. */
export const WEBHOOKS_MAX = 5

/** `failed`: given up after the last attempt. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a delivery failed without a response, or with a redirect; `secret`: nothing was sent, because the secret cannot be decrypted. */
export const deliveryFaults = ['timeout', 'no_connection', 'inside', 'redirect', 'status', 'secret'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]
