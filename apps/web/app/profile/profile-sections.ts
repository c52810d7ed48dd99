// The sections of the member's profile (`/profile/…`) with their paths, icons and groups, in the order in which they are shown. Within a group,
// sections that the specification names come first, in its order.
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
  | 'team'
  | 'basket'
  | 'checks'
  | 'support'
  | 'bankDetails'
  | 'delivery'
  | 'monitoring'
  | 'notes'
  | 'deals'
  | 'bulkChecks'
  | 'apiAccess'
  | 'money'
  | 'subscription'

export type SectionGroup = 'account' | 'checking' | 'buying' | 'selling'

/** Layout of a section's page, for the placeholder shown while it loads. */
export type SectionLayout = 'form' | 'rows' | 'cards' | 'room'

interface Section {
  readonly key: ProfileSection
  readonly to: string
  readonly icon: IconName
  readonly group: SectionGroup
  readonly layout: SectionLayout
  /** Whether the bar at the bottom of small screens has it, by specification §2. */
  readonly onMobileBar: boolean
}

const sections: readonly Section[] = [
  { key: 'info', to: '/profile/info', icon: 'user', group: 'account', layout: 'form', onMobileBar: false },
  { key: 'friends', to: '/profile/friends', icon: 'users', group: 'account', layout: 'rows', onMobileBar: true },
  { key: 'team', to: '/profile/team', icon: 'user-add', group: 'account', layout: 'rows', onMobileBar: false },
  { key: 'messages', to: '/profile/messages', icon: 'message', group: 'account', layout: 'room', onMobileBar: true },
  { key: 'support', to: '/profile/support', icon: 'lifebuoy', group: 'account', layout: 'form', onMobileBar: true },
  { key: 'subscription', to: '/profile/subscription', icon: 'card', group: 'account', layout: 'form', onMobileBar: false },
  { key: 'checks', to: '/profile/checks', icon: 'file', group: 'checking', layout: 'rows', onMobileBar: true },
  { key: 'deals', to: '/profile/deals', icon: 'inbox', group: 'checking', layout: 'rows', onMobileBar: false },
  { key: 'bulkChecks', to: '/profile/bulk-checks', icon: 'list', group: 'checking', layout: 'form', onMobileBar: false },
  { key: 'monitoring', to: '/profile/monitoring', icon: 'eye', group: 'checking', layout: 'rows', onMobileBar: false },
  { key: 'notes', to: '/profile/notes', icon: 'edit', group: 'checking', layout: 'rows', onMobileBar: false },
  { key: 'apiAccess', to: '/profile/api-access', icon: 'code', group: 'checking', layout: 'form', onMobileBar: false },
  { key: 'orders', to: '/profile/orders', icon: 'list', group: 'buying', layout: 'rows', onMobileBar: false },
  { key: 'reviews', to: '/profile/reviews', icon: 'star', group: 'buying', layout: 'rows', onMobileBar: false },
  { key: 'favorites', to: '/profile/favorites', icon: 'heart', group: 'buying', layout: 'cards', onMobileBar: true },
  { key: 'basket', to: '/profile/basket', icon: 'cart', group: 'buying', layout: 'rows', onMobileBar: false },
  { key: 'quotes', to: '/profile/quotes', icon: 'quote', group: 'buying', layout: 'rows', onMobileBar: false },
  { key: 'products', to: '/profile/products', icon: 'box', group: 'selling', layout: 'rows', onMobileBar: true },
  { key: 'delivery', to: '/profile/delivery', icon: 'pin', group: 'selling', layout: 'form', onMobileBar: false },
  { key: 'bankDetails', to: '/profile/bank-details', icon: 'briefcase', group: 'selling', layout: 'form', onMobileBar: false },
  { key: 'money', to: '/profile/money', icon: 'calculator', group: 'selling', layout: 'rows', onMobileBar: false },
]

/** Groups in the order in which they are shown, each with its sections. */
export const sectionGroups = [...Map.groupBy(sections, ({ group }) => group)].map(([group, members]) => ({ group, members }))

/** Sections of the bar at the bottom of small screens. */
export const mobileSections: readonly Section[] = sections.filter(({ onMobileBar }) => onMobileBar)

/** The section to which a path belongs. `isOwn`: the path is the section's own page, not one below it. Undefined for other paths. */
export function sectionAt(pathname: string): { readonly section: Section; readonly isOwn: boolean } | undefined {
  const section = sections.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return section && { section, isOwn: pathname === section.to }
}
