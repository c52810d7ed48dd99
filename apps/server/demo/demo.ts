// Fills an empty database with the demo's invented data: the register first, then people, goods, articles and conversations.
import { getAuth } from '../src/auth/auth.ts'
import { nameUsualCategories, seedCategories } from '../src/catalog/usual-categories.ts'
import { companiesChanged, registerLoaded } from '../src/events.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { Services } from '../src/platform/services.ts'
import { seedNews } from './articles/articles.ts'
import { seedChat } from './conversations/chat.ts'
import { seedDelivery } from './goods/delivery.ts'
import { seedOrders } from './goods/orders.ts'
import { seedProducts } from './goods/products.ts'
import { seedQuotes } from './goods/quotes.ts'
import { seedReviews } from './goods/reviews.ts'
import { seedAccounts } from './people/accounts.ts'
import { seedDispute } from './people/disputes.ts'
import { seedFriends } from './people/friends.ts'
import { seedMemberships } from './people/memberships.ts'
import { seedRepresentative } from './people/representatives.ts'
import { loadDemoRegister } from './register/load-register.ts'
import { seedPageMeta } from './site/page-meta.ts'

/** Loads the invented register into a database without companies; returns whether it did. */
export async function fillRegister({ announce, clock, db }: Services, ownerUrl: string): Promise<boolean> {
  const isFilled = await loadDemoRegister(ownerUrl, { clock, onCompaniesChanged: [(tx, ids) => announce(tx, companiesChanged, ids)] })
  // As after an import: listeners recount what they store about the whole register, such as comparisons of a company with its industry.
  if (isFilled) await db.transaction().execute((tx) => announce(tx, registerLoaded, null))
  return isFilled
}

/**
 * Adds what is missing, so that it can be run at every start. The order matters: representatives need accounts and companies; products need
 * categories and representatives, and their step adds the other sellers; delivery, orders and quotes need these; reviews need received orders; the
 * chat needs the friendship and a product; the dispute needs a representative. The other steps may stand anywhere after the accounts.
 */
export async function seedAll(services: Services): Promise<void> {
  const inTransaction = (seed: (tx: Tx) => Promise<unknown>) => services.db.transaction().execute(seed)
  await seedAccounts(services.db, getAuth(services).deps.passwords, services)
  await inTransaction(seedCategories)
  await inTransaction(nameUsualCategories)
  await inTransaction((tx) => seedRepresentative(tx, services))
  await inTransaction((tx) => seedProducts(tx, services))
  await inTransaction((tx) => seedDelivery(tx, services))
  await seedOrders(services)
  await inTransaction((tx) => seedQuotes(tx, services))
  await inTransaction((tx) => seedMemberships(tx, services))
  await inTransaction((tx) => seedNews(tx, services.files.pictures))
  await inTransaction(seedPageMeta)
  await seedReviews(services)
  await seedFriends(services)
  await seedChat(services)
  await seedDispute(services)
}
