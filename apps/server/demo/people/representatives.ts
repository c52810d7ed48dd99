// Makes the demo's seller represent a company of the invented register: the active one with the smallest id and no representative.

import { findSeedLink, insertRepresentative } from '../../src/company-binding/company-binding.sql.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { type Past, whenRepresented } from './sellers.ts'

export const DEMO_SELLER = 'seller@demo.test'

/** Does nothing if the seller represents something already, or either is missing. */
export const seedRepresentative = (tx: Tx, past: Past): Promise<void> => represent(tx, past, [DEMO_SELLER], false)

/** The same for several people, one company after the other; they never represent a company of an imported register. */
export const seedRepresentatives = (tx: Tx, past: Past, emails: readonly string[]): Promise<void> => represent(tx, past, emails, true)

async function represent(tx: Tx, past: Past, emails: readonly string[], invented: boolean): Promise<void> {
  for (const email of emails) {
    const link = await findSeedLink(tx, email, { invented })
    if (link)
      await insertRepresentative(tx, { company_id: link.companyId, user_id: link.userId, ticket_id: null, since: whenRepresented(past) })
  }
}
