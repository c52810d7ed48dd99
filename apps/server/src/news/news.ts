// The rules of the blog: what visitors see, what staff save.
import type { News } from '@sverka/contract/news'
import type { NewsDraft, StaffNews } from '@sverka/contract/news.staff'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { changeNews, countNews, findNews, insertNews, listNewsRows, type NewsRow, removeNews } from './news.sql.ts'
import { cleanNewsHtml } from './news-html.ts'

/** Articles in the feed. */
const FEED_LENGTH = 30

const presentNews = (row: NewsRow): News => ({
  id: row.id,
  title: row.title,
  content: cleanNewsHtml(row.content),
  image: row.image,
  created_at: row.created_at.toISOString(),
})

const presentStaffNews = (row: NewsRow): StaffNews => ({ ...presentNews(row), is_published: row.is_published })

interface PageOf {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

async function pageOf<T>(db: Reader, { page = 1, page_size = 20 }: PageOf, withDrafts: boolean, present: (row: NewsRow) => T) {
  const [count, rows] = await Promise.all([countNews(db, withDrafts), listNewsRows(db, { page, pageSize: page_size, withDrafts })])
  return { count, page, page_size, result: rows.map(present) }
}

/** A page of published articles, newest first. */
export const publishedNews = (db: Reader, page: PageOf) => pageOf(db, page, false, presentNews)

/** A page of all articles with drafts. */
export const staffNews = (db: Reader, page: PageOf) => pageOf(db, page, true, presentStaffNews)

/** One article; a draft is there for staff only. */
export async function newsArticle(db: Reader, id: number, isStaff: boolean): Promise<News> {
  const row = await findNews(db, id)
  if (!row || (!row.is_published && !isStaff)) refuse('not_found')
  return presentNews(row)
}

/** Saves an article; it is published unless it says otherwise. */
export async function addNews(tx: Tx, draft: NewsDraft, now: Date): Promise<StaffNews> {
  const { title, content, image = null, is_published = true, created_at } = draft
  const moment = created_at ? new Date(created_at) : now
  return presentStaffNews(await insertNews(tx, { title, content: cleanNewsHtml(content), image, is_published, created_at: moment }))
}

/** Changes the given fields. */
export async function editNews(tx: Tx, id: number, { content, created_at, ...rest }: Partial<NewsDraft>): Promise<StaffNews> {
  const changes = {
    ...rest,
    ...(content === undefined ? {} : { content: cleanNewsHtml(content) }),
    ...(created_at === undefined ? {} : { created_at: new Date(created_at) }),
  }
  return presentStaffNews((await changeNews(tx, id, changes)) ?? refuse('not_found'))
}

/** Removes an article for good. */
export async function dropNews(tx: Tx, id: number): Promise<undefined> {
  if (!(await removeNews(tx, id))) refuse('not_found')
}

/** Ids and days of all published articles, for the sitemap. */
export async function publishedNewsDays(db: Reader): Promise<{ id: number; day: string }[]> {
  const rows = await listNewsRows(db, { page: 1, pageSize: 9999, withDrafts: false })
  return rows.map((row) => ({ id: row.id, day: row.created_at.toISOString().slice(0, 10) }))
}

/** The articles of the feed. */
export async function newestNews(db: Reader): Promise<News[]> {
  return (await listNewsRows(db, { page: 1, pageSize: FEED_LENGTH, withDrafts: false })).map(presentNews)
}
