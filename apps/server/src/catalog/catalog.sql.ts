// Queries of regions, categories and tags.
import type { CategoryNames } from '@sverka/contract/catalog/catalog.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The regions of Russia (constitutional «subjects of the federation») by Russian name. `code` is their two-digit official number: 77 is Moscow. */
export const listRegionRows = (db: Reader): Promise<{ code: string; name: string }[]> =>
  db.selectFrom('regions').select(['code', 'name']).where('is_subject', '=', true).orderBy('name').execute()

/** All categories, level by level, each level in its order. */
export const listCategoryRows = (db: Reader) =>
  db.selectFrom('categories').selectAll().orderBy('level').orderBy('position').orderBy('id').execute()

export type CategoryRow = Awaited<ReturnType<typeof listCategoryRows>>[number]

export const findCategoryRow = (db: Reader, id: number) => db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()

/** Texts of a category by staff. A name is null if there is none in that language, `attention` (a warning for staff) if there is none. */
export interface CategoryTexts extends CategoryNames {
  readonly attention: string | null
}

/** `level` counts from 1 at the top, `position` orders siblings. Undefined if the slug is taken. */
export const insertCategory = (tx: Tx, row: CategoryTexts & { parent_id: number | null; level: number; slug: string; position: number }) =>
  tx
    .insertInto('categories')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Whether a category other than `but` has this slug. */
export const isSlugTaken = async (db: Reader, slug: string, but: number): Promise<boolean> =>
  (await db.selectFrom('categories').select('id').where('slug', '=', slug).where('id', '<>', but).executeTakeFirst()) !== undefined

export const changeCategoryRow = (tx: Tx, id: number, changes: Partial<CategoryTexts> & { slug?: string; position?: number }) =>
  tx.updateTable('categories').set(changes).where('id', '=', id).returningAll().executeTakeFirst()

/** Sets the English and the Chinese name. */
export const nameCategory = (tx: Tx, id: number, names: { readonly name_en: string; readonly name_zh: string }) =>
  tx.updateTable('categories').set(names).where('id', '=', id).execute()

/** Undefined if the category has subcategories, or if products or proposed edits of products use it (`category_in_use`). */
export const deleteEmptyCategory = (tx: Tx, id: number) =>
  tx.deleteFrom('categories').where('id', '=', id).where(sql<boolean>`not category_in_use(${id})`).returning('id').executeTakeFirst()

/** Until the commit nobody else changes the tree, by a file or by hand. Products can still be put into its categories. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx)
}

/** Subcategories of `parentId`, or top-level categories for null, in their order. Requires the lock of `lockTree`. */
export const listSiblings = (tx: Tx, parentId: number | null) =>
  tx
    .selectFrom('categories')
    .select(['id', 'position'])
    .where((where) => (parentId === null ? where('parent_id', 'is', null) : where('parent_id', '=', parentId)))
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Orders siblings as in the list: each gets its index, counted from 1, as position. */
export const setCategoryOrder = (tx: Tx, ids: readonly number[]) =>
  sql`update categories set position = placed.at from unnest(${[...ids]}::int[]) with ordinality as placed (id, at)
    where categories.id = placed.id and categories.position <> placed.at`.execute(tx)

/** Whether a tag other than `but` has this name, in any case. */
export const isTagNamed = async (db: Reader, name: string, but: number): Promise<boolean> =>
  (await db.selectFrom('tags').select('id').where(sql`lower(name)`, '=', sql`lower(${name})`).where('id', '<>', but).executeTakeFirst()) !==
  undefined

/** Renames a tag for staff. This also approves the tag (sets `agreed_at`), since staff have read it. */
export const renameTag = (tx: Tx, id: number, { name, at }: { name: string; at: Date }) =>
  tx.updateTable('tags').set({ name, agreed_at: at }).where('id', '=', id).returning(['id', 'name']).executeTakeFirst()

export const findTagById = (db: Reader, id: number) => db.selectFrom('tags').select('id').where('id', '=', id).executeTakeFirst()

/** Undefined if a product, or a proposed edit of a product, has the tag (`tag_in_use`). */
export const deleteUnusedTag = (tx: Tx, id: number) =>
  tx.deleteFrom('tags').where('id', '=', id).where(sql<boolean>`not tag_in_use(${id})`).returning('id').executeTakeFirst()

export interface TagFilter {
  /** The beginning of the name, in any case; undefined for all names. */
  readonly search: string | undefined
  /** A member's id adds the member's own tags to those that staff approved; null selects approved tags only, `everybody` all tags. */
  readonly createdBy: number | null | 'everybody'
}

const tagsLike = (db: Reader, { search, createdBy }: TagFilter) =>
  db
    .selectFrom('tags')
    .$if(createdBy !== 'everybody', (query) =>
      query.where((on) =>
        on.or([on('agreed_at', 'is not', null), ...(typeof createdBy === 'number' ? [on('created_by', '=', createdBy)] : [])]),
      ),
    )
    .$if(search !== undefined, (query) =>
      query.where(sql`lower(name)`, 'like', `${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`),
    )

export const listTagRows = (db: Reader, filter: TagFilter, { limit, offset }: { limit: number; offset: number }) =>
  tagsLike(db, filter).select(['id', 'name']).orderBy(sql`lower(name)`).orderBy('id').limit(limit).offset(offset).execute()

export async function countTags(db: Reader, filter: TagFilter): Promise<number> {
  const { count } = await tagsLike(db, filter)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The tag of this name, in any case. */
export const findTag = (db: Reader, name: string) =>
  db.selectFrom('tags').select(['id', 'name']).where(sql`lower(name)`, '=', sql`lower(${name})`).executeTakeFirst()

/** Approves these tags because staff approved a product that has them. */
export const approveTagRows = (tx: Tx, ids: readonly number[], at: Date) =>
  tx
    .updateTable('tags')
    .set({ agreed_at: at })
    .where('id', 'in', [...ids])
    .where('agreed_at', 'is', null)
    .execute()

/** Undefined if a tag has that name already, in any case. */
export const insertTag = (tx: Tx, row: { name: string; created_at: Date; created_by: number; agreed_at: Date | null }) =>
  tx
    .insertInto('tags')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
