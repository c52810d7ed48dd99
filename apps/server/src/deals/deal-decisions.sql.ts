// Queries of the history of a deal's decisions: each time the member accepts a file that the counterparty sent for a requested document (`paper`), or
// returns it with a reason.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/**
 * The most decisions in the history of one deal. A deal has at most 30 requested documents with 10 files each at a time, and a file usually needs one
 * decision. But a member can accept and return the same file again and again, so the history needs a limit: 1000 is about three decisions for each
 * file.
 */
export const MAX_DECISIONS = 1000

/** Bounds the size of an export; a member has far fewer decisions. */
const MAX_EXPORTED = 10_000

interface Decision {
  readonly dealId: number
  readonly fileId: string
  readonly accepted: boolean
  readonly reason: string | null
  readonly at: Date
}

/**
 * Adds a decision to the history; does nothing if the deal has `MAX_DECISIONS` already. Such a decision takes effect all the same, because the caller
 * stores it with the requested document: only the history lacks it, and the archive of the deal says so. The caller has locked the deal, so that no
 * decision is added between count and insert.
 */
export const recordDecision = (tx: Tx, { dealId, fileId, accepted, reason, at }: Decision) =>
  sql`
    insert into deal_file_decisions (deal_id, file_id, accepted, reason, decided_at)
    select ${dealId}::integer, ${fileId}::uuid, ${accepted}::boolean, ${reason}::text, ${at}::timestamptz
    where (select count(*) from deal_file_decisions where deal_id = ${dealId}) < ${MAX_DECISIONS}
  `.execute(tx)

/** The history of one deal, oldest decision first; `reason` is null for accepted files. */
export const listDecisions = (db: Reader, dealId: number) =>
  db
    .selectFrom('deal_file_decisions as decision')
    .innerJoin('deal_files as file', 'file.id', 'decision.file_id')
    .select(['file.name', 'decision.reason', 'decision.decided_at as decidedAt'])
    .where('decision.deal_id', '=', dealId)
    .orderBy('decision.id')
    .limit(MAX_DECISIONS)
    .execute()

/** For the export of a member's data. */
export const listFileDecisionsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('deal_file_decisions as decision')
    .innerJoin('deals as deal', 'deal.id', 'decision.deal_id')
    .innerJoin('deal_files as file', 'file.id', 'decision.file_id')
    .select(['decision.deal_id', 'file.name as file', 'decision.accepted', 'decision.reason', 'decision.decided_at'])
    .where('deal.user_id', '=', userId)
    .orderBy('decision.id')
    .limit(MAX_EXPORTED)
    .execute()
