// The list of features (modules of the product, each with its routes, jobs and event listeners) that the server is built from.
import { apiAccess } from './api-access/api-access.feature.ts'
import { auth } from './auth/auth.feature.ts'
import { backOffice } from './back-office/back-office.feature.ts'
import { bulkChecks } from './bulk-checks/bulk-checks.feature.ts'
import { cardLinks } from './card-links/card-links.feature.ts'
import { cart } from './cart/cart.feature.ts'
import { catalog } from './catalog/catalog.feature.ts'
import { chat } from './chat/chat.feature.ts'
import { checks } from './checks/checks.feature.ts'
import { companyBinding } from './company-binding/company-binding.feature.ts'
import { companyCard } from './company-card/company-card.feature.ts'
import { companyIndex } from './company-index/company-index.feature.ts'
import { companyNotes } from './company-notes/company-notes.feature.ts'
import { companyPage } from './company-page/company-page.feature.ts'
import { companySearch } from './company-search/company-search.feature.ts'
import { companySelection } from './company-selection/company-selection.feature.ts'
import { deals } from './deals/deals.feature.ts'
import { disputedFacts } from './disputed-facts/disputed-facts.feature.ts'
import { documents } from './documents/documents.feature.ts'
import { favorites } from './favorites/favorites.feature.ts'
import { friends } from './friends/friends.feature.ts'
import { marketplace } from './marketplace/marketplace.feature.ts'
import { monitoring } from './monitoring/monitoring.feature.ts'
import { news } from './news/news.feature.ts'
import { notifications } from './notifications/notifications.feature.ts'
import { orders } from './orders/orders.feature.ts'
import { pageMeta } from './page-meta/page-meta.feature.ts'
import { payments } from './payments/payments.feature.ts'
import { people } from './people/people.feature.ts'
import { plans } from './plans/plans.feature.ts'
import { createdOnce, type Feature } from './platform/feature.ts'
import { priceLists } from './price-lists/price-lists.feature.ts'
import { products } from './products/products.feature.ts'
import { profile } from './profile/profile.feature.ts'
import { quotes } from './quotes/quotes.feature.ts'
import { chooseSource } from './registry/choose-source.ts'
import { storeSourced } from './registry/store-answer.ts'
import { reliability } from './reliability/reliability.feature.ts'
import { factorsBySource } from './reliability/reliability.ts'
import { reviews } from './reviews/reviews.feature.ts'
import { readRequisites } from './site-pages/requisites.ts'
import { sitePages } from './site-pages/site-pages.feature.ts'
import { sources } from './sources/sources.feature.ts'
import { specialRegisters } from './special-registers/special-registers.feature.ts'
import { support } from './support/support.feature.ts'
import { team } from './team/team.feature.ts'
import { ties } from './ties/ties.feature.ts'

/** The source of company data for searches and for refreshing a company's card. */
const source = createdOnce(chooseSource)
/** Reads invented legal details («реквизиты») of the site's owner, which a demo shows. */
const readExample = async () => (await import('../demo/site/requisites.ts')).exampleRequisites

/** Listeners and start-up work run in this order. */
export const features: readonly Feature[] = [
  auth,
  catalog,
  companyBinding,
  products,
  cart,
  favorites,
  marketplace,
  payments,
  orders,
  documents,
  // Invoices and acts for plans name the site's owner.
  plans(
    ({ config }) =>
      (db) =>
        readRequisites(db, config, readExample),
  ),
  team,
  apiAccess,
  checks,
  companyCard({ source, store: storeSourced }),
  companyIndex,
  companySearch(source),
  companySelection,
  news,
  pageMeta,
  reliability,
  reviews,
  companyPage,
  profile,
  support,
  friends,
  chat,
  notifications,
  sitePages(readExample),
  sources(factorsBySource),
  backOffice,
  bulkChecks,
  monitoring,
  companyNotes,
  cardLinks,
  deals,
  disputedFacts,
  people,
  specialRegisters,
  ties,
  quotes,
  priceLists,
]
