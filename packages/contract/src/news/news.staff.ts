// Operations of staff on the blog's articles: drafts, scheduled and published ones. The html of an article is sanitised when it is saved.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { NEWS_CONTENT_MAX, NEWS_PICTURE_MAX_BYTES } from './news.rules.ts'
import { News } from './news.ts'

/** Longest title of an article, in characters. */
export const NEWS_TITLE_MAX = 200

/** Path of a picture that the site stores (`/media`) or that is part of it (`/assets`), without `..`; null for an article without one. */
const ImagePath = Type.Union([
  Type.String({ pattern: '^/(media|assets)/(?!.*\\.\\.)[A-Za-z0-9/_.-]+$', maxLength: 300, examples: ['/media/news/photo.webp'] }),
  Type.Null(),
])

export const newsStates = ['draft', 'scheduled', 'published'] as const

/** `publish_at`: when a draft is published automatically, or null. */
export const StaffNews = Type.Object({
  ...News.properties,
  is_published: Type.Boolean(),
  publish_at: Nullable(IsoTime),
  /** Changes with every change of the article; sent back with an edit, it shows whether somebody else changed the article meanwhile. */
  version: Type.String(),
})
export type StaffNews = Static<typeof StaffNews>

export const NewsDraft = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: NEWS_TITLE_MAX, pattern: VISIBLE_TEXT_PATTERN }),
    content: Type.String({ minLength: 1, maxLength: NEWS_CONTENT_MAX }),
    image: Type.Optional(ImagePath),
    is_published: Type.Optional(Type.Boolean()),
    created_at: Type.Optional(IsoTime),
    publish_at: Type.Optional(Nullable(IsoTime)),
  },
  { additionalProperties: false },
)
export type NewsDraft = Static<typeof NewsDraft>

const NewsChanges = Type.Object(
  { ...Type.Partial(NewsDraft).properties, version: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false, minProperties: 1 },
)
export type NewsChanges = Static<typeof NewsChanges>

const articleId = Type.Object({ id: Id })

export const listStaffNews = defineOperation({
  ...staffList,
  path: '/api/v1/admin/news/',
  summary: 'Articles with drafts, newest first; of one state, or with a text in the title',
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(StringEnum(newsStates)),
    search: Type.Optional(Type.String({ maxLength: NEWS_TITLE_MAX })),
  }),
  response: { 200: Page(StaffNews) },
})

export const getStaffNews = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/news/:id/',
  summary: 'One article with its state',
  params: articleId,
  response: { 200: StaffNews },
  errors: ['not_found'],
})

export const addNewsPicture = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/news/pictures/',
  summary: 'Stores a picture for an article, re-encoded; a picture that no article uses is deleted after a while',
  limit: 'upload',
  consumes: 'multipart',
  files: { picture: { maxBytes: NEWS_PICTURE_MAX_BYTES, maxCount: 1, required: true } },
  response: { 201: Type.Object({ image: Type.String(), width: Type.Integer(), height: Type.Integer() }) },
  errors: [],
})

export const createNews = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/news/',
  summary: 'Saves a new article, published unless is_published is false or publish_at says when; html is cleaned',
  body: NewsDraft,
  response: { 201: StaffNews },
  errors: [],
})

export const updateNews = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/news/:id/',
  summary:
    'Changes the given fields of an article; html is cleaned. With `version`, `conflict` if the article has changed since that version',
  params: articleId,
  body: NewsChanges,
  response: { 200: StaffNews },
  errors: ['not_found', 'conflict'],
})

export const deleteNews = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/news/:id/',
  summary: 'Removes an article',
  params: articleId,
  response: { 204: null },
  errors: ['not_found'],
})
