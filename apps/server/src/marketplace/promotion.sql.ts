// Queries of the free promotion of the first hundred verified sellers (companies with a representative): assigns their numbers, chooses the
// companies shown least, counts how often each was shown and opened.
import { PROMOTED_FIRST } from '@sverka/contract/marketplace/marketplace.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/**
 * Assigns the next numbers to represented companies that have none, the longest represented first, up to number 100. A concurrent verification
 * waits for the lock, so that no number is assigned twice and none is skipped.
 */
export async function assignNumbers(tx: Tx, { at, ends }: { at: Date; ends: Date }): Promise<void> {
  await sql`lock table marketplace_promotions in share row exclusive mode`.execute(tx)
  await sql`
    with given as (select coalesce(max(number), 0) as last from marketplace_promotions),
    next as (
      select link.company_id, given.last + row_number() over (order by link.since, link.company_id) as number
      from company_representatives as link cross join given
      where link.company_id not in (select company_id from marketplace_promotions)
    )
    insert into marketplace_promotions (company_id, number, given_at, ends_at)
    select company_id, number, ${at}, ${ends} from next where number <= ${sql.lit(PROMOTED_FIRST)}`.execute(tx)
}

/** A promoted company and its newest product on sale. */
export interface ShownPromotion {
  readonly companyId: number
  readonly productId: number
  readonly inn: string | null
  readonly endsAt: Date
}

/** The companies that are next in the rotation: promoted now, represented, with something on sale, and shown least. */
const leastShown = (at: Date, limit: number) => sql`
      select promotion.company_id, promotion.number, promotion.ends_at, product.id as product_id from marketplace_promotions as promotion
        join company_representatives as link on link.company_id = promotion.company_id
        cross join lateral (
          select id from products where company_id = promotion.company_id and user_id = link.user_id
            and state = 'published' and hidden is null and deleted_at is null
          order by id desc limit 1) as product
      where promotion.ends_at > ${at}
      order by promotion.shown, promotion.number limit ${limit}`

/** Takes the companies that are next in the rotation, and counts each as shown once. */
export async function claimPromoted(tx: Tx, at: Date, limit: number): Promise<ShownPromotion[]> {
  const { rows } = await sql<ShownPromotion>`
    with chosen as (${leastShown(at, limit)} for update of promotion), shown as (
      update marketplace_promotions as promotion set shown = shown + 1 from chosen
      where promotion.company_id = chosen.company_id
      returning promotion.company_id, promotion.number, promotion.ends_at, chosen.product_id
    )
    select shown.company_id as "companyId", shown.product_id as "productId", company.inn, shown.ends_at as "endsAt"
    from shown join companies as company on company.id = shown.company_id order by shown.number`.execute(tx)
  return rows
}

/** The companies that would be shown next, without counting them. */
export async function listNextPromoted(db: Reader, at: Date, limit: number): Promise<ShownPromotion[]> {
  const { rows } = await sql<ShownPromotion>`
    with chosen as (${leastShown(at, limit)})
    select chosen.company_id as "companyId", chosen.product_id as "productId", company.inn, chosen.ends_at as "endsAt"
    from chosen join companies as company on company.id = chosen.company_id order by chosen.number`.execute(db)
  return rows
}

/**
 * A company is counted only if it was shown at most this many times more often than the next companies: several pages may be loaded at the same
 * time, and a page may be cached for a minute.
 */
const LEAD_MAX = 10

/**
 * Counts companies as shown. Anybody can send this request with any companies, so it counts only those that are next in the rotation or were a
 * moment ago: nobody can push a competitor back in the rotation for long.
 */
export const countShown = (tx: Tx, companyIds: readonly number[], at: Date, atOnce: number) =>
  tx
    .updateTable('marketplace_promotions')
    .set({ shown: sql`shown + 1` })
    .where('company_id', '=', sql<number>`any(${[...companyIds]}::int[])`)
    .where('ends_at', '>', at)
    .where(
      sql<boolean>`shown < ${sql.lit(LEAD_MAX)} + (
        select max(next.shown) from marketplace_promotions as next join (${leastShown(at, atOnce)}) as turn using (company_id))`,
    )
    .execute()

/** Counts a click; false if the company is not promoted now. */
export async function countOpened(tx: Tx, companyId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('marketplace_promotions')
    .set({ opened: sql`opened + 1` })
    .where('company_id', '=', companyId)
    .where('ends_at', '>', at)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** How many of the hundred numbers are assigned. */
export async function countAssigned(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('marketplace_promotions')
    .select((of) => of.fn.countAll<number>().as('given'))
    .executeTakeFirstOrThrow()
  return Number(row.given)
}

/** Promoted companies that a member represents; at most one hundred. */
export const listUserPromotions = (db: Reader, userId: number) =>
  db
    .selectFrom('marketplace_promotions as promotion')
    .innerJoin('company_representatives as link', 'link.company_id', 'promotion.company_id')
    .innerJoin('companies as company', 'company.id', 'promotion.company_id')
    .select(['promotion.company_id', 'company.name', 'promotion.number', 'promotion.given_at', 'promotion.ends_at'])
    .select(['promotion.shown', 'promotion.opened'])
    .where('link.user_id', '=', userId)
    .orderBy('promotion.number')
    .limit(PROMOTED_FIRST)
    .execute()
