// The sections of the profile in one table, in the specification's order with the reports before the support.
import type { IconName } from '../ui/icon.tsx'

export type ProfileSection =
  | 'info'
  | 'products'
  | 'friends'
  | 'orders'
  | 'quotes'
  | 'reviews'
  | 'favorites'
  | 'messages'
  | 'basket'
  | 'checks'
  | 'support'
  | 'bankDetails'
  | 'monitoring'
  | 'bulkChecks'
  | 'apiAccess'
  | 'money'
  | 'subscription'

interface Section {
  readonly key: ProfileSection
  readonly to: string
  readonly icon: IconName
  /** Specification §2: the bar of small screens leaves some out. */
  readonly onMobileBar: boolean
}

export const sections: readonly Section[] = [
  { key: 'info', to: '/profile/info', icon: 'user', onMobileBar: false },
  { key: 'products', to: '/profile/products', icon: 'box', onMobileBar: true },
  { key: 'friends', to: '/profile/friends', icon: 'users', onMobileBar: true },
  { key: 'orders', to: '/profile/orders', icon: 'list', onMobileBar: false },
  { key: 'quotes', to: '/profile/quotes', icon: 'quote', onMobileBar: false },
  { key: 'reviews', to: '/profile/reviews', icon: 'star', onMobileBar: false },
  { key: 'favorites', to: '/profile/favorites', icon: 'heart', onMobileBar: true },
  { key: 'messages', to: '/profile/messages', icon: 'message', onMobileBar: true },
  { key: 'basket', to: '/profile/basket', icon: 'cart', onMobileBar: false },
  { key: 'checks', to: '/profile/checks', icon: 'file', onMobileBar: true },
  { key: 'support', to: '/profile/support', icon: 'lifebuoy', onMobileBar: true },
  { key: 'bankDetails', to: '/profile/bank-details', icon: 'briefcase', onMobileBar: false },
  { key: 'money', to: '/profile/money', icon: 'calculator', onMobileBar: false },
  { key: 'monitoring', to: '/profile/monitoring', icon: 'eye', onMobileBar: false },
  { key: 'bulkChecks', to: '/profile/bulk-checks', icon: 'list', onMobileBar: false },
  { key: 'apiAccess', to: '/profile/api-access', icon: 'code', onMobileBar: false },
  { key: 'subscription', to: '/profile/subscription', icon: 'card', onMobileBar: false },
]

export const mobileSections: readonly Section[] = sections.filter(({ onMobileBar }) => onMobileBar)
