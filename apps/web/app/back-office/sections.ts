// The sections of the back office (the pages for staff) in groups, in the order of its sidebar.
import type { IconName } from '../ui/icon.tsx'

/**
 * Path below `/back-office`. `first-day`: the checklist before opening the site; `plan-invoices`: invoices for subscription plans; `ledger`: the
 * books of money and the comparison with the payment provider; `sources`: how fresh the imported data is; `register`: imports and the search index;
 * `products`: product cards to moderate; `tickets`: requests to represent a company; `complaints`: complaints about reviews; `conversations`:
 * complaints about chats; `disputes`: facts of cards that companies dispute; `claims`: claims about orders; `quotes`: requests for prices with
 * complaints; `pages`: titles for search engines; `requisites`: legal details of the site's owner.
 */
export type SectionKey =
  | 'overview'
  | 'first-day'
  | 'orders'
  | 'payments'
  | 'plan-invoices'
  | 'sellers'
  | 'ledger'
  | 'sources'
  | 'register'
  | 'products'
  | 'tickets'
  | 'support'
  | 'complaints'
  | 'conversations'
  | 'disputes'
  | 'claims'
  | 'quotes'
  | 'people'
  | 'news'
  | 'categories'
  | 'tags'
  | 'stop-list'
  | 'plans'
  | 'pages'
  | 'requisites'
  | 'audit'

/** `queues`: requests that wait for staff; `control`: oversight of data and actions. */
export type GroupKey = 'queues' | 'people' | 'content' | 'control'

interface Section {
  readonly key: SectionKey
  readonly icon: IconName
}

/** The groups of the sidebar from top to bottom. */
export const groups: readonly { readonly key: GroupKey; readonly sections: readonly Section[] }[] = [
  {
    key: 'queues',
    sections: [
      { key: 'overview', icon: 'chart' },
      { key: 'first-day', icon: 'check-circle' },
      { key: 'products', icon: 'box' },
      { key: 'tickets', icon: 'building' },
      { key: 'support', icon: 'lifebuoy' },
      { key: 'complaints', icon: 'alert' },
      { key: 'conversations', icon: 'message' },
      { key: 'disputes', icon: 'flag' },
      { key: 'claims', icon: 'truck' },
      { key: 'quotes', icon: 'quote' },
    ],
  },
  {
    key: 'people',
    sections: [
      { key: 'people', icon: 'users' },
      { key: 'orders', icon: 'cart' },
      { key: 'payments', icon: 'card' },
      { key: 'plan-invoices', icon: 'file' },
      { key: 'sellers', icon: 'building' },
      { key: 'ledger', icon: 'list' },
    ],
  },
  {
    key: 'content',
    sections: [
      { key: 'news', icon: 'file' },
      { key: 'categories', icon: 'list' },
      { key: 'tags', icon: 'filter' },
      { key: 'stop-list', icon: 'lock' },
      { key: 'plans', icon: 'star' },
      { key: 'pages', icon: 'globe' },
      { key: 'requisites', icon: 'briefcase' },
    ],
  },
  {
    key: 'control',
    sections: [
      { key: 'sources', icon: 'download' },
      { key: 'register', icon: 'search' },
      { key: 'audit', icon: 'history' },
    ],
  },
]
