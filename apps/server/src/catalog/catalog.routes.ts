// Operations of the catalog (regions, categories and tags from which forms and filters choose), including those of staff.
import {
  createCategory,
  createFirstCategories,
  createTag,
  deleteCategory,
  deleteTag,
  listCategories,
  listRegions,
  listStaffCategories,
  listTags,
  moveCategory,
  type Tag,
  updateCategory,
  updateTag,
} from '@sverka/contract/catalog/catalog'
import { importCategories } from '@sverka/contract/catalog/category-import'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import {
  addCategory,
  categoryTree,
  editCategory,
  editTag,
  fillCategories,
  findOrCreateTag,
  findRegions,
  findTags,
  moveCategoryByOne,
  readStaffCategories,
  removeCategory,
  removeTag,
} from './catalog.ts'
import type { CategoryReader } from './import/category-reader.ts'
import { importFile } from './import/import-categories.ts'

export const catalogRoutes = (reader: CategoryReader): readonly BoundRoute[] => [
  reads(listRegions, ({ db, query }) => findRegions(db, query)),
  reads(listCategories, ({ db, query }) => categoryTree(db, query.lang)),
  reads(listTags, ({ db, caller, query }) => findTags(db, caller, query)),
  writes(createTag, async ({ tx, caller, clock, body }) => {
    const { userId, isStaff } = requireMember(caller)
    const { tag, isNew } = await findOrCreateTag(tx, clock, { name: body.name, userId, isStaff })
    return new HttpResponse<Tag>(isNew ? 201 : 200, tag)
  }),
  reads(listStaffCategories, ({ db, query }) => readStaffCategories(db, query)),
  writesWithAudit(createCategory, 'category.created', ({ tx, body }) => addCategory(tx, body)),
  writesWithAudit(createFirstCategories, 'categories.filled', ({ tx }) => fillCategories(tx)),
  // The file is read before the transaction begins: it may have to wait until the files of other staff are read.
  withOwnTransactions(importCategories, async ({ db, clock, caller, body, files, clientIp }) => {
    const { userId: staffId } = requireMember(caller)
    const lines = await reader.read(files?.file?.[0]?.bytes ?? new Uint8Array(), staffId)
    return db.transaction().execute((tx) => importFile(tx, clock, { lines, preview: body.preview, staffId, clientIp }))
  }),
  writesWithAudit(updateCategory, 'category.changed', ({ tx, params, body }) => editCategory(tx, params.id, body)),
  writesWithAudit(moveCategory, 'category.moved', ({ tx, params, body }) => moveCategoryByOne(tx, params.id, body.direction)),
  writesWithAudit(updateTag, 'tag.changed', ({ tx, clock, params, body }) => editTag(tx, clock, { id: params.id, name: body.name })),
  writesWithAudit(deleteTag, 'tag.deleted', ({ tx, params }) => removeTag(tx, params.id)),
  writesWithAudit(deleteCategory, 'category.deleted', ({ tx, params }) => removeCategory(tx, params.id)),
]
