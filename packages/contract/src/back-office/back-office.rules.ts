// Sort orders of the staff's lists, and the queues of requests that the site's staff decide.

/** Sort orders of a staff list: by creation time and by sum. */
export const staffOrders = ['-created_at', 'created_at', '-total', 'total'] as const
export type StaffOrdering = (typeof staffOrders)[number]

/**
 * For each queue, the target time in hours within which staff should decide a request. `products`: products before publication; `tickets`: requests
 * to represent a company; `support`: questions to support; `complaints`: reviews that were complained about or held back; `conversations`:
 * complaints about chats; `disputes`: objections to facts about a company; `claims`: buyers' claims about orders; `quotes`: complaints about
 * requests for quotes.
 */
export const queueHours = {
  products: 8,
  tickets: 24,
  support: 8,
  complaints: 24,
  conversations: 24,
  disputes: 24,
  claims: 24,
  quotes: 24,
} as const
export type QueueName = keyof typeof queueHours
export const queueNames = [
  'products',
  'tickets',
  'support',
  'complaints',
  'conversations',
  'disputes',
  'claims',
  'quotes',
] as const satisfies readonly QueueName[]

/** A mark that a member of staff is viewing a request expires after 90 s (ms); the open page renews it every 30 s. */
export const PRESENCE_MS = 90_000
