// Operations on regions, categories of goods and tags, from which forms and filters choose, and the staff's operations that maintain them.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { languages } from '../site-pages/site-pages.rules.ts'
import { CATEGORY_LEVELS, CATEGORY_NAME_MAX, TAG_MAX } from './catalog.rules.ts'

/** The language in which an answer names categories and regions. Russian by default, and where there is no name in that language. */
export const namesLanguage = { lang: Type.Optional(StringEnum(languages)) }

/** A federal subject (region) of Russia; the id is its official code in the registers: 77 is Moscow. */
export const RegionEntry = Type.Object({ id: Id, name: Type.String() })
export type RegionEntry = Static<typeof RegionEntry>

export const listRegions = defineOperation({
  method: 'GET',
  path: '/api/v1/regions/',
  summary: 'Regions by name in the language `lang`, all of them unless page_size says otherwise',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...pageQuery,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999, default: 100 })),
    ...namesLanguage,
  }),
  response: { 200: Page(RegionEntry) },
  errors: [],
})

/** A category of the third level, without subcategories. The three levels are not one recursive schema, so that the depth is fixed. */
const Leaf = Type.Object({
  id: Id,
  /** In the requested language. */
  name: Type.String(),
  /** Names in English and Chinese, if staff entered them. */
  name_en: Nullable(Type.String()),
  name_zh: Nullable(Type.String()),
  slug: Type.String(),
  /** The usual VAT rate in percent, if staff set it. */
  vat_rate: Nullable(Type.Integer()),
})
const Branch = Type.Object({ ...Leaf.properties, childrens: Type.Array(Type.Object({ ...Leaf.properties, childrens: Type.Array(Leaf) })) })
export const CategoryTree = Type.Array(Branch)
export type CategoryTree = Static<typeof CategoryTree>

export const listCategories = defineOperation({
  method: 'GET',
  path: '/api/v1/categories/',
  summary: 'The tree of categories, three levels deep, named in the language `lang`',
  access: 'public',
  limit: 'api',
  query: Type.Object(namesLanguage),
  response: { 200: CategoryTree },
  errors: [],
})

export const Tag = Type.Object({ id: Id, name: Type.String() })
export type Tag = Static<typeof Tag>

export const listTags = defineOperation({
  method: 'GET',
  path: '/api/v1/tags/',
  summary: 'Tags by name, or those that begin with `search`: tags of products that staff have approved, and your own',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: TAG_MAX })) }),
  response: { 200: Page(Tag) },
  errors: [],
})

export const createTag = defineOperation({
  method: 'POST',
  path: '/api/v1/tags/',
  summary: 'Create a tag; 200 with the existing one if there is such a tag, in upper or lower case',
  access: 'user',
  limit: 'tags',
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: TAG_MAX, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 200: Tag, 201: Tag },
  errors: [],
})

export const StaffCategory = Type.Object({
  id: Id,
  parent: Nullable(Id),
  level: Type.Integer({ minimum: 1, maximum: CATEGORY_LEVELS }),
  name: Type.String(),
  name_en: Nullable(Type.String()),
  name_zh: Nullable(Type.String()),
  vat_rate: Nullable(Type.Integer()),
  slug: Type.String(),
  /** Order among the categories with the same parent. */
  position: Type.Integer(),
  /** A warning that staff see at products of the category; null if there is none. */
  attention: Nullable(Type.String()),
})
export type StaffCategory = Static<typeof StaffCategory>

/** The fields of a category that staff send when they add or change it. */
const draft = {
  name: Type.String({ minLength: 1, maxLength: CATEGORY_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }),
  /** Null where readers of that language see the Russian name. */
  name_en: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: CATEGORY_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }))),
  name_zh: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: CATEGORY_NAME_MAX, pattern: VISIBLE_TEXT_PATTERN }))),
  slug: Type.String({ maxLength: 100, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', examples: ['stroitelnye-raboty'] }),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  attention: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
}

export const listStaffCategories = defineOperation({
  ...staffList,
  path: '/api/v1/admin/categories/',
  summary: 'All categories with their warnings to staff',
  query: Type.Object(pageQuery),
  response: { 200: Page(StaffCategory) },
})

export const createCategory = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/categories/',
  summary: 'Add a category, at the top or inside another one',
  body: Type.Object({ ...draft, parent: Type.Optional(Nullable(Id)) }),
  response: { 201: StaffCategory },
  errors: ['not_found', 'slug_taken', 'category_too_deep'],
})

export const createFirstCategories = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/categories/tree/',
  summary: 'Fill an empty tree with the built-in one, about 150 categories on three levels; refused if the tree is not empty',
  response: { 201: Type.Object({ count: Type.Integer() }) },
  errors: ['conflict'],
})

export const updateCategory = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/categories/:id/',
  summary: 'Rename a category, change its address, its place or the warning to staff',
  params: Type.Object({ id: Id }),
  body: Type.Partial(Type.Object(draft)),
  response: { 200: StaffCategory },
  errors: ['not_found', 'slug_taken'],
})

export const moveCategory = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/categories/:id/move/',
  summary: 'Move a category one place up or down among those with the same parent',
  params: Type.Object({ id: Id }),
  body: Type.Object({ direction: StringEnum(['up', 'down']) }),
  response: { 204: null },
  errors: ['not_found'],
})

export const updateTag = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/tags/:id/',
  summary: 'Rename a tag, also on the products that have it',
  params: Type.Object({ id: Id }),
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: TAG_MAX, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 200: Tag },
  errors: ['not_found', 'conflict'],
})

export const deleteTag = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/tags/:id/',
  summary: 'Remove a tag that no product has',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'tag_in_use'],
})

export const deleteCategory = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/categories/:id/',
  summary: 'Remove a category without subcategories and products',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found', 'category_in_use'],
})
