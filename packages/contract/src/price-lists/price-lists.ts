// Operations on price lists: a seller's file of goods is read, compared with the seller's products, and applied to them in the background.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import {
  CELL_MAX,
  COLUMNS_MAX,
  lineOutcomes,
  listFields,
  NAMED_CATEGORIES_MAX,
  PRICE_FILE_MAX,
  PRICE_LINES_MAX,
  priceListStates,
  SAMPLE_ROWS,
} from './price-lists.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })
const Column = Type.Integer({ minimum: 1, maximum: COLUMNS_MAX })

export const PriceList = Type.Object({
  id: Id,
  company: Type.Object({ id: Id, name: Text }),
  file_name: Text,
  created_at: IsoTime,
  state: StringEnum(priceListStates),
  /** Number of lines that are not empty, and of those that the current step has finished. */
  lines: Count,
  done: Count,
  /** Numbers of lines by their effect. */
  counts: Type.Object({ new: Count, changed: Count, unchanged: Count, refused: Count }),
  /** Number of lines that were applied. */
  applied: Count,
  /** Pictures of new products that could not be downloaded or are not pictures. */
  pictures_left_out: Count,
  /** The category of new products whose line has none. */
  category: Nullable(Id),
  columns: Type.Array(
    Type.Object({
      column: Column,
      head: Text,
      field: Nullable(StringEnum(listFields)),
      samples: Type.Array(Text, { maxItems: SAMPLE_ROWS }),
    }),
    { maxItems: COLUMNS_MAX },
  ),
})
export type PriceList = Static<typeof PriceList>

export const PriceLine = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  article: Text,
  name: Text,
  outcome: StringEnum(lineOutcomes),
  /** Why the line is refused: code, and Russian text. */
  code: Nullable(Text),
  message: Nullable(Text),
  /** The product that is changed. */
  product: Nullable(Id),
  changes: Type.Array(Type.Object({ field: StringEnum(listFields), before: Text, after: Text })),
  /** Whether the line was applied. */
  applied: Type.Boolean(),
})
export type PriceLine = Static<typeof PriceLine>

/** An API key with the scope `goods` may call these operations too. */
const own = { access: 'user', scope: 'goods', limit: 'api' } as const
const params = Type.Object({ id: Id })

export const createPriceList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/price-lists/',
  summary: `Reads a price list (xlsx, csv, txt, YML, or import.xml, offers.xml, prices.xml, rests.xml of CommerceML 2) of a company that the caller represents; at most ${PRICE_LINES_MAX} lines. Products do not change yet`,
  limit: 'upload',
  consumes: 'multipart',
  files: { file: { maxBytes: PRICE_FILE_MAX, maxCount: 1, required: true } },
  body: Type.Object({ company: Id, file_name: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: { 201: PriceList },
  errors: ['plan_required', 'forbidden', 'seller_ended', 'too_many_requests', 'overloaded'],
})

export const listPriceLists = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/price-lists/',
  summary: "The caller's price lists, the latest first",
  query: Type.Object(pageQuery),
  response: { 200: Page(PriceList) },
  errors: [],
})

export const getPriceList = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/price-lists/:id/',
  summary: "One of the caller's price lists, with its progress",
  params,
  response: { 200: PriceList },
  errors: ['not_found'],
})

export const listPriceLines = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/price-lists/:id/lines/',
  summary: 'The lines of a price list with what taking them over would change',
  params,
  query: Type.Object({ ...pageQuery, outcome: Type.Optional(StringEnum(lineOutcomes)) }),
  response: { 200: Page(PriceLine) },
  errors: ['not_found'],
})

export const setPriceColumns = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/v1/price-lists/:id/columns/',
  summary: 'Set the meaning of the columns and the category of new products; the list is compared again',
  params,
  body: Type.Object({
    columns: Type.Array(Type.Object({ column: Column, field: StringEnum(listFields) }), { maxItems: COLUMNS_MAX }),
    category: Type.Optional(Nullable(Id)),
  }),
  response: { 200: PriceList },
  errors: ['not_found', 'price_list_busy'],
})

export const PriceListCategory = Type.Object({
  /** The category's name in the file. */
  name: Text,
  /** Number of lines with this category. */
  lines: Count,
  /** The site's category that its goods get: the one that the seller chose for this name before, or the one of the same name; null without either. */
  category: Nullable(Id),
})
export type PriceListCategory = Static<typeof PriceListCategory>

export const listPriceCategories = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/price-lists/:id/categories/',
  summary: 'The categories that a price list names, those without a matching category of the site first',
  params,
  response: { 200: Type.Object({ categories: Type.Array(PriceListCategory, { maxItems: NAMED_CATEGORIES_MAX }) }) },
  errors: ['not_found'],
})

export const setPriceCategories = defineOperation({
  ...own,
  method: 'PUT',
  path: '/api/v1/price-lists/:id/categories/',
  summary: 'Match a category of the file to one of the site; it is remembered for all lists of the company, and the list is compared again',
  params,
  body: Type.Object({
    categories: Type.Array(Type.Object({ name: Type.String({ minLength: 1, maxLength: CELL_MAX }), category: Nullable(Id) }), {
      maxItems: NAMED_CATEGORIES_MAX,
    }),
  }),
  response: { 200: PriceList },
  errors: ['not_found', 'price_list_busy'],
})

export const applyPriceList = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/price-lists/:id/apply/',
  summary: 'Create and change products from the lines, in the background; a repeat changes nothing',
  params,
  response: { 200: PriceList },
  errors: ['plan_required', 'not_found', 'price_list_busy'],
})

export const deletePriceList = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/price-lists/:id/',
  summary: 'Delete a price list; products made from it stay',
  params,
  response: { 204: null },
  errors: ['not_found'],
})
