// Stores facts from a company's price lists: its goods by their ids in 1С, and which category of the site a category name in its files means.
//
// 1С is the accounting program of most Russian companies; it describes goods, prices and stocks in separate files that share only these ids.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Fields } from './compare-line.ts'

/** A member and the company for which they upload price lists. Every row belongs to such a pair. */
export interface ListOwner {
  readonly userId: number
  readonly companyId: number
}

export interface KnownRow {
  /** The id of 1С. */
  readonly id: string
  /** Null if there is no product yet, or if it is deleted. */
  readonly productId: number | null
  /** The cells so far, for a product still to be made; empty once there is a product. */
  readonly cells: Fields
}

/** The stored goods with these ids of 1С. Callers pass the ids of one batch of lines. */
export async function findKnownGoods(db: Reader, { userId, companyId }: ListOwner, ids: readonly string[]): Promise<KnownRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<KnownRow>`select known.external_id as id, card.id as "productId", known.cells from price_list_goods as known
    left join products as card on card.id = known.product_id and card.user_id = known.user_id and card.company_id = known.company_id
      and card.deleted_at is null
    where known.user_id = ${userId} and known.company_id = ${companyId} and known.external_id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

export async function countKnownGoods(db: Reader, { userId, companyId }: ListOwner): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from price_list_goods
    where user_id = ${userId} and company_id = ${companyId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Stores the goods, replacing earlier ones. `goods` must have each id only once. */
export async function rememberGoods(tx: Tx, { userId, companyId }: ListOwner, goods: readonly KnownRow[]): Promise<void> {
  if (goods.length === 0) return
  await sql`insert into price_list_goods (user_id, company_id, external_id, product_id, cells)
    select ${userId}, ${companyId}, id, "productId", cells
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as goods (id text, "productId" integer, cells jsonb)
    on conflict (user_id, company_id, external_id) do update set product_id = excluded.product_id, cells = excluded.cells
    where (price_list_goods.product_id, price_list_goods.cells) is distinct from (excluded.product_id, excluded.cells)`.execute(tx)
}

/** Links ids of 1С to the products that were made from their lines, which are found by product code. The cells are emptied: nobody needs them now. */
export async function linkGoods(
  tx: Tx,
  { userId, companyId }: ListOwner,
  made: readonly { readonly id: string; readonly code: string }[],
): Promise<void> {
  if (made.length === 0) return
  await sql`update price_list_goods as known set product_id = card.id, cells = '{}'
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id text, code text)
    join products as card on lower(card.product_code) = lower(made.code) and card.user_id = ${userId} and card.company_id = ${companyId}
      and card.deleted_at is null and not card.repeats_code
    where known.user_id = ${userId} and known.company_id = ${companyId} and known.external_id = made.id`.execute(tx)
}

interface NamedCategory {
  /** The name in the files, in lower case. */
  readonly name: string
  /** Id of the category of the site that the name means. */
  readonly id: number
}

/** All names of the owner; `saveCategories` limits their number. */
export async function listKnownCategories(db: Reader, { userId, companyId }: ListOwner): Promise<NamedCategory[]> {
  const { rows } = await sql<NamedCategory>`select name, category_id as id from price_list_categories
    where user_id = ${userId} and company_id = ${companyId}`.execute(db)
  return rows
}

export interface CategoryOfFile {
  readonly name: string
  /** Number of lines with this name. */
  readonly lines: number
  /** Id of the category that the name means; null if nobody has assigned one and no category has this name. */
  readonly category: number | null
}

/** The names of categories in a column of a list, at most `most`. Names without a category come first, then the most frequent. */
export async function listFileCategories(
  db: Reader,
  { userId, companyId, listId, column }: ListOwner & { readonly listId: number; readonly column: number },
  most: number,
): Promise<CategoryOfFile[]> {
  const { rows } = await sql<CategoryOfFile>`
    with named as (
      select lower(btrim(cells ->> ${String(column)})) as name, min(btrim(cells ->> ${String(column)})) as shown, count(*)::int as lines
      from price_list_lines where list_id = ${listId} and btrim(cells ->> ${String(column)}) <> '' group by 1)
    select named.shown as name, named.lines, coalesce(known.category_id, same.id) as category from named
    left join price_list_categories as known on known.user_id = ${userId} and known.company_id = ${companyId} and known.name = named.name
    left join lateral (select id from categories where lower(categories.name) = named.name order by level desc, id desc limit 1) as same on true
    order by (coalesce(known.category_id, same.id) is not null), named.lines desc, named.name limit ${most}`.execute(db)
  return rows
}

/** Stores the assignments, replacing earlier ones of the same name. Deletes the oldest beyond `most` of the company. */
export async function saveCategories(
  tx: Tx,
  { userId, companyId, at, most }: ListOwner & { readonly at: Date; readonly most: number },
  named: readonly NamedCategory[],
): Promise<void> {
  await sql`insert into price_list_categories (user_id, company_id, name, category_id, set_at)
    select ${userId}, ${companyId}, name, id, ${at} from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (name text, id integer)
    on conflict (user_id, company_id, name) do update set category_id = excluded.category_id, set_at = excluded.set_at`.execute(tx)
  await sql`delete from price_list_categories as old using (
      select name from price_list_categories where user_id = ${userId} and company_id = ${companyId} order by set_at desc, name offset ${most}) as over
    where old.user_id = ${userId} and old.company_id = ${companyId} and old.name = over.name`.execute(tx)
}

/** Deletes the assignments of these names, which are in lower case. */
export const dropCategories = async (tx: Tx, { userId, companyId }: ListOwner, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return
  await tx
    .deleteFrom('price_list_categories')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('name', 'in', [...names])
    .execute()
}

/** How many of these ids are ids of categories. */
export async function countCategories(db: Reader, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from categories where id = any(${[...ids]}::int[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** All categories that the member has assigned to names, for the data export. */
export async function listOwnCategories(
  db: Reader,
  userId: number,
  limit: number,
): Promise<{ company: number; name: string; category: string }[]> {
  const { rows } = await sql<{ company: number; name: string; category: string }>`
    select known.company_id as company, known.name, category.name as category
    from price_list_categories as known join categories as category on category.id = known.category_id
    where known.user_id = ${userId} order by known.company_id, known.name limit ${limit}`.execute(db)
  return rows
}

/** Deletes all of a member, together with the account or with their lists. */
export async function eraseKnownGoods(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('price_list_goods').where('user_id', '=', userId).execute()
  await tx.deleteFrom('price_list_categories').where('user_id', '=', userId).execute()
}
