// The operation with which staff import a file of categories of goods: it is previewed row by row, then applied exactly as previewed.
import { type Static, Type } from 'typebox'
import { defineOperation, Nullable, StringEnum, staffOperation } from '../http/http.ts'
import { CATEGORY_FILE_MAX, rowChanges, rowFaults, rowOutcomes } from './catalog.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

export const CategoryRow = Type.Object({
  /** Line of the table, from 1 for the header row; in JSON the position in the list, from 1. */
  line: Type.Integer({ minimum: 1 }),
  /** The key that identifies the category, and the key of the category above it (null at the top level). */
  key: Text,
  parent: Nullable(Text),
  name: Text,
  outcome: StringEnum(rowOutcomes),
  /** Only for a refused row. */
  fault: Nullable(StringEnum(rowFaults)),
  /** Only for a changed row. */
  changes: Type.Array(StringEnum(rowChanges)),
})
export type CategoryRow = Static<typeof CategoryRow>

export const CategoryImport = Type.Object({
  /** Identifies this file together with the current tree of categories: the client sends it back to apply the preview. */
  preview: Text,
  /** False for a preview. */
  applied: Type.Boolean(),
  /** Numbers of rows by outcome. */
  counts: Type.Object({ new: Count, changed: Count, unchanged: Count, refused: Count }),
  rows: Type.Array(CategoryRow),
})
export type CategoryImport = Static<typeof CategoryImport>

export const importCategories = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/categories/import/',
  summary:
    'What importing a file of categories (CSV or JSON: key, parent, name_ru, name_en, name_zh, vat) would change, row by row. Sent again with the `preview` of this answer, it is imported. Nothing is ever removed',
  limit: ['api', 'preview'],
  consumes: 'multipart',
  files: { file: { maxBytes: CATEGORY_FILE_MAX, maxCount: 1, required: true } },
  /** Without `preview` nothing is changed. `conflict`: the file or the tree differs from the preview. */
  body: Type.Object({ preview: Type.Optional(Type.String({ maxLength: 64 })) }),
  response: { 200: CategoryImport },
  errors: ['conflict'],
})
