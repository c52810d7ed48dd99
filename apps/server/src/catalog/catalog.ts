// Regions, the tree of categories and tags, from which forms and filters choose; other modules of the server import from this file.
import type { CategoryTree, RegionEntry, StaffCategory, Tag } from '@sverka/contract/catalog/catalog'
import { CATEGORY_LEVELS, categoryName } from '@sverka/contract/catalog/catalog.rules'
import { nameRegion } from '@sverka/contract/catalog/region-names'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import type { Caller } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { nameText } from '../platform/names.ts'
import {
  approveTagRows,
  type CategoryRow,
  changeCategoryRow,
  countTags,
  deleteEmptyCategory,
  deleteUnusedTag,
  findCategoryRow,
  findTag,
  findTagById,
  insertCategory,
  insertTag,
  isSlugTaken,
  isTagNamed,
  listCategoryRows,
  listRegionRows,
  listSiblings,
  listTagRows,
  lockTree,
  renameTag,
  setCategoryOrder,
} from './catalog.sql.ts'

interface PageQuery {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

interface RegionsQuery extends PageQuery {
  readonly lang?: Language | undefined
}

/** A page of the regions of Russia, by name in a language. There are fewer than a hundred, so all are read and the page is cut from them. */
export async function findRegions(db: Reader, { page = 1, page_size = 100, lang = 'ru' }: RegionsQuery) {
  const all: RegionEntry[] = (await listRegionRows(db)).map(({ code, name }) => ({ id: Number(code), name: nameRegion(code, name, lang) }))
  if (lang !== 'ru') all.sort((a, b) => a.name.localeCompare(b.name, lang))
  return { count: all.length, page, page_size, result: all.slice((page - 1) * page_size, page * page_size) }
}

/** The whole tree of three levels, named in a language; there are a few hundred categories. `childrens` is spelled so in the API. */
export async function categoryTree(db: Reader, language: Language = 'ru'): Promise<CategoryTree> {
  const rows = await listCategoryRows(db)
  const rowsByParent = Map.groupBy(rows, (row) => row.parent_id)
  const present = (row: CategoryRow) => {
    const { id, name_en, name_zh, slug, vat_rate } = row
    return { id, name: categoryName(row, language), name_en, name_zh, slug, vat_rate }
  }
  const listChildren = (row: CategoryRow) => rowsByParent.get(row.id) ?? []
  return (rowsByParent.get(null) ?? []).map((top) => ({
    ...present(top),
    childrens: listChildren(top).map((middle) => ({ ...present(middle), childrens: listChildren(middle).map(present) })),
  }))
}

/** Fills the tree of a new installation with usual categories; returns how many were added. Throws `conflict` if the tree is not empty. */
export async function fillCategories(tx: Tx): Promise<{ count: number }> {
  const { seedCategories } = await import('./usual-categories.ts')
  const count = await seedCategories(tx)
  return count > 0 ? { count } : refuse('conflict')
}

/** Guests see approved tags, a member also their own, staff all. */
export async function findTags(
  db: Reader,
  caller: Caller,
  { page = 1, page_size = 20, search }: PageQuery & { search?: string | undefined },
) {
  const filter = { search: search?.trim() || undefined, createdBy: caller?.isStaff ? 'everybody' : (caller?.userId ?? null) } as const
  const result = await listTagRows(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countTags(db, filter), page, page_size, result }
}

/** Approves these tags because staff approved a product that has them: from now on all visitors see them among the tags to choose from. */
export async function approveTags(tx: Tx, clock: Clock, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await approveTagRows(tx, ids, clock.now())
}

/** Returns the tag of that name, in any case; creates it if there is none. A tag that staff create is approved at once. */
export async function findOrCreateTag(
  tx: Tx,
  clock: Clock,
  { name, userId, isStaff = false }: { name: string; userId: number; isStaff?: boolean },
): Promise<{ tag: Tag; isNew: boolean }> {
  const trimmed = nameText(name)
  const made = await insertTag(tx, { name: trimmed, created_at: clock.now(), created_by: userId, agreed_at: isStaff ? clock.now() : null })
  if (made) return { tag: made, isNew: true }
  // The index and the query lower-case names in the same way, so the tag exists.
  return { tag: (await findTag(tx, trimmed)) ?? refuse('conflict'), isNew: false }
}

const presentCategory = (row: CategoryRow): StaffCategory => ({
  id: row.id,
  parent: row.parent_id,
  level: row.level,
  name: row.name,
  name_en: row.name_en,
  name_zh: row.name_zh,
  vat_rate: row.vat_rate,
  slug: row.slug,
  position: row.position,
  attention: row.attention,
})

export async function readStaffCategories(db: Reader, { page = 1, page_size = 20 }: PageQuery) {
  const rows = await listCategoryRows(db)
  return { count: rows.length, page, page_size, result: rows.slice((page - 1) * page_size, page * page_size).map(presentCategory) }
}

export interface CategoryDraft {
  /** Id of the parent; null or undefined for the top level. */
  readonly parent?: number | null | undefined
  readonly name: string
  readonly name_en?: string | null | undefined
  readonly name_zh?: string | null | undefined
  readonly slug: string
  /** Order among siblings. */
  readonly position?: number | undefined
  /** A warning for staff who decide about products of the category. */
  readonly attention?: string | null | undefined
}

const textOrNull = (name: string | null | undefined): string | null => (name ? nameText(name) : null)

/** Throws `not_found` if the parent does not exist, `category_too_deep` below the third level, and `slug_taken`. */
export async function addCategory(
  tx: Tx,
  { parent = null, name, name_en: english, name_zh: chinese, slug, position = 0, attention = null }: CategoryDraft,
): Promise<StaffCategory> {
  const above = parent === null ? null : ((await findCategoryRow(tx, parent)) ?? refuse('not_found'))
  const level = (above?.level ?? 0) + 1
  if (level > CATEGORY_LEVELS) refuse('category_too_deep')
  const names = { name: nameText(name), name_en: textOrNull(english), name_zh: textOrNull(chinese) }
  const row = { ...names, parent_id: parent, level, slug, position, attention: attention?.trim() || null }
  return presentCategory((await insertCategory(tx, row)) ?? refuse('slug_taken'))
}

/** Changes the fields that are not undefined. Throws `not_found` and `slug_taken`. */
export async function editCategory(
  tx: Tx,
  id: number,
  { name, name_en: english, name_zh: chinese, slug, position, attention }: Partial<CategoryDraft>,
): Promise<StaffCategory> {
  const before = (await findCategoryRow(tx, id)) ?? refuse('not_found')
  if (slug !== undefined && (await isSlugTaken(tx, slug, id))) refuse('slug_taken')
  const changes = {
    name: name === undefined ? before.name : nameText(name),
    name_en: english === undefined ? before.name_en : textOrNull(english),
    name_zh: chinese === undefined ? before.name_zh : textOrNull(chinese),
    slug: slug ?? before.slug,
    position: position ?? before.position,
    attention: attention === undefined ? before.attention : attention?.trim() || null,
  }
  return presentCategory((await changeCategoryRow(tx, id, changes)) ?? refuse('not_found'))
}

/** Throws `not_found`, and `category_in_use` if it has subcategories, products, or proposed edits of products. */
export async function removeCategory(tx: Tx, id: number): Promise<undefined> {
  if (!(await findCategoryRow(tx, id))) refuse('not_found')
  if (!(await deleteEmptyCategory(tx, id))) refuse('category_in_use')
}

/** Swaps a category with the sibling before or after it. Does nothing if there is none. */
export async function moveCategoryByOne(tx: Tx, id: number, direction: 'up' | 'down'): Promise<undefined> {
  await lockTree(tx)
  const row = (await findCategoryRow(tx, id)) ?? refuse('not_found')
  const ids = (await listSiblings(tx, row.parent_id)).map((beside) => beside.id)
  const at = ids.indexOf(id)
  const to = direction === 'up' ? Math.max(0, at - 1) : Math.min(ids.length - 1, at + 1)
  ids.splice(at, 1)
  ids.splice(to, 0, id)
  await setCategoryOrder(tx, ids)
}

/** Renames a tag. Throws `conflict` if another tag has that name, in any case, and `not_found`. */
export async function editTag(tx: Tx, clock: Clock, { id, name }: Tag): Promise<Tag> {
  if (await isTagNamed(tx, name.trim(), id)) refuse('conflict')
  return (await renameTag(tx, id, { name: nameText(name), at: clock.now() })) ?? refuse('not_found')
}

/** Throws `not_found`, and `tag_in_use` if a product has the tag. */
export async function removeTag(tx: Tx, id: number): Promise<undefined> {
  if (!(await findTagById(tx, id))) refuse('not_found')
  if (!(await deleteUnusedTag(tx, id))) refuse('tag_in_use')
}
