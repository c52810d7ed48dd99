// Stores the refreshes of company cards from an external source: when each company was last requested, and which fields a refresh changed.
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/**
 * Claims the refresh of the company with this number (ОГРН if it is in the register). True if nobody has claimed it since `before`: then only this
 * caller, among all processes, may request the company now.
 */
export async function claimRefresh(tx: Tx, number: string, now: Date, before: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('company_card_claims')
    .values({ number, claimed_at: now })
    .onConflict((conflict) =>
      conflict.column('number').doUpdateSet({ claimed_at: now }).where('company_card_claims.claimed_at', '<=', before),
    )
    .returning('number')
    .execute()
  return claimed.length > 0
}

/** The last claim of the number; undefined if there is none. */
export const findClaim = (tx: Tx, number: string) =>
  tx.selectFrom('company_card_claims').select('claimed_at as claimedAt').where('number', '=', number).executeTakeFirst()

/** `source`: name of the source; `changed`: names of the changed blocks or fields of the card. */
export const insertRefresh = (tx: Tx, refresh: { companyId: number; source: string; at: Date; changed: readonly string[] }) =>
  tx
    .insertInto('company_card_refreshes')
    .values({ company_id: refresh.companyId, source: refresh.source, refreshed_at: refresh.at, changed: [...refresh.changed] })
    .execute()

/** Maximum number of refreshes that the history of a card shows. */
const REFRESHES_SHOWN = 20

const selectRefreshes = compiledOnce((db, companyId: number) =>
  db
    .selectFrom('company_card_refreshes')
    .modifyFront(prepared)
    .select(['source', 'refreshed_at as at', 'changed'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`cardinality(changed) > 0`)
    .orderBy('refreshed_at', 'desc')
    .limit(REFRESHES_SHOWN),
)

/** The latest refreshes that changed something, newest first. */
export const listRefreshes = (db: Reader, companyId: number) => selectRefreshes(db, companyId)
