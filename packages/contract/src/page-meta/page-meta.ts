// Operations on the titles and descriptions of the site's pages that staff have set; pages without an entry have the built-in texts of the web app.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, staffList, staffOperation } from '../http/http.ts'

/** The path of a page without a trailing slash; the home page is `/`. */
export const PageSlug = Type.String({ pattern: '^/$|^(/[A-Za-z0-9._~-]+)+$', maxLength: 200, examples: ['/about'] })

/** Texts of a page (specification §3, Page meta). `slug` is its path; `additional_title` and `text_field` are a heading and text on the page. */
export const PageMeta = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  additional_title: Type.String(),
  text_field: Type.String(),
  keywords: Type.String(),
})
export type PageMeta = Static<typeof PageMeta>

export const listPageMeta = defineOperation({
  method: 'GET',
  path: '/api/v1/page-meta/',
  summary: 'Titles and descriptions of all pages, or of the path `slug`',
  access: 'public',
  limit: 'api',
  query: Type.Object({ slug: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: { 200: Type.Array(PageMeta) },
  errors: [],
})

const text = (maxLength: number) => Type.String({ maxLength, default: '' })

const StaffPageMeta = Type.Object({ id: Id, ...PageMeta.properties })
export const PageMetaDraft = Type.Object(
  {
    slug: PageSlug,
    title: Type.String({ minLength: 1, maxLength: 200 }),
    description: text(500),
    additional_title: text(200),
    text_field: text(5000),
    keywords: text(500),
  },
  { additionalProperties: false },
)
export type PageMetaDraft = Static<typeof PageMetaDraft>

const pageMetaId = Type.Object({ id: Id })

export const listStaffPageMeta = defineOperation({
  ...staffList,
  path: '/api/v1/admin/page-meta/',
  summary: 'Titles and descriptions of all pages, with their ids',
  response: { 200: Type.Array(StaffPageMeta) },
})

export const createPageMeta = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/page-meta/',
  summary: 'Adds title and description of a path; 409 if the path has them already',
  body: PageMetaDraft,
  response: { 201: StaffPageMeta },
  errors: ['conflict'],
})

export const updatePageMeta = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/page-meta/:id/',
  summary: "Changes the given fields of a page's title and description",
  params: pageMetaId,
  body: Type.Object(
    {
      slug: Type.Optional(PageSlug),
      title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      description: Type.Optional(Type.String({ maxLength: 500 })),
      additional_title: Type.Optional(Type.String({ maxLength: 200 })),
      text_field: Type.Optional(Type.String({ maxLength: 5000 })),
      keywords: Type.Optional(Type.String({ maxLength: 500 })),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  response: { 200: StaffPageMeta },
  errors: ['not_found', 'conflict'],
})

export const deletePageMeta = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/page-meta/:id/',
  summary: 'Removes title and description of a path, whose page then has its built-in ones',
  params: pageMetaId,
  response: { 204: null },
  errors: ['not_found'],
})
