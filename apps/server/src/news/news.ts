// The articles of the blog: visitors read published ones; staff save drafts, publish them at once or schedule their publication.
import { createHash } from 'node:crypto'
import type { News } from '@sverka/contract/news/news'
import type { NewsChanges, NewsDraft, newsStates, StaffNews } from '@sverka/contract/news/news.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import { moscowDay } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { mediaUrl } from '../platform/files/media.ts'
import { encodeSizes } from '../platform/files/pictures.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { changeNews, countNews, findNews, insertNews, listNewsRows, lockNews, type NewsRow, publishDue, removeNews } from './news.sql.ts'
import { cleanNewsHtml, isTooDeep } from './news-html.ts'

/** Number of articles in the RSS feed. */
const FEED_LENGTH = 30

const presentNews = (row: NewsRow): News => ({
  id: row.id,
  title: row.title,
  content: cleanNewsHtml(row.content),
  image: row.image,
  created_at: row.created_at.toISOString(),
})

const presentStaffNews = (row: NewsRow): StaffNews => ({
  ...presentNews(row),
  is_published: row.is_published,
  publish_at: row.publish_at?.toISOString() ?? null,
  version: newsVersion(row),
})

/** A fingerprint of the stored article; a change is refused if it was made to an older version. */
const newsVersion = ({ title, content, image, is_published, created_at, publish_at }: NewsRow): string =>
  createHash('sha256')
    .update(JSON.stringify([title, content, image, is_published, created_at, publish_at]))
    .digest('base64url')

interface PageQuery {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
}

interface Request extends PageQuery {
  readonly state?: (typeof newsStates)[number] | undefined
  readonly search?: string | undefined
}

async function readPage<T>(db: Reader, request: Request, withDrafts: boolean, present: (row: NewsRow) => T) {
  const { page = 1, page_size = 20, state, search } = request
  const filter = { withDrafts, state, search: search?.trim() || undefined }
  const [count, rows] = await Promise.all([countNews(db, filter), listNewsRows(db, { ...filter, page, pageSize: page_size })])
  return { count, page, page_size, result: rows.map(present) }
}

/** A page of published articles, newest first. */
export const publishedNews = (db: Reader, page: PageQuery) => readPage(db, page, false, presentNews)

/** A page of all articles with drafts. */
export const staffNews = (db: Reader, request: Request) => readPage(db, request, true, presentStaffNews)

/** One article with its state and version, for editing by staff. Throws `not_found`. */
export const staffArticle = async (db: Reader, id: number): Promise<StaffNews> =>
  presentStaffNews((await findNews(db, id)) ?? refuse('not_found'))

/** One article; a draft is visible to staff only. */
export async function newsArticle(db: Reader, id: number, isStaff: boolean): Promise<News> {
  const row = await findNews(db, id)
  if (!row || (!row.is_published && !isStaff)) refuse('not_found')
  return presentNews(row)
}

/** Makes HTML from staff safe for storing. Throws `nested_too_deep` for the field. */
function cleanDraft(content: string): string {
  if (isTooDeep(content)) refuseField('content', 'nested_too_deep')
  return cleanNewsHtml(content)
}

/** Saves an article; it is published unless the request says otherwise. */
export async function addNews(tx: Tx, services: Services, draft: NewsDraft): Promise<StaffNews> {
  const { title, content, image = null, is_published = true, created_at, publish_at } = draft
  const moment = created_at ? new Date(created_at) : services.clock.now()
  const state = publish_at ? { is_published: false, publish_at: new Date(publish_at) } : { is_published }
  const row = await insertNews(tx, { title, content: cleanDraft(content), image, created_at: moment, ...state })
  await schedulePublication(tx, services, row)
  return presentStaffNews(row)
}

/**
 * Changes the provided fields. A publication time makes the article a draft until then; publishing it clears the time. Throws `conflict` if a
 * colleague, or the scheduled publication, has changed the article since the caller read it, and `not_found`.
 */
export async function editNews(tx: Tx, services: Services, id: number, draft: NewsChanges): Promise<StaffNews> {
  const { content, created_at, publish_at, is_published, version, ...rest } = draft
  const before = (await lockNews(tx, id)) ?? refuse('not_found')
  if (version !== undefined && version !== newsVersion(before)) refuse('conflict')
  const changes = {
    ...rest,
    ...(content === undefined ? {} : { content: cleanDraft(content) }),
    ...(created_at === undefined ? {} : { created_at: new Date(created_at) }),
    ...(is_published === undefined ? {} : { is_published }),
    ...(is_published || publish_at === null ? { publish_at: null } : {}),
    ...(publish_at ? { is_published: false, publish_at: new Date(publish_at) } : {}),
  }
  const row = (await changeNews(tx, id, changes)) ?? refuse('not_found')
  await schedulePublication(tx, services, row)
  return presentStaffNews(row)
}

const publicationJob = defineJob<{ newsId: number }>('news.come-out')

/** Schedules the job that publishes the article, if it has a publication time. */
async function schedulePublication(tx: Tx, { jobs }: Services, { id, publish_at }: NewsRow): Promise<void> {
  if (publish_at) await jobs.send(tx, publicationJob, { newsId: id }, { after: publish_at })
}

/** Publishes a scheduled article when its time has come. A draft that was rescheduled meanwhile waits for the later run of its own job. */
export const publishDueWorker = ({ db, clock }: Services): JobWorker =>
  jobWorker(publicationJob, async ({ newsId }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await publishDue(tx, newsId, clock.now()))) return
      await recordAudit(tx, clock, { action: 'news.published', actorId: null, subject: `news:${newsId}`, clientIp: null })
    })
  })

/** Longest side of a picture in an article, in pixels. */
const PICTURE_SIDE = 1600

/**
 * Re-encodes an uploaded picture as WebP, which removes metadata such as the place of the photo, and stores it. Returns its URL and size in
 * pixels. Throws `not_a_picture` for the field.
 */
export async function addPicture({ files, ids }: Services, file: UploadedFile): Promise<{ image: string; width: number; height: number }> {
  const encoded = await encodeSizes(file.bytes, { article: PICTURE_SIDE })
  const picture = encoded?.files.find(({ format }) => format === 'webp')
  if (!encoded || !picture) refuseField('picture', 'not_a_picture')
  const key = `news/${ids.uuid()}.webp`
  await files.pictures.put(key, picture.bytes)
  return { image: mediaUrl(key), width: encoded.width, height: encoded.height }
}

/** Deletes an article. Throws `not_found`. */
export async function deleteArticle(tx: Tx, id: number): Promise<undefined> {
  if (!(await removeNews(tx, id))) refuse('not_found')
}

/** Ids and days of all published articles, for the sitemap. */
export async function publishedNewsDays(db: Reader): Promise<{ id: number; day: string }[]> {
  const rows = await listNewsRows(db, { page: 1, pageSize: 9999, withDrafts: false })
  return rows.map((row) => ({ id: row.id, day: moscowDay(row.created_at) }))
}

/** The articles of the feed. */
export async function newestNews(db: Reader): Promise<News[]> {
  return (await listNewsRows(db, { page: 1, pageSize: FEED_LENGTH, withDrafts: false })).map(presentNews)
}
