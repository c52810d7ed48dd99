// Counts the requests that wait in each queue of staff, and those that staff decided today. The numbers agree with each queue's own list.
import { PRICE_JUMP } from '@sverka/contract/products/moderation.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** The waiting requests of one queue, counted by age. */
export interface QueueRow {
  readonly queue: string
  readonly waiting: number
  /** Since when the oldest request waits. */
  readonly oldest: Date
  /** Requests that have waited for less than 4 hours. */
  readonly hours4: number
  /** For 4 hours or more, but less than 12 and less than the target time. */
  readonly hours12: number
  /** For longer than the target time. */
  readonly overdue: number
}

/**
 * The queues that are not empty. `hours` is the target time of each queue, in hours; a request is overdue from the minute after it.
 * - `products`: new products, edits of published products, and published products with a price jump: the price is at least `PRICE_JUMP` times
 *   higher or lower, or the lowest price for larger quantities at least so many times lower, than when staff last decided;
 * - `tickets`: requests of members to represent a company; `support`: questions to support;
 * - `complaints`: reviews that were complained about, and reviews held back before publication;
 * - `conversations`, `quotes`: complaints about chats and about requests for quotes;
 * - `disputes`: facts of a company's card that its representative disputes; `claims`: claims about orders passed on to staff.
 */
export async function listWaiting(db: Reader, now: Date, hours: Readonly<Record<string, number>>): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    with waiting as (
      select 'products' as queue, updated_at as since from products where state = 'pending' and deleted_at is null
      union all select 'products', edit.submitted_at from product_revisions as edit join products as product on product.id = edit.product_id
        where edit.reject_reason is null and product.state = 'published' and product.deleted_at is null
      union all select 'products', product.updated_at from products as product where product.state = 'published' and product.deleted_at is null
        and (product.final_price_kopecks >= ${sql.lit(PRICE_JUMP)} * product.seen_price_kopecks
          or ${sql.lit(PRICE_JUMP)} * product.final_price_kopecks <= product.seen_price_kopecks
          or ${sql.lit(PRICE_JUMP)} * product.lowest_step_kopecks <= coalesce(product.seen_step_kopecks, product.seen_price_kopecks))
        and not exists (select 1 from product_revisions as edit where edit.product_id = product.id and edit.reject_reason is null)
      union all select 'tickets', created_at from company_tickets where status = 'pending'
      union all select 'support', created_at from support_requests where answered_at is null
      union all select 'complaints', min(created_at) from review_complaints where decided_at is null group by review_id
      union all select 'complaints', held_at from reviews where held_at is not null
      union all select 'conversations', created_at from chat_complaints where closed_at is null
      union all select 'disputes', disputed_at from disputed_facts where state = 'checking'
      union all select 'claims', escalated_at from order_claims where state = 'escalated'
      union all select 'quotes', min(created_at) from quote_complaints where decided_at is null group by request_id
    ), aged as (
      select queue, since, extract(epoch from ${now}::timestamptz - since) / 3600 as hours from waiting
    )
    select queue, count(*)::int as waiting, min(since) as oldest, count(*) filter (where hours < 4)::int as hours4,
      count(*) filter (where hours >= 4 and hours < least(12, norm.value::float8))::int as hours12,
      count(*) filter (where hours >= norm.value::float8 + 1 / 60.0)::int as overdue
    from aged join jsonb_each_text(${JSON.stringify(hours)}::jsonb) as norm on norm.key = queue group by queue`.execute(db)
  return rows
}

/**
 * Number of decisions since a moment, by queue. The actions are those of the audit log that decide a request; the index `audit_log_decided`
 * covers exactly these.
 */
export async function listDecided(db: Reader, since: Date): Promise<{ queue: string; decided: number }[]> {
  const { rows } = await sql<{ queue: string; decided: number }>`
    select case split_part(action, '.', 1) when 'binding' then 'tickets' when 'reviews' then 'complaints' when 'chat' then 'conversations'
      else split_part(action, '.', 1) end as queue, count(*)::int as decided
    from audit_log where action in ('products.published', 'products.rejected', 'binding.approved', 'binding.rejected', 'support.answered',
      'reviews.hidden', 'reviews.kept', 'chat.complaint_closed', 'disputes.accepted',
      'disputes.refused', 'claims.decided', 'quotes.kept', 'quotes.removed') and happened_at >= ${since} group by 1`.execute(db)
  return rows
}
