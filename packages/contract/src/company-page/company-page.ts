// The operation behind a seller's public page: current register data of the company, its sales record, and its goods.
import { type Static, Type } from 'typebox'
import { namesLanguage } from '../catalog/catalog.ts'
import { CompanyStatus } from '../company/company.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, Page, StringEnum } from '../http/http.ts'
import { GoodsCard } from '../marketplace/marketplace.ts'
import { productOrders } from '../products/products.rules.ts'

const Text = Type.String()
const Count = Type.Integer({ minimum: 0 })

/** How the seller ships paid orders: counted over the latest hundred of the last ninety days, without those that their buyers cancelled. */
const SalesRecord = Type.Object({
  /** The earliest day on which one of these orders was paid. */
  since: IsoDate,
  orders: Count,
  /** Shipped after the lead time, or still not shipped although it is over. The seller sets the lead time; without one it is seven days. */
  late: Count,
  /** Cancelled by the seller after the payment. */
  cancelled: Count,
  /** Buyers' claims about these orders, and those that the seller agreed to or staff decided for the buyer. */
  claims: Count,
  upheld: Count,
})

export const Seller = Type.Object({
  id: Id,
  kind: StringEnum(['company', 'entrepreneur']),
  name: Text,
  /** Taxpayer number (ИНН) and state registration number (ОГРН). */
  inn: Nullable(Text),
  ogrn: Text,
  status: CompanyStatus,
  /** True if the company no longer exists: then nothing is on sale. */
  is_ended: Type.Boolean(),
  registration_date: Nullable(IsoDate),
  region: Nullable(Type.Object({ id: Type.Integer(), name: Text })),
  website: Nullable(Text),
  /** Day of the register extract. */
  as_of: Nullable(IsoDate),
  /** Whether a member represents the company; the field has the same name on cards of products. */
  isVerified: Type.Boolean(),
  /** When the oldest of its published products was created; null without any. */
  selling_since: Nullable(IsoTime),
  /** Average stars (1 to 5) of the reviews of all its products, with one decimal; null without reviews. */
  rating: Nullable(Type.Number()),
  /** Number of reviews. */
  comments: Count,
  /** Null for fewer than three orders. */
  record: Nullable(SalesRecord),
  /** Median of the minutes until the first answer to the latest questions of buyers; null for fewer than three conversations. */
  answers_within: Nullable(Count),
})
export type Seller = Static<typeof Seller>

export const getShowcase = defineOperation({
  method: 'GET',
  path: '/api/v1/companies/:id/showcase/',
  summary: 'A seller with a page of what it has on sale, filtered by words and a category',
  access: 'public',
  limit: 'search',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647, default: 1 })),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    category: Type.Optional(Id),
    ordering: Type.Optional(StringEnum(productOrders)),
    ...namesLanguage,
  }),
  response: {
    200: Type.Object({
      seller: Seller,
      /** Number of all its goods on sale, whatever filter is set. */
      on_sale: Count,
      /** Its first-level categories with the number of goods in each. */
      categories: Type.Array(Type.Object({ id: Id, name: Text, count: Count })),
      goods: Page(GoodsCard),
      terms: Type.Object({
        /** VAT rates in percent that the prices of its goods include; null is among them if some goods are without VAT. */
        vat_rates: Type.Array(Nullable(Type.Integer())),
        /** Whether its goods can be paid for on this site. */
        takes_payments: Type.Boolean(),
      }),
    }),
  },
  errors: ['company_not_found'],
})
