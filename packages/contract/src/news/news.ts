// Operations of the blog for visitors: articles, and the RSS feed of the newest ones.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery } from '../http/http.ts'

/** An article (specification §3, News). `content` is html that has only the tags and attributes of the server's allow-list. */
export const News = Type.Object({
  id: Id,
  title: Type.String(),
  content: Type.String(),
  image: Nullable(Type.String()),
  created_at: IsoTime,
})
export type News = Static<typeof News>

export const listNews = defineOperation({
  method: 'GET',
  path: '/api/v1/news/',
  summary: 'Published articles, newest first',
  access: 'public',
  limit: 'api',
  query: Type.Object(pageQuery),
  response: { 200: Page(News) },
  errors: [],
})

export const getNews = defineOperation({
  method: 'GET',
  path: '/api/v1/news/:id/',
  summary: 'One article; drafts only for staff',
  access: 'public',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 200: News },
  errors: ['not_found'],
})

export const getNewsFeed = defineOperation({
  method: 'GET',
  path: '/blog/rss.xml',
  summary: 'RSS 2.0 feed of the newest articles',
  access: 'public',
  limit: 'api',
  response: { 200: Type.String({ contentMediaType: 'application/rss+xml' }) },
  errors: [],
})
