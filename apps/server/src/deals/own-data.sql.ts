// Deals in the copy of a member's data, with every file that came, also those that another replaced.
import type { Reader } from '../platform/db/database.ts'

export const listDealCopies = (db: Reader, userId: number) =>
  db
    .selectFrom('deals as deal')
    .innerJoin('checks as check', 'check.id', 'deal.check_id')
    .leftJoin('deal_papers as paper', 'paper.deal_id', 'deal.id')
    .leftJoin('deal_files as file', 'file.paper_id', 'paper.id')
    .select([
      ...(['deal.id', 'deal.kind', 'deal.title', 'deal.sum_kopecks', 'deal.email', 'deal.created_at', 'check.number as check'] as const),
      ...(['paper.kind as paper', 'paper.name', 'paper.note', 'paper.state', 'paper.reason', 'file.name as file', 'file.sha256'] as const),
      ...(['file.by_link', 'file.given_at'] as const),
    ])
    .where('deal.user_id', '=', userId)
    .orderBy('deal.id')
    .orderBy('paper.id')
    .orderBy('file.given_at')
    .execute()
