// Access tests of reviews: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { insertProductCard } from './products.access-cases.ts'

/** A completed order by `buyer` from `seller`, optionally with a review. */
async function insertPurchase(world: World, { buyer, seller, isReviewed }: { buyer: Person; seller: Person; isReviewed: boolean }) {
  const { id, companyId } = await insertProductCard(world, seller)
  const now = new Date('2026-11-20T09:00:00Z')
  const where = { address: 'Новосибирск', postal_code: '630000', phone_number: '+79000000000' }
  const order = await world.db
    .insertInto('orders')
    .values({
      buyer_id: buyer.id,
      seller_id: seller.id,
      company_id: companyId,
      status: 'completed',
      paid: true,
      total_kopecks: 100,
      created_at: now,
      ...where,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('order_lines')
    .values({ order_id: order.id, product_id: id, name: 'Товар', quantity: 1, price_kopecks: 100 })
    .execute()
  if (!isReviewed) return { product: id, review: 0 }
  const review = await world.db
    .insertInto('reviews')
    .values({ product_id: id, order_id: order.id, user_id: buyer.id, stars: 5, content: 'Хорошо', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('products').set({ reviews: 1, stars: 5 }).where('id', '=', id).execute()
  return { product: id, review: review.id }
}

/** A review by the owner about which the seller has complained. */
async function insertComplainedReview(world: World, owner: Person): Promise<number> {
  const seller = await world.person({ plan: 'pro' })
  const { review } = await insertPurchase(world, { buyer: owner, seller, isReviewed: true })
  const complaint = { review_id: review, user_id: seller.id, reason: 'Оскорбления', created_at: new Date('2026-11-20T10:00:00Z') }
  await world.db.insertInto('review_complaints').values(complaint).execute()
  return review
}

const insertReview = async (world: World, owner: Person) =>
  (await insertPurchase(world, { buyer: owner, seller: await world.person({ plan: 'pro' }), isReviewed: true })).review

export const accessCases: AccessCases = {
  listComments: sameRequestForAll(),
  listReviewable: sameRequestForAll(),
  addComment: {
    input: async (world, owner) => {
      const { product } = await insertPurchase(world, { buyer: owner, seller: await world.person({ plan: 'pro' }), isReviewed: false })
      return { params: { id: product }, body: { content: 'Хорошо', stars: 5 } }
    },
    expected: { other: 403, owner: 201, staff: 403 },
  },
  deleteComment: hiddenFromOthers(async (world, owner) => ({ params: { id: await insertReview(world, owner) } }), {
    owner: 204,
    staff: 204,
  }),
  complainOfComment: {
    input: async (world, owner) => ({ params: { id: await insertReview(world, owner) }, body: { reason: 'Не о товаре' } }),
    expected: { other: 204, owner: 404, staff: 204 },
  },
  listComplaints: sameRequestForAll(),
  hideComment: {
    input: async (world, owner) => ({ params: { id: await insertComplainedReview(world, owner) }, body: { reason: 'Оскорбления' } }),
    expected: { staff: 204 },
  },
  keepComment: {
    input: async (world, owner) => ({ params: { id: await insertComplainedReview(world, owner) } }),
    expected: { staff: 204 },
  },
}
