// Declares the operations of the blog.
import { getNews, getNewsFeed, listNews } from '@sverka/contract/news'
import { createNews, deleteNews, listStaffNews, updateNews } from '@sverka/contract/news.staff'
import { Answer, type Bound, reads, writes } from '../platform/http/binding.ts'
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
  writes(createNews, ({ tx, body, clock }) => addNews(tx, body, clock.now())),
  writes(updateNews, ({ tx, params, body }) => editNews(tx, params.id, body)),
  writes(deleteNews, ({ tx, params }) => dropNews(tx, params.id)),
]
