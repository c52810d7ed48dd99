// HTTP routes of titles and descriptions of pages. Changes by staff are recorded in the audit log.
import { createPageMeta, deletePageMeta, listPageMeta, listStaffPageMeta, updatePageMeta } from '@sverka/contract/page-meta/page-meta'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import { addPageMeta, dropPageMeta, editPageMeta, type PageMetaReader, pageMeta } from './page-meta.ts'

/** `read` finds the titles of a page for the public operation. */
export const pageMetaRoutes = (read: PageMetaReader): readonly BoundRoute[] => [
  reads(listPageMeta, ({ db, query }) => read(db, query.slug)),
  reads(listStaffPageMeta, ({ db }) => pageMeta(db)),
  writesWithAudit(createPageMeta, 'page-meta.created', ({ tx, body }) => addPageMeta(tx, body)),
  writesWithAudit(updatePageMeta, 'page-meta.changed', ({ tx, params, body }) => editPageMeta(tx, params.id, body)),
  writesWithAudit(deletePageMeta, 'page-meta.deleted', ({ tx, params }) => dropPageMeta(tx, params.id)),
]
