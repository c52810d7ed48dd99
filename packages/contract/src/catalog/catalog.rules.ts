// Rules of categories and tags shared by pages and server: limits, a category's name in a language, and the outcomes of an import.
import type { Language } from '../site-pages/site-pages.rules.ts'

/** The names of a category of goods; null in a language for which staff entered none. */
export interface CategoryNames {
  readonly name: string
  readonly name_en: string | null
  readonly name_zh: string | null
}

/** The name of a category in a language: the Russian name if staff entered no other. */
export const categoryName = ({ name, name_en: english, name_zh: chinese }: CategoryNames, language: Language = 'ru'): string =>
  (language === 'en' ? english : language === 'zh-CN' ? chinese : null) ?? name

/** Levels of the tree of categories (specification §3, Product). */
export const CATEGORY_LEVELS = 3
/** Longest tag, in characters. */
export const TAG_MAX = 64
/** Longest name of a category, and longest key, in characters. */
export const CATEGORY_NAME_MAX = 100

/** Largest file for the import of categories, in bytes, and the most rows in it. */
export const CATEGORY_FILE_MAX = 1_048_576
export const CATEGORY_ROWS_MAX = 2000

/** Outcome of a row in an import: a category is added or changed, nothing changes, or the row is refused. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/**
 * Why a row is refused. The key identifies a category, and `parent` is the key of the category above it. `key_twice`: an earlier row has the
 * same key; `bad_vat`: no such VAT rate; `parent_refused`: the row of the parent is refused; `in_circle`: the category would be inside itself;
 * `too_deep`: more levels than `CATEGORY_LEVELS`.
 */
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

/** The fields of a category that a row can change. */
export const rowChanges = ['parent', 'name', 'name_en', 'name_zh', 'vat_rate'] as const
export type RowChange = (typeof rowChanges)[number]
