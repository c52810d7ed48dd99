// Declares the operations of the lists that forms and filters choose from.
import {
  createCategory,
  createTag,
  deleteCategory,
  listCategories,
  listRegions,
  listStaffCategories,
  listTags,
  type Tag,
  updateCategory,
} from '@sverka/contract/catalog'
import { recorded } from '../platform/audit/recorded.ts'
import { member } from '../platform/auth/session.ts'
import { Answer, type Bound, reads, writes } from '../platform/http/binding.ts'
import { addCategory, categoryTree, dropCategory, editCategory, makeTag, regions, staffCategories, tags } from './catalog.ts'

export const catalogRoutes: readonly Bound[] = [
  reads(listRegions, ({ db, query }) => regions(db, query)),
  reads(listCategories, ({ db }) => categoryTree(db)),
  reads(listTags, ({ db, query }) => tags(db, query)),
  writes(createTag, async ({ tx, caller, clock, body }) => {
    const { tag, isNew } = await makeTag(tx, clock, { name: body.name, userId: member(caller).userId })
    return new Answer<Tag>(isNew ? 201 : 200, tag)
  }),
  reads(listStaffCategories, ({ db, query }) => staffCategories(db, query)),
  recorded(createCategory, 'category.created', ({ tx, body }) => addCategory(tx, body)),
  recorded(updateCategory, 'category.changed', ({ tx, params, body }) => editCategory(tx, params.id, body)),
  recorded(deleteCategory, 'category.deleted', ({ tx, params }) => dropCategory(tx, params.id)),
]
