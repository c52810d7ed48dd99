// Declares the operations of the blog.
import { getNews, getNewsFeed, listNews } from '@sverka/contract/news'
import { createNews, deleteNews, listStaffNews, updateNews } from '@sverka/contract/news.staff'
import { recorded } from '../platform/audit/recorded.ts'
import { Answer, type Bound, reads } from '../platform/http/binding.ts'
import { addNews, dropNews, editNews, newestNews, newsArticle, publishedNews, staffNews } from './news.ts'
import { newsFeed } from './news-feed.ts'

/** `site` is the origin that links in the feed carry. */
export const newsRoutes = (site: string): readonly Bound[] => [
  reads(listNews, ({ db, query }) => publishedNews(db, query)),
  reads(getNews, ({ db, params, caller }) => newsArticle(db, params.id, caller?.isStaff ?? false)),
  reads(getNewsFeed, async ({ db }) => {
    const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' }
    return new Answer<string>(200, Buffer.from(newsFeed(await newestNews(db), site)), headers)
  }),
  reads(listStaffNews, ({ db, query }) => staffNews(db, query)),
  recorded(createNews, 'news.created', ({ tx, body, clock }) => addNews(tx, body, clock.now())),
  recorded(updateNews, 'news.changed', ({ tx, params, body }) => editNews(tx, params.id, body)),
  recorded(deleteNews, 'news.deleted', ({ tx, params }) => dropNews(tx, params.id)),
]
