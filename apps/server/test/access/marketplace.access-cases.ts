// Access tests of the marketplace for buyers, and of liked goods:
// the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { World } from '../world.ts'
import { type AccessCases, sameRequestForAll } from './cases.ts'

/** An item on sale by any seller. */
async function insertItem(world: World): Promise<number> {
  const { id: userId } = await world.person()
  const { id: companyId } = await world.company()
  const number = world.next()
  const now = new Date('2026-11-20T09:00:00Z')
  const row = { level: 1, name: 'Категория', slug: `market-${number}` }
  const { id: categoryId } = await world.db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()
  const text = {
    name: 'Товар',
    description: 'Описание',
    product_code: 'M-1',
    sku_article: `M-${number}`,
    kind: 'product',
    state: 'published',
  }
  const { id } = await world.db
    .insertInto('products')
    .values({
      ...text,
      user_id: userId,
      company_id: companyId,
      category_id: categoryId,
      price_kopecks: 1,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const itemCase = (expected: number) => ({
  input: async (world: World) => ({ params: { id: await insertItem(world) } }),
  expected: { other: expected, owner: expected, staff: expected },
})

export const accessCases: AccessCases = {
  countGoodsShown: { input: async (world) => ({ body: { items: [await insertItem(world)] } }) },
  getItem: { ...itemCase(200), expected: { guest: 200, other: 200, owner: 200, staff: 200 } },
  countProductView: { ...itemCase(204), expected: { guest: 204, other: 204, owner: 204, staff: 204 } },
  listLiked: {
    input: async (world) => ({ query: { product__in: await insertItem(world) } }),
    expected: { other: 200, owner: 200, staff: 200 },
  },
  getGoodsSitemap: { input: async (world) => ({ params: { part: (await insertItem(world)) * 0 } }), expected: { guest: 200 } },
  listFavorites: sameRequestForAll(),
  addToFavorites: itemCase(204),
  deleteFromFavorites: itemCase(204),
  countPromotedOpen: sameRequestForAll({ params: { id: 1 } }),
  showPromoted: sameRequestForAll(),
  listPromotions: sameRequestForAll(),
}
