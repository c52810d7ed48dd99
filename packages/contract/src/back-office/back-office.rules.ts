// Sort orders and queues of the staff's lists.

/** Sort orders of a staff list: by creation time and by sum. */
export const staffOrders = ['-created_at', 'created_at', '-total', 'total'] as const
export type StaffOrdering = (typeof staffOrders)[number]

/** The staff's queues, and for each the target time in hours within which a request should be decided. */
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
