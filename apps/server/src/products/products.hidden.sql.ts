// Computes which products are hidden from buyers and why: the member no longer represents the company, the company is closed, the plan does not
// allow selling, staff blocked the member, or the seller took the product off sale.
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Selects products; all conditions that are set must hold. */
export interface CardFilter {
  readonly ids?: readonly number[]
  readonly userId?: number
  readonly companyIds?: readonly number[]
}

const isSelected = ({ ids, userId, companyIds }: CardFilter): RawBuilder<boolean> => sql<boolean>`product.deleted_at is null
  and (${ids ? [...ids] : null}::int[] is null or product.id = any(${ids ? [...ids] : null}::int[]))
  and (${userId ?? null}::int is null or product.user_id = ${userId ?? null}::int)
  and (${companyIds ? [...companyIds] : null}::int[] is null or product.company_id = any(${companyIds ? [...companyIds] : null}::int[]))`

export interface HiddenRow {
  readonly userId: number
  /** The new reason; null for products that are shown again. */
  readonly hidden: string | null
  /** Number of the member's products with this reason that changed. */
  readonly count: number
}

/** Sets `hidden` to the first reason that holds, or null. Returns the number of published products that changed, by member and new reason. */
export async function refreshHidden(tx: Tx, cards: CardFilter): Promise<HiddenRow[]> {
  const { rows } = await sql<HiddenRow>`
    with with_reason as (
      select product.id, product.hidden as before,
        case
          when link.user_id is distinct from product.user_id then 'unbound'
          when company_ended(seller.status_name, seller.closed_on) then 'seller_ended'
          when product.blocked then 'blocked'
          when product.without_plan then 'plan'
          when product.taken_off_at is not null then 'seller'
        end as hidden
      from products as product
      join companies as seller on seller.id = product.company_id
      left join company_representatives as link on link.company_id = product.company_id
      where ${isSelected(cards)}
    ), changed as (
      update products set hidden = with_reason.hidden from with_reason
      where products.id = with_reason.id and with_reason.before is distinct from with_reason.hidden
      returning products.user_id, products.hidden, products.state
    )
    select user_id as "userId", hidden, count(*)::int as count from changed where state = 'published' group by user_id, hidden`.execute(tx)
  return rows
}

/** Records that a reason for hiding begins or ends; call `refreshHidden` after it. */
export async function setHidingReason(tx: Tx, cards: CardFilter, reason: 'plan' | 'blocked', holds: boolean): Promise<void> {
  const column = sql.ref(reason === 'plan' ? 'without_plan' : 'blocked')
  await sql`update products as product set ${column} = ${holds} where ${isSelected(cards)} and ${column} <> ${holds}`.execute(tx)
}

/** Ids of all companies and sole traders that have products. */
export async function listSellers(db: Reader): Promise<number[]> {
  const rows = await db.selectFrom('products').select('company_id as id').distinct().where('deleted_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}
