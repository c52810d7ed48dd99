// Queries for a member's copy of their own data: their deals with every file received (also those that a newer one replaced), their decisions about
// colleagues' deals, and e-mails to counterparties.
import type { Reader } from '../platform/db/database.ts'

export const listDealsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('deals as deal')
    .innerJoin('checks as check', 'check.id', 'deal.check_id')
    .leftJoin('deal_papers as paper', 'paper.deal_id', 'deal.id')
    .leftJoin('deal_files as file', 'file.paper_id', 'paper.id')
    .leftJoin('deal_approvals as approval', 'approval.deal_id', 'deal.id')
    .select([
      ...(['deal.id', 'deal.kind', 'deal.title', 'deal.sum_kopecks', 'deal.email', 'deal.created_at', 'check.number as check'] as const),
      ...(['paper.kind as paper', 'paper.name', 'paper.note', 'paper.state', 'paper.reason', 'file.name as file', 'file.sha256'] as const),
      ...(['file.by_link', 'file.given_at', 'approval.approved', 'approval.comment as decision_comment'] as const),
    ])
    .where('deal.user_id', '=', userId)
    .orderBy('deal.id')
    .orderBy('paper.id')
    .orderBy('file.given_at')
    .execute()

/** The person's approvals and refusals of colleagues' deals. */
export const listDecisionsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('deal_approvals as approval')
    .innerJoin('deals as deal', 'deal.id', 'approval.deal_id')
    .select(['deal.title', 'approval.approved', 'approval.comment', 'approval.decided_at'])
    .where('approval.decided_by', '=', userId)
    .orderBy('approval.deal_id')
    .limit(10_000)
    .execute()

/** E-mails to counterparties; those of deleted deals only for the last two days, as long as they are stored. */
export const listLettersForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('deal_mails')
    .select(['deal_id', 'email', 'kind', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(10_000)
    .execute()
