// Access tests of sellers' product cards: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'

/** A product card of the owner, who sells on plan Pro for an active company, with two pictures. */
export async function insertProductCard(world: World, owner: Person, state: 'published' | 'pending' = 'published') {
  const { id: companyId } = await world.company()
  await world.represent(owner, companyId)
  const number = world.next()
  const now = new Date('2026-11-20T09:00:00Z')
  const category = await world.db
    .insertInto('categories')
    .values({ level: 1, name: 'Категория', slug: `goods-${number}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const text = { name: 'Товар', description: 'Описание', product_code: 'K-1', sku_article: `A-${number}`, kind: 'product' }
  const whose = { user_id: owner.id, company_id: companyId, category_id: category.id }
  const product = await world.db
    .insertInto('products')
    .values({ ...text, ...whose, price_kopecks: 100_00, state, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const images = await world.db
    .insertInto('product_images')
    .values(
      [0, 1].map((position) => ({
        product_id: product.id,
        key: `k-${number}-${position}`,
        width: 1,
        height: 1,
        position,
        created_at: now,
      })),
    )
    .returning('id')
    .execute()
  return { id: product.id, imageId: images[0]?.id ?? 0, categoryId: category.id, companyId }
}

/** A PNG of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export const accessCases: AccessCases = {
  getProduct: {
    input: async (world, owner) => ({ params: { id: (await insertProductCard(world, owner, 'pending')).id } }),
    expected: { guest: 404, other: 404, owner: 200, staff: 200 },
  },
  createProduct: {
    input: async (world, owner) => {
      const { companyId, categoryId } = await insertProductCard(world, owner)
      const text = { name: 'Товар', description: 'Описание', product_code: 'K-2', product_type: 'product', price: 10 }
      return { body: { ...text, company: companyId, category: categoryId }, files: { images: pixel } }
    },
    expected: { other: 403, owner: 201, staff: 403 },
  },
  // Staff may correct other people's product cards.
  updateProduct: hiddenFromOthers(
    async (world, owner) => ({ params: { id: (await insertProductCard(world, owner)).id }, body: { price: 20 } }),
    {
      owner: 200,
      staff: 200,
    },
  ),
  getDeliveryWays: sameRequestForAll({ params: { id: 1 } }),
  setDeliveryWays: hiddenFromOthers(async (world, owner) => ({
    params: { id: (await insertProductCard(world, owner)).companyId },
    body: { ways: [{ kind: 'carrier' as const }] },
  })),
  listOwnProducts: sameRequestForAll(),
  // Somebody else's card is refused in its line, not in the call: see own-changes.test.ts.
  changeOwnProducts: sameRequestForAll({ body: { action: 'hide', items: [{ id: 2_000_000_000 }] } }),
  deleteProduct: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertProductCard(world, owner)).id } }), {
    owner: 204,
    staff: 204,
  }),
  addProductImage: hiddenFromOthers(
    async (world, owner) => ({ params: { id: (await insertProductCard(world, owner)).id }, files: { image: pixel } }),
    {
      owner: 201,
      staff: 201,
    },
  ),
  deleteProductImage: hiddenFromOthers(async (world, owner) => ({ params: { id: (await insertProductCard(world, owner)).imageId } }), {
    owner: 204,
    staff: 204,
  }),
  listStaffProducts: sameRequestForAll(),
  publishProduct: {
    input: async (world, owner) => ({ params: { id: (await insertProductCard(world, owner, 'pending')).id }, body: {} }),
    expected: { staff: 204 },
  },
  listProductBatches: sameRequestForAll(),
  decideProducts: {
    // The first version of a product: see `version` of `StaffProduct` in the contract.
    input: async (world, owner) => ({
      body: { items: [{ id: (await insertProductCard(world, owner, 'pending')).id, version: 1_000_000_001 }] },
    }),
    expected: { staff: 200 },
  },
  listStopWords: sameRequestForAll(),
  createStopWord: { input: () => ({ body: { word: `подделка ${crypto.randomUUID()}` } }), expected: { staff: 201 } },
  updateStopWord: { ...sameRequestForAll({ params: { id: 2_000_000_000 }, body: { note: 'Проверить' } }), expected: { staff: 404 } },
  deleteStopWord: { ...sameRequestForAll({ params: { id: 2_000_000_000 } }), expected: { staff: 404 } },
  rejectProduct: {
    input: async (world, owner) => ({
      params: { id: (await insertProductCard(world, owner, 'pending')).id },
      body: { reason: 'Проверьте цену' },
    }),
    expected: { staff: 204 },
  },
}
