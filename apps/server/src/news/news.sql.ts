// Every query of the blog.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewsRow {
  id: number
  title: string
  content: string
  image: string | null
  is_published: boolean
  created_at: Date
}

export interface NewsPage {
  page: number
  pageSize: number
  withDrafts: boolean
}

const columns = ['id', 'title', 'content', 'image', 'is_published', 'created_at'] as const

export function listNewsRows(db: Reader, { page, pageSize, withDrafts }: NewsPage): Promise<NewsRow[]> {
  return db
    .selectFrom('news')
    .select(columns)
    .$if(!withDrafts, (query) => query.where('is_published', '=', true))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export async function countNews(db: Reader, withDrafts: boolean): Promise<number> {
  const row = await db
    .selectFrom('news')
    .select((select) => select.fn.countAll<number>().as('count'))
    .$if(!withDrafts, (query) => query.where('is_published', '=', true))
    .executeTakeFirstOrThrow()
  return row.count
}

export const findNews = (db: Reader, id: number): Promise<NewsRow | undefined> =>
  db.selectFrom('news').select(columns).where('id', '=', id).executeTakeFirst()

export const insertNews = (tx: Tx, row: Omit<NewsRow, 'id'>): Promise<NewsRow> =>
  tx.insertInto('news').values(row).returning(columns).executeTakeFirstOrThrow()

export const changeNews = (tx: Tx, id: number, changes: Partial<Omit<NewsRow, 'id'>>): Promise<NewsRow | undefined> =>
  tx.updateTable('news').set(changes).where('id', '=', id).returning(columns).executeTakeFirst()

export async function removeNews(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('news').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those of the keys whose address an article has as its picture or within its text. */
export async function listKnownPictures(db: Reader, keys: readonly string[]): Promise<string[]> {
  const within = sql<string>`(regexp_matches(content, '/media/(news/[A-Za-z0-9/_.-]+)', 'g'))[1]`
  const named = db.selectFrom('news').select(sql<string>`substr(image, length('/media/') + 1)`.as('key'))
  const rows = await db
    .selectFrom(named.unionAll(db.selectFrom('news').select(within.as('key'))).as('found'))
    .select('key')
    .where('key', 'in', [...keys])
    .execute()
  return rows.map(({ key }) => key)
}
