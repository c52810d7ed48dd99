// What the staff's lists are asked for.

/** The orders of a list of staff: by the time something was made, and by its sum. */
export const staffOrders = ['-created_at', 'created_at', '-total', 'total'] as const
export type StaffOrdering = (typeof staffOrders)[number]

/** The queues of staff, and the hours within which a request of each is to be decided. */
export const queueHours = { products: 8, tickets: 24, support: 8, complaints: 24, conversations: 24 } as const
export type QueueName = keyof typeof queueHours
export const queueNames = ['products', 'tickets', 'support', 'complaints', 'conversations'] as const satisfies readonly QueueName[]

/** A look that nobody repeats ends after this; the page repeats it thrice in that time. */
export const LOOK_MS = 90_000
