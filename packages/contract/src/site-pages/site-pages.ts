// Operations on the site's own data: number of users, legal and bank details of the site's owner («реквизиты»), and the files for search engines.
import { type Static, Type } from 'typebox'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Nullable, staffOperation } from '../http/http.ts'

const feed = { method: 'GET', access: 'public', limit: 'api' } as const
const MaybeText = Nullable(Type.String())

export const getCounter = defineOperation({
  method: 'GET',
  path: '/api/v1/counter/',
  summary: 'Number of registered users',
  access: 'public',
  limit: 'api',
  response: { 200: Type.Object({ subscribers: Type.Integer({ minimum: 0 }) }) },
  errors: [],
})

/**
 * The owner of the site, as set by staff or by configuration; `is_example`: nothing is configured, and the details are invented. `inn` is a taxpayer
 * number, `kpp` a tax registration code (sole traders have none), `ogrn` a registration number, `bic` a bank identification code.
 */
export const Requisites = Type.Object({
  is_example: Type.Boolean(),
  name: Type.String(),
  inn: Type.String(),
  kpp: MaybeText,
  ogrn: Type.String(),
  address: Type.String(),
  email: Type.String(),
  phone: MaybeText,
  bank: Type.Object({ name: Type.String(), bic: Type.String(), account: Type.String(), correspondent_account: Type.String() }),
})
export type Requisites = Static<typeof Requisites>

export const getRequisites = defineOperation({
  method: 'GET',
  path: '/api/v1/requisites/',
  summary: 'Legal and bank details of the owner of the site; null where none are configured',
  access: 'public',
  limit: 'api',
  response: { 200: Type.Object({ requisites: Nullable(Requisites) }) },
  errors: [],
})

/** A text of digits only, with an example for the API's documentation. */
const Digits = (pattern: string, maxLength: number, example: string) =>
  Type.String({ pattern: `^${pattern}$`, maxLength, examples: [example] })
const Filled = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: VISIBLE_TEXT_PATTERN })

export const RequisitesDraft = Type.Object(
  {
    name: Filled(300),
    inn: Digits('([0-9]{10}|[0-9]{12})', 12, '7707083893'),
    kpp: Nullable(Digits('[0-9]{9}', 9, '770701001')),
    ogrn: Digits('([0-9]{13}|[0-9]{15})', 15, '1027700132195'),
    address: Filled(500),
    email: Type.String({ format: 'email', maxLength: 254 }),
    phone: Nullable(Type.String({ maxLength: 40 })),
    bank: Type.Object(
      {
        name: Filled(300),
        bic: Digits('[0-9]{9}', 9, '044525225'),
        account: Digits('[0-9]{20}', 20, '40702810900000000001'),
        correspondent_account: Digits('[0-9]{20}', 20, '30101810400000000225'),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type RequisitesDraft = Static<typeof RequisitesDraft>

export const setRequisites = defineOperation({
  ...staffOperation,
  method: 'PUT',
  path: '/api/v1/admin/requisites/',
  summary: 'Sets the legal and bank details that the site shows, in place of those of the configuration',
  body: RequisitesDraft,
  response: { 204: null },
  errors: [],
})

export const resetRequisites = defineOperation({
  ...staffOperation,
  method: 'DELETE',
  path: '/api/v1/admin/requisites/',
  summary: 'Removes the details that staff have set; those of the configuration are shown again',
  response: { 204: null },
  errors: ['not_found'],
})

export const getRobots = defineOperation({
  ...feed,
  path: '/robots.txt',
  summary: 'What crawlers may visit',
  response: { 200: Type.String({ contentMediaType: 'text/plain' }) },
  errors: [],
})

/** The sitemap protocol's limit of URLs in one file. */
export const SITEMAP_FILE_URLS = 50_000

export const getSitemapIndex = defineOperation({
  ...feed,
  path: '/sitemap.xml',
  summary: 'Index of the sitemap files',
  response: { 200: Type.String({ contentMediaType: 'application/xml' }) },
  errors: [],
})

export const getPagesSitemap = defineOperation({
  ...feed,
  path: '/sitemaps/pages.xml',
  summary: 'Sitemap of the pages of the site and of the articles',
  response: { 200: Type.String({ contentMediaType: 'application/xml' }) },
  errors: [],
})

export const getCompaniesSitemap = defineOperation({
  ...feed,
  path: '/sitemaps/companies/:part.xml.gz',
  summary: 'Gzip file of at most 50,000 company cards',
  params: Type.Object({ part: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  response: { 200: Type.String({ contentMediaType: 'application/gzip' }) },
  errors: ['not_found'],
})
