// HTTP routes of the blog, for visitors and for staff. Changes by staff are recorded in the audit log.
import { getNews, getNewsFeed, listNews } from '@sverka/contract/news/news'
import { addNewsPicture, createNews, deleteNews, getStaffNews, listStaffNews, updateNews } from '@sverka/contract/news/news.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { addNews, addPicture, deleteArticle, editNews, newestNews, newsArticle, publishedNews, staffArticle, staffNews } from './news.ts'
import { newsFeed } from './news-feed.ts'

export const newsRoutes = (services: Services): readonly BoundRoute[] => [...readers(services.publicUrl), ...staffRoutes(services)]

/** `site` is the origin of the links in the feed. */
const readers = (site: string): BoundRoute[] => [
  reads(listNews, ({ db, query }) => publishedNews(db, query)),
  reads(getNews, ({ db, params, caller }) => newsArticle(db, params.id, caller?.isStaff ?? false)),
  reads(getNewsFeed, async ({ db }) => {
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' }
    return new HttpResponse<string>(200, Buffer.from(newsFeed(await newestNews(db), site)), headers)
  }),
]

const staffRoutes = (services: Services): BoundRoute[] => [
  reads(getStaffNews, ({ db, params }) => staffArticle(db, params.id)),
  withOwnTransactions(addNewsPicture, async ({ db, caller, files, clientIp, clock }) => {
    const [file] = files?.picture ?? []
    if (!file) refuse('malformed_request')
    const made = await addPicture(services, file)
    const entry = {
      action: 'news.picture_added',
      actorId: requireMember(caller).userId,
      subject: `picture:${made.image.slice(1)}`,
      clientIp,
    }
    await db.transaction().execute((tx) => recordAudit(tx, clock, entry))
    return new HttpResponse(201, made)
  }),
  reads(listStaffNews, ({ db, query }) => staffNews(db, query)),
  writesWithAudit(createNews, 'news.created', ({ tx, body }) => addNews(tx, services, body)),
  writesWithAudit(updateNews, 'news.changed', ({ tx, params, body }) => editNews(tx, services, params.id, body)),
  writesWithAudit(deleteNews, 'news.deleted', ({ tx, params }) => deleteArticle(tx, params.id)),
]
