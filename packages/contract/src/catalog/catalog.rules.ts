// Bounds of categories and tags, and what a file of categories may come to; the same in the browser and on the server.

/** Levels of the tree of categories (specification §3, Product). */
export const CATEGORY_LEVELS = 3
/** Characters of a tag. */
export const TAG_MAX = 64
/** Characters of a category's name, and of its key. */
export const CATEGORY_NAME_MAX = 100

/** Bytes of a file of categories, and rows in it. */
export const CATEGORY_FILE_MAX = 1_048_576
export const CATEGORY_ROWS_MAX = 2000

/** What becomes of a row. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** Why a row is refused. */
export const rowFaults = [
  'no_key',
  'bad_key',
  'key_twice',
  'no_name',
  'name_long',
  'bad_vat',
  'parent_unknown',
  'parent_refused',
  'in_circle',
  'too_deep',
] as const
export type RowFault = (typeof rowFaults)[number]

/** What a row changes of a category. */
export const rowChanges = ['parent', 'name', 'name_en', 'name_zh', 'vat_rate'] as const
export type RowChange = (typeof rowChanges)[number]
