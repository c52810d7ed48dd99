// What the staff's lists are asked for.

/** The orders of a list of staff: by the time something was made, and by its sum. */
export const staffOrders = ['-created_at', 'created_at', '-total', 'total'] as const
export type StaffOrdering = (typeof staffOrders)[number]
