// Makes the demo's sellers represent companies, which sellers need. Each gets the active company with the smallest id that nobody represents yet.

import { findDemoRepresentation, insertRepresentative } from '../../src/company-binding/company-binding.sql.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { computeRepresentedDate, type Past } from './sellers.ts'

/** E-mail address of the demo's main seller, as whom visitors can sign in. */
export const DEMO_SELLER = 'seller@demo.test'

/** For the demo's main seller. Does nothing if the seller already represents a company, or if seller or company is missing. */
export const seedRepresentative = (tx: Tx, past: Past): Promise<void> => represent(tx, past, [DEMO_SELLER], false)

/** The same for several people, one after the other, but only with invented companies, never with one of an imported register. */
export const seedRepresentatives = (tx: Tx, past: Past, emails: readonly string[]): Promise<void> => represent(tx, past, emails, true)

async function represent(tx: Tx, past: Past, emails: readonly string[], invented: boolean): Promise<void> {
  for (const email of emails) {
    // None: the person already represents a company, or person or company is missing.
    const link = await findDemoRepresentation(tx, email, { invented })
    if (link)
      await insertRepresentative(tx, {
        company_id: link.companyId,
        user_id: link.userId,
        // No request of theirs was approved by staff.
        ticket_id: null,
        since: computeRepresentedDate(past),
      })
  }
}
