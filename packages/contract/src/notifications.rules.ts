// The one table of what members are told of: each kind with its group and the channels it starts with.

/** How the settings page groups the kinds. */
export const noticeGroups = ['account', 'companies', 'products', 'orders', 'people', 'plan'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

export interface NoticeKindEntry {
  readonly group: NoticeGroup
  /** Sent by e-mail at once unless the member says otherwise; everything else waits for the digest. */
  readonly mailedAtOnce: boolean
  /** True where the member cannot switch it off. */
  readonly always?: true
}

const kind = (group: NoticeGroup, mailedAtOnce = false, always?: true): NoticeKindEntry => ({
  group,
  mailedAtOnce,
  ...(always ? { always } : {}),
})

/** A new kind is one row here and one sentence in each catalogue of the word `notifications`. */
export const noticeKinds = {
  new_device: kind('account', true, true),
  support_answered: kind('account'),
  ticket_approved: kind('companies'),
  ticket_rejected: kind('companies'),
  company_changed: kind('companies'),
  product_published: kind('products'),
  product_rejected: kind('products'),
  products_hidden: kind('products', true),
  review_added: kind('products'),
  review_replied: kind('products'),
  order_paid: kind('orders'),
  order_received: kind('orders'),
  order_shipped: kind('orders'),
  order_completed: kind('orders'),
  order_refunded: kind('orders', true),
  friend_added: kind('people'),
  message_received: kind('people'),
  plan_started: kind('plan'),
  plan_ends_in_week: kind('plan', true),
  plan_ends_in_day: kind('plan', true),
  plan_ended: kind('plan', true),
  plan_refunded: kind('plan', true),
  payment_alarm: kind('account', true, true),
} as const satisfies Record<string, NoticeKindEntry>

export type NoticeKind = keyof typeof noticeKinds
