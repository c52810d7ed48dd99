// Access tests of orders: the request that a guest, another member, the owner and staff send to each operation.
// Only the buyer and the seller of an order have access to it.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { insertProductCard } from './products.access-cases.ts'

/** Somebody else's product in the owner's cart. */
async function insertCartLine(world: World, owner: Person): Promise<number> {
  const { id: productId } = await insertProductCard(world, await world.person({ plan: 'pro' }))
  const stored = { quantity: 1, price_kopecks: 100_00, seller_state: 'Действует', name: 'Товар' }
  const { id } = await world.db
    .insertInto('basket_lines')
    .values({ user_id: owner.id, product_id: productId, ...stored, added_at: new Date('2026-11-20T09:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type State = 'not_paid' | 'pending' | 'in_progress'

/** An order that the owner bought or sold. */
export async function insertOrder(
  world: World,
  owner: Person,
  { side, status }: { side: 'buyer' | 'seller'; status: State },
): Promise<number> {
  const other = await world.person({ plan: 'pro' })
  const [buyer, seller] = side === 'buyer' ? [owner, other] : [other, owner]
  const { id: productId, companyId } = await insertProductCard(world, seller)
  const where = { address: 'Москва', postal_code: '101000', phone_number: '79000000000' }
  const { id } = await world.db
    .insertInto('orders')
    .values({
      buyer_id: buyer.id,
      seller_id: seller.id,
      company_id: companyId,
      status,
      paid: status !== 'not_paid',
      total_kopecks: 100_00,
      ...where,
      created_at: new Date('2026-11-20T09:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('order_lines')
    .values({ order_id: id, product_id: productId, name: 'Товар', quantity: 1, price_kopecks: 100_00 })
    .execute()
  return id
}

/** No file has this id. */
const FILE = '00000000-0000-4000-8000-000000000000'
const CLAIM = { kind: 'short', wish: 'deliver', said: 'В ящике 144 штуки вместо 150' } as const

interface ClaimPlan {
  side: 'buyer' | 'seller'
  state: 'open' | 'answered' | 'escalated'
}

/** A claim of an order that the owner bought or sold. */
async function insertClaim(world: World, owner: Person, { side, state }: ClaimPlan): Promise<{ params: { id: number } }> {
  const at = new Date('2026-11-20T09:00:00Z')
  const answer = { answer: 'agrees', answer_said: 'Довезём', answered_at: at }
  const { id } = await world.db
    .insertInto('order_claims')
    .values({
      order_id: await insertOrder(world, owner, { side, status: 'in_progress' }),
      number: 1,
      ...CLAIM,
      state,
      due_on: '2026-11-25',
      claimed_at: at,
      ...(state === 'open' ? {} : answer),
      ...(state === 'escalated' ? { escalated_at: at, escalated_by: 'buyer' } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

const delivery = { address: 'Москва, Тверская, 1', postal_code: '101000', phone_number: '+7 900 000-00-00' }

export const accessCases: AccessCases = {
  buyBasket: hiddenFromOthers(async (world, owner) => ({ body: { ...delivery, baskets: [await insertCartLine(world, owner)] } }), {
    owner: 201,
  }),
  listPurchases: sameRequestForAll(),
  listSales: sameRequestForAll(),
  getOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'pending' }) },
  })),
  downloadOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'seller', status: 'pending' }) },
  })),
  payOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'not_paid' }) },
  })),
  repeatOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'pending' }) },
  })),
  // The seller has no bank details, so no invoice can be made (409).
  invoiceOrder: hiddenFromOthers(
    async (world, owner) => ({
      params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'not_paid' }) },
      body: { inn: (await world.company()).inn, email: 'buh@sverka.test' },
    }),
    { owner: 409 },
  ),
  getOrderMoney: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'pending' }) },
  })),
  shipOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'seller', status: 'pending' }) },
    body: { status: 'in_progress' },
  })),
  confirmOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'in_progress' }) },
    body: { status: 'completed' },
  })),
  cancelOrder: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'not_paid' }) },
    body: { reason: 'not_needed' },
  })),
  getSellerFigures: sameRequestForAll(),
  listClaims: hiddenFromOthers(async (world, owner) => ({
    params: { id: await insertOrder(world, owner, { side: 'seller', status: 'pending' }) },
  })),
  claimOrder: hiddenFromOthers(
    async (world, owner) => ({ params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'in_progress' }) }, body: CLAIM }),
    { owner: 201 },
  ),
  answerClaim: hiddenFromOthers(async (world, owner) => ({
    ...(await insertClaim(world, owner, { side: 'seller', state: 'open' })),
    body: { answer: 'agrees', said: 'Довезём' },
  })),
  acceptClaimAnswer: hiddenFromOthers((world, owner) => insertClaim(world, owner, { side: 'buyer', state: 'answered' })),
  withdrawClaim: hiddenFromOthers((world, owner) => insertClaim(world, owner, { side: 'buyer', state: 'open' })),
  escalateClaim: hiddenFromOthers((world, owner) => insertClaim(world, owner, { side: 'buyer', state: 'answered' })),
  getClaimFile: hiddenFromOthers(
    async (world, owner) => {
      const { params } = await insertClaim(world, owner, { side: 'buyer', state: 'open' })
      return { params: { ...params, file: FILE } }
    },
    { owner: 404 },
  ),
  listStaffClaims: sameRequestForAll(),
  decideClaim: {
    input: async (world, owner) => ({
      ...(await insertClaim(world, owner, { side: 'buyer', state: 'escalated' })),
      body: { for: 'buyer', said: 'Недостача видна на снимках' },
    }),
    expected: { staff: 204 },
  },
  listStaffOrders: sameRequestForAll(),
  getStaffOrder: {
    input: async (world, owner) => ({ params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'pending' }) } }),
  },
  moveStaffOrder: {
    input: async (world, owner) => ({
      params: { id: await insertOrder(world, owner, { side: 'buyer', status: 'pending' }) },
      body: { status: 'in_progress', reason: 'Продавец попросил' },
    }),
  },
}
