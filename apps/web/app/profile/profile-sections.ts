// The sections of the profile in one table, in the specification's order with the reports before the support; menus show only those that exist.
import type { IconName } from '../ui/icon.tsx'

export type ProfileSection =
  | 'info'
  | 'products'
  | 'friends'
  | 'orders'
  | 'reviews'
  | 'favorites'
  | 'messages'
  | 'basket'
  | 'checks'
  | 'support'
  | 'monitoring'
  | 'bulkChecks'
  | 'apiAccess'
  | 'subscription'

interface Section {
  readonly key: ProfileSection
  readonly to: string
  readonly icon: IconName
  /** False while nobody may be sent there. */
  readonly built: boolean
  /** Specification §2: the bar of small screens leaves some out. */
  readonly onMobileBar: boolean
}

const sections: readonly Section[] = [
  { key: 'info', to: '/profile/info', icon: 'user', built: true, onMobileBar: false },
  { key: 'products', to: '/profile/products', icon: 'box', built: true, onMobileBar: true },
  { key: 'friends', to: '/profile/friends', icon: 'users', built: true, onMobileBar: true },
  { key: 'orders', to: '/profile/orders', icon: 'list', built: true, onMobileBar: false },
  { key: 'reviews', to: '/profile/reviews', icon: 'star', built: true, onMobileBar: false },
  { key: 'favorites', to: '/profile/favorites', icon: 'heart', built: true, onMobileBar: true },
  { key: 'messages', to: '/profile/messages', icon: 'message', built: true, onMobileBar: true },
  { key: 'basket', to: '/profile/basket', icon: 'cart', built: true, onMobileBar: false },
  { key: 'checks', to: '/profile/checks', icon: 'file', built: true, onMobileBar: true },
  { key: 'support', to: '/profile/support', icon: 'lifebuoy', built: true, onMobileBar: true },
  { key: 'monitoring', to: '/profile/monitoring', icon: 'eye', built: true, onMobileBar: false },
  { key: 'bulkChecks', to: '/profile/bulk-checks', icon: 'list', built: true, onMobileBar: false },
  { key: 'apiAccess', to: '/profile/api-access', icon: 'code', built: true, onMobileBar: false },
  { key: 'subscription', to: '/profile/subscription', icon: 'card', built: true, onMobileBar: false },
]

export const sidebarSections = (): readonly Section[] => sections.filter(({ built }) => built)
export const mobileSections = (): readonly Section[] => sections.filter(({ built, onMobileBar }) => built && onMobileBar)
