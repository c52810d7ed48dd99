// Queries of the articles of the blog (table `news`).
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewsRow {
  id: number
  title: string
  content: string
  image: string | null
  is_published: boolean
  /** Shown as the day of publication. */
  created_at: Date
  /** When a scheduled draft will be published; null for an article that is not scheduled. */
  publish_at: Date | null
}

export interface NewsPage {
  page: number
  pageSize: number
  withDrafts: boolean
  state?: 'draft' | 'scheduled' | 'published' | undefined
  /** Part of the title, in any letter case. */
  search?: string | undefined
}

const columns = ['id', 'title', 'content', 'image', 'is_published', 'created_at', 'publish_at'] as const

type Filter = Omit<NewsPage, 'page' | 'pageSize'>

const filtered = (db: Reader, { withDrafts, state, search }: Filter) =>
  db
    .selectFrom('news')
    .$if(!withDrafts || state === 'published', (query) => query.where('is_published', '=', true))
    .$if(state === 'draft', (query) => query.where('is_published', '=', false).where('publish_at', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('publish_at', 'is not', null))
    .$if(search !== undefined, (query) =>
      query.where(sql`lower(title)`, 'like', `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`),
    )

export function listNewsRows(db: Reader, { page, pageSize, ...filter }: NewsPage): Promise<NewsRow[]> {
  return filtered(db, filter)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export async function countNews(db: Reader, filter: Filter): Promise<number> {
  const row = await filtered(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export const findNews = (db: Reader, id: number): Promise<NewsRow | undefined> =>
  db.selectFrom('news').select(columns).where('id', '=', id).executeTakeFirst()

/** Reads an article and locks it until the transaction ends. */
export const lockNews = (tx: Tx, id: number): Promise<NewsRow | undefined> =>
  tx.selectFrom('news').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertNews = (tx: Tx, row: Omit<NewsRow, 'id' | 'publish_at'> & { publish_at?: Date | null }): Promise<NewsRow> =>
  tx.insertInto('news').values(row).returning(columns).executeTakeFirstOrThrow()

export const changeNews = (tx: Tx, id: number, changes: Partial<Omit<NewsRow, 'id'>>): Promise<NewsRow | undefined> =>
  tx.updateTable('news').set(changes).where('id', '=', id).returning(columns).executeTakeFirst()

/** Publishes a scheduled draft that is due; undefined if it was rescheduled, unscheduled or deleted meanwhile. */
export const publishDue = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('news')
    .set((eb) => ({ is_published: true, created_at: eb.ref('publish_at').$notNull(), publish_at: null }))
    .where('id', '=', id)
    .where('publish_at', '<=', now)
    .returning('id')
    .executeTakeFirst()

/** False if there is no such article. */
export async function removeNews(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('news').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those of the keys (names of stored pictures) that an article uses as its picture or in its text; the others may be deleted. */
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
