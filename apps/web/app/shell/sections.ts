// The product's sections in one table: address, label and whether the section exists; menus show only those that do.
import { legalDocuments } from '@sverka/contract/site-pages.documents'

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

interface Section {
  readonly to: string
  /** False while nobody may be sent there. */
  readonly built: boolean
}

const sections: Record<SectionKey, Section> = {
  home: { to: '/', built: true },
  counterParties: { to: '/counter-parties', built: true },
  sellers: { to: '/sellers', built: true },
  marketplace: { to: '/marketplace', built: true },
  tariffs: { to: '/tariffs', built: true },
  about: { to: '/about', built: true },
  blog: { to: '/blog', built: true },
  login: { to: '/login', built: true },
  requisites: { to: '/requisites', built: true },
  paymentInfo: { to: '/payment-info', built: true },
  sources: { to: '/sources', built: true },
  specialRegisters: { to: '/special-registers', built: true },
  method: { to: '/method', built: true },
  verify: { to: '/verify', built: true },
  privacy: { to: legalDocuments.privacy.path, built: true },
  terms: { to: legalDocuments.terms.path, built: true },
}

/** Specification §2, «Headers and menu». The login stands apart, at the header's end. */
export const headerLinks: readonly SectionKey[] = ['home', 'counterParties', 'sellers', 'marketplace', 'tariffs', 'about', 'blog']

/** Specification §2: what the burger menu lists, in its order. */
export const burgerLinks: readonly SectionKey[] = ['home', 'counterParties', 'marketplace', 'sellers', 'tariffs', 'about', 'blog']

export const footerGroups: readonly { readonly key: 'checking' | 'trading' | 'company'; readonly links: readonly SectionKey[] }[] = [
  { key: 'checking', links: ['counterParties', 'specialRegisters', 'sources', 'method', 'verify', 'tariffs'] },
  { key: 'trading', links: ['marketplace', 'sellers', 'paymentInfo'] },
  { key: 'company', links: ['about', 'blog', 'requisites', 'privacy', 'terms'] },
]

/** The given sections that exist, with their addresses. */
export const existing = (keys: readonly SectionKey[]): { key: SectionKey; to: string }[] =>
  keys.flatMap((key) => (sections[key].built ? [{ key, to: sections[key].to }] : []))

export const sectionExists = (key: SectionKey): boolean => sections[key].built
