// Rules of monitoring: the kinds of changes and upcoming dates of companies that members are notified of, and the topics and states of webhooks.

/** The most companies that one member can watch. */
export const WATCHES_MAX = 500

/** The most companies that one call adds to a colleague's list: each is recorded as an event of the team. */
export const WATCHES_ADDED_MAX = 50

/**
 * The part of a company's data that changed. `accounts`: annual accounts; `cases`: court cases; `enforcement`: proceedings of the bailiffs;
 * `contracts`: state contracts; `debts`: tax arrears; `offences`: tax fines; `verdict`: verdict of the reliability report.
 */
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

/** Numbers of days to which the feed can be narrowed. */
export const eventPeriods = [1, 7, 30, 90] as const
export type EventField = (typeof eventFields)[number]

/**
 * Kinds of upcoming dates. `accounts_due`: last day to file annual accounts; `disqualification_ends`: a head's ban from managing companies ends;
 * `objections_end`: creditors can object until then to the company's exclusion from the register.
 */
export const comingDateKinds = [
  'accounts_due',
  'licence_ends',
  'trademark_ends',
  'disqualification_ends',
  'objections_end',
  'inspection_starts',
] as const
export type ComingDateKind = (typeof comingDateKinds)[number]
/** The most upcoming dates of one company that are listed, the nearest first: a large company has thousands of licences. */
export const DATES_OF_COMPANY_MAX = 200

/** Webhook topics: changes of watched companies, and events of the member's own orders, payments, messages and cards. */
export const webhookTopics = ['companies', 'orders', 'payments', 'messages', 'products'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

/** The most webhooks of one member. */
export const WEBHOOKS_MAX = 5

/** `failed`: the last attempt failed, and no more are made. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why a delivery failed. `inside`: the address leads to the server's own network, so nothing was sent; `status`: the receiver answered with an
 * error status; `secret`: nothing was sent, because the secret for the signature cannot be decrypted.
 */
export const deliveryFaults = ['timeout', 'no_connection', 'inside', 'redirect', 'status', 'secret'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]
