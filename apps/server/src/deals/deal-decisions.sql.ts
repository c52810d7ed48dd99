// Queries of the decisions about files that a counterparty sent for a deal: accepted, or returned with a reason.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The most decisions of one deal that are recorded. */
const MAX_DECISIONS = 1000

interface Decision {
  readonly dealId: number
  readonly fileId: string
  readonly accepted: boolean
  readonly reason: string | null
  readonly at: Date
}

/** Does nothing beyond `MAX_DECISIONS`. The caller has locked the deal, so that the count is right. */
export const recordDecision = (tx: Tx, { dealId, fileId, accepted, reason, at }: Decision) =>
  sql`
    insert into deal_file_decisions (deal_id, file_id, accepted, reason, decided_at)
    select ${dealId}::integer, ${fileId}::uuid, ${accepted}::boolean, ${reason}::text, ${at}::timestamptz
    where (select count(*) from deal_file_decisions where deal_id = ${dealId}) < ${MAX_DECISIONS}
  `.execute(tx)

/** Oldest first; `reason` is null for accepted files. */
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
    .limit(10_000)
    .execute()
