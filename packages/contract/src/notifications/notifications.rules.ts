// The one table of the notices that members get: each kind with its topic, each topic with its group and default channels.

/** Groups of topics on the page. */
export const noticeGroups = ['account', 'companies', 'products', 'orders', 'people', 'plan'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** A topic is one line of the settings: kinds that are switched on or off together. */
export interface NoticeTopicEntry {
  readonly group: NoticeGroup
  /**
   * For each channel (list on the site, e-mail at once, digest e-mail), true or false is the default, which the member can change; `always` and
   * `never` cannot be changed. `own`: the feature that raises the notice sends an e-mail of its own.
   */
  readonly site: boolean | 'always'
  readonly mail: boolean | 'always' | 'own'
  readonly digest: boolean | 'never'
  /** Only staff get such notices and see the topic in their settings. */
  readonly staffOnly?: true
}

const topic = (group: NoticeGroup, mail: NoticeTopicEntry['mail'], digest: NoticeTopicEntry['digest']): NoticeTopicEntry => ({
  group,
  site: mail === 'always' ? 'always' : true,
  mail,
  digest,
})

/**
 * `lists`: checked lists, documents of deals, price lists; `watched`: changes of watched companies; `binding`: requests to represent a company;
 * `access`: sign-ins from new devices; `payment_alarms`: payments that staff must look into.
 */
export const noticeTopics = {
  sales: topic('orders', true, false),
  purchases: topic('orders', true, false),
  product_decisions: topic('products', 'own', false),
  product_batches: topic('products', true, false),
  products_hidden: topic('products', true, false),
  reviews: topic('products', false, true),
  lists: topic('companies', true, false),
  watched: topic('companies', false, true),
  webhooks: topic('companies', true, false),
  disputes: topic('companies', true, false),
  team: topic('account', true, false),
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

/** A new kind needs one row here and its sentence in Russian (`notices.russian.rules.ts`), English and Chinese. */
export const noticeKinds = {
  new_device: kind('access'),
  support_answered: kind('support'),
  ticket_approved: kind('binding'),
  ticket_rejected: kind('binding'),
  dispute_accepted: kind('disputes'),
  dispute_refused: kind('disputes'),
  dispute_source_changed: kind('disputes'),
  dispute_expired: kind('disputes'),
  product_published: kind('product_decisions'),
  product_rejected: kind('product_decisions'),
  products_decided: kind('product_batches'),
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
  purchase_cancelled: kind('purchases'),
  sale_cancelled: kind('sales'),
  document_corrected: kind('purchases'),
  claim_made: kind('sales'),
  claim_answered: kind('purchases'),
  claim_accepted: kind('sales'),
  claim_withdrawn: kind('sales'),
  claim_escalated: kind('sales'),
  claim_decided: kind('purchases'),
  quote_asked: kind('sales'),
  quote_offered: kind('purchases'),
  quote_accepted: kind('sales'),
  quote_declined: kind('sales'),
  quote_removed: kind('purchases'),
  quote_file_removed: kind('purchases'),
  team_joined: kind('team'),
  team_left: kind('team'),
  team_removed: kind('team'),
  team_owner: kind('team'),
  team_closed: kind('team'),
  deal_approval_asked: kind('team'),
  deal_approved: kind('team'),
  deal_not_approved: kind('team'),
  friend_added: kind('friends'),
  message_received: kind('messages'),
  list_checked: kind('lists'),
  deal_papers_received: kind('lists'),
  price_list_failed: kind('lists'),
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

/** Frequency of the digest: Monday to Friday, on Mondays, never. */
export const digestFrequencies = ['workdays', 'weekly', 'never'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]
/** Default settings; the hour is in Moscow time. */
export const DIGEST_DEFAULT = { frequency: 'workdays', hour: 9, important_only: false } as const
/** Minutes for which a new chat message must be unread before an e-mail about it is sent. */
export const MESSAGE_MAIL_MINUTES = 15
/** Minutes for which the e-mail about decided products waits: while staff decide more products, the notice is replaced by one with higher counts. */
export const BATCH_MAIL_MINUTES = 5
