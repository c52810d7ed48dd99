// Rules of price lists shared by pages and server: fields of a column, states, limits.

/** The fields that a column can have. `article` or `external_id` is required; a new product also needs name, price and a category. */
export const listFields = [
  'article',
  'external_id',
  'name',
  'price',
  'stock',
  'unit',
  'vat_rate',
  'min_quantity',
  'multiple',
  'lead_days',
  'category',
  'description',
  'pictures',
  'certificates',
] as const
export type ListField = (typeof listFields)[number]

/** `columns`: it is not known yet which column has the articles. Then the list is compared with the seller's products and applied to them. */
export const priceListStates = ['columns', 'comparing', 'compared', 'applying', 'done'] as const
export type PriceListState = (typeof priceListStates)[number]

/** The effect of a line; `new` makes a draft, since a product needs pictures and the approval of staff. */
export const lineOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** Whether the product of a line is found by this field. */
export const identifiesProduct = (field: ListField | null): boolean => field === 'article' || field === 'external_id'

/** The most lines of one list. */
export const PRICE_LINES_MAX = 50_000
export const PRICE_FILE_MAX = 20 * 1024 * 1024
/** Columns read from the left; further ones are left out. */
export const COLUMNS_MAX = 40
/** The most characters of a cell that are kept. */
export const CELL_MAX = 2000
/** The most lists of each source that a member keeps; the oldest is deleted when a new one comes. */
export const STORED_LISTS_MAX = 10
/** The number of values shown with each column, as a help to choose its field. */
export const SAMPLE_ROWS = 3
/** Names of categories of one list that are shown and set, those without a category first. */
export const NAMED_CATEGORIES_MAX = 200
/** Names of categories that are remembered for a company; the oldest are forgotten. */
export const STORED_CATEGORIES_MAX = 5000
/** Ids of 1С that are remembered for a company; later ones are not. */
export const STORED_GOODS_MAX = 200_000
