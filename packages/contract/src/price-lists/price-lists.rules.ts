// Rules of price lists (a seller's file of goods) shared by pages and server: fields of a column, states, limits.

/**
 * The fields that a column can have. `article` or `external_id` (the product's id in 1С, the seller's accounting software) is required; a new
 * product also needs name, price and a category.
 */
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

/**
 * `columns`: the seller must say which column has the articles. After that the list is compared with the seller's products, and applied to them
 * when the seller starts it.
 */
export const priceListStates = ['columns', 'comparing', 'compared', 'applying', 'done'] as const
export type PriceListState = (typeof priceListStates)[number]

/** The effect of a line. `new` creates a draft of a product, since a product needs pictures and the approval of staff before it is on sale. */
export const lineOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** Whether the product of a line is found by this field. */
export const identifiesProduct = (field: ListField | null): boolean => field === 'article' || field === 'external_id'

/** The most lines of one list. */
export const PRICE_LINES_MAX = 50_000
/** Largest file, in bytes. */
export const PRICE_FILE_MAX = 20 * 1024 * 1024
/** Columns read from the left; further ones are left out. */
export const COLUMNS_MAX = 40
/** The most characters of a cell that are stored. */
export const CELL_MAX = 2000
/** The most stored lists of a member from each source (uploads, URLs, 1С); the oldest is deleted when a new one is added. */
export const STORED_LISTS_MAX = 10
/** The number of values shown with each column, as a help to choose its field. */
export const SAMPLE_ROWS = 3
/** The most names of categories of one list that are shown for matching with the site's categories, the unmatched ones first. */
export const NAMED_CATEGORIES_MAX = 200
/** The most matched names of categories that are stored for a company; the oldest are deleted. */
export const STORED_CATEGORIES_MAX = 5000
/** The most ids of goods in 1С that are stored for a company; further ones are ignored. */
export const STORED_GOODS_MAX = 200_000
