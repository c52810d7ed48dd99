// Declares the operations of page titles.
import { createPageMeta, deletePageMeta, listPageMeta, listStaffPageMeta, updatePageMeta } from '@sverka/contract/page-meta'
import { type Bound, reads, writes } from '../platform/http/binding.ts'
import { addPageMeta, dropPageMeta, editPageMeta, pageMeta } from './page-meta.ts'

export const pageMetaRoutes: readonly Bound[] = [
  reads(listPageMeta, ({ db, query }) => pageMeta(db, query.slug)),
  reads(listStaffPageMeta, ({ db }) => pageMeta(db)),
  writes(createPageMeta, ({ tx, body }) => addPageMeta(tx, body)),
  writes(updatePageMeta, ({ tx, params, body }) => editPageMeta(tx, params.id, body)),
  writes(deletePageMeta, ({ tx, params }) => dropPageMeta(tx, params.id)),
]
