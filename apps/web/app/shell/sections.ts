// The sections of the site in one table: their paths, and which of them the header, the burger menu and the footer show.
import { legalDocuments } from '@sverka/contract/site-pages/documents'

/**
 * `counterParties`: search of companies; `sellers`: what the site offers to sellers; `tariffs`: plans and their prices; `requisites`: bank details of
 * the site's owner; `method`: how reliability is calculated; `verify`: whether the number of a report is genuine.
 */
export type SectionKey =
  | 'home'
  | 'counterParties'
  | 'sellers'
  | 'marketplace'
  | 'tariffs'
  | 'about'
  | 'blog'
  | 'login'
  | 'requisites'
  | 'paymentInfo'
  | 'sources'
  | 'specialRegisters'
  | 'method'
  | 'verify'
  | 'privacy'
  | 'terms'

const sections: Record<SectionKey, string> = {
  home: '/',
  counterParties: '/counter-parties',
  sellers: '/sellers',
  marketplace: '/marketplace',
  tariffs: '/tariffs',
  about: '/about',
  blog: '/blog',
  login: '/login',
  requisites: '/requisites',
  paymentInfo: '/payment-info',
  sources: '/sources',
  specialRegisters: '/special-registers',
  method: '/method',
  verify: '/verify',
  privacy: legalDocuments.privacy.path,
  terms: legalDocuments.terms.path,
}

/** Pages that belong to a section although their paths do not begin with its own: there the section's link is marked as current. */
const alsoIn: { readonly [K in SectionKey]?: readonly string[] } = {
  counterParties: ['/compare', '/people', '/special-registers', '/ties', '/disputed-facts', '/card-link', '/extended-report'],
  marketplace: ['/company'],
}

/** Specification §2, «Headers and menu». The login is separate, at the end of the header. */
export const headerLinks: readonly SectionKey[] = ['home', 'counterParties', 'sellers', 'marketplace', 'tariffs', 'about', 'blog']

/** Links of the burger menu (specification §2), in their order. */
export const burgerLinks: readonly SectionKey[] = ['home', 'counterParties', 'marketplace', 'sellers', 'tariffs', 'about', 'blog']

export const footerGroups: readonly { readonly key: 'checking' | 'trading' | 'company'; readonly links: readonly SectionKey[] }[] = [
  { key: 'checking', links: ['counterParties', 'specialRegisters', 'sources', 'method', 'verify', 'tariffs'] },
  { key: 'trading', links: ['marketplace', 'sellers', 'paymentInfo'] },
  { key: 'company', links: ['about', 'blog', 'requisites', 'privacy', 'terms'] },
]

interface SectionPath {
  readonly key: SectionKey
  readonly to: string
  /** Other paths of the section. */
  readonly also: readonly string[] | undefined
}

/** The given sections with their paths. */
export const linksTo = (keys: readonly SectionKey[]): SectionPath[] => keys.map((key) => ({ key, to: sections[key], also: alsoIn[key] }))
