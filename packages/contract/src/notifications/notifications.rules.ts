// The one table of what members are told of: each kind with its topic, each topic with its group and the channels it starts with.

/** How pages group the topics. */
export const noticeGroups = ['account', 'companies', 'products', 'orders', 'people', 'plan'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** A topic is one line of the settings: kinds that are wanted or not wanted together. */
export interface NoticeTopicEntry {
  readonly group: NoticeGroup
  /** On by itself, off by itself; `always` and `never` are not the member's to change. `own`: the word sends an e-mail of its own. */
  readonly site: boolean | 'always'
  readonly mail: boolean | 'always' | 'own'
  readonly digest: boolean | 'never'
  /** Nobody else is told of it, nor sees it among the settings. */
  readonly staffOnly?: true
}

const topic = (group: NoticeGroup, mail: NoticeTopicEntry['mail'], digest: NoticeTopicEntry['digest']): NoticeTopicEntry => ({
  group,
  site: mail === 'always' ? 'always' : true,
  mail,
  digest,
})

export const noticeTopics = {
  sales: topic('orders', true, false),
  purchases: topic('orders', true, false),
  product_decisions: topic('products', 'own', false),
  products_hidden: topic('products', true, false),
  reviews: topic('products', false, true),
  lists: topic('companies', true, false),
  watched: topic('companies', false, true),
  webhooks: topic('companies', true, false),
  messages: topic('people', false, true),
  friends: topic('people', false, false),
  binding: topic('companies', 'own', false),
  plan: topic('plan', true, false),
  support: topic('account', 'own', false),
  access: topic('account', 'always', 'never'),
  payment_alarms: { ...topic('account', 'always', 'never'), staffOnly: true },
} as const satisfies Record<string, NoticeTopicEntry>

export type NoticeTopic = keyof typeof noticeTopics

export interface NoticeKindEntry {
  readonly topic: NoticeTopic
  readonly group: NoticeGroup
}

const kind = (topic: NoticeTopic): NoticeKindEntry => ({ topic, group: noticeTopics[topic].group })

/** A new kind is one row here and one sentence in each catalogue of the word `notifications`, and in its e-mails. */
export const noticeKinds = {
  new_device: kind('access'),
  support_answered: kind('support'),
  ticket_approved: kind('binding'),
  ticket_rejected: kind('binding'),
  product_published: kind('product_decisions'),
  product_rejected: kind('product_decisions'),
  products_hidden: kind('products_hidden'),
  review_added: kind('reviews'),
  review_replied: kind('reviews'),
  order_paid: kind('purchases'),
  order_received: kind('sales'),
  invoice_overdue: kind('purchases'),
  invoice_unpaid: kind('sales'),
  order_shipped: kind('purchases'),
  order_completed: kind('sales'),
  order_refunded: kind('purchases'),
  quote_asked: kind('sales'),
  quote_offered: kind('purchases'),
  quote_accepted: kind('sales'),
  quote_declined: kind('sales'),
  friend_added: kind('friends'),
  message_received: kind('messages'),
  list_checked: kind('lists'),
  company_changed: kind('watched'),
  webhook_failed: kind('webhooks'),
  plan_started: kind('plan'),
  plan_ends_in_week: kind('plan'),
  plan_ends_in_day: kind('plan'),
  plan_ended: kind('plan'),
  plan_refunded: kind('plan'),
  payment_alarm: kind('payment_alarms'),
} as const satisfies Record<string, NoticeKindEntry>

export type NoticeKind = keyof typeof noticeKinds

/** How often the digest comes: Monday to Friday, on Mondays, not at all. */
export const digestFrequencies = ['workdays', 'weekly', 'never'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]
/** What a member has who has said nothing; the hour is Moscow's. */
export const DIGEST_DEFAULT = { frequency: 'workdays', hour: 9 } as const
/** A new message is worth an e-mail once it has waited unread for so long. */
export const MESSAGE_MAIL_MINUTES = 15
