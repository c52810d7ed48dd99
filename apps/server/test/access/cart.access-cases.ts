// Access tests of the cart: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { insertProductCard } from './products.access-cases.ts'

/** A line of the owner's cart with somebody else's product. */
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

export const accessCases: AccessCases = {
  addToBasket: {
    input: async (world) => ({ params: { id: (await insertProductCard(world, await world.person({ plan: 'pro' }))).id } }),
  },
  getBasket: sameRequestForAll(),
  countBasket: sameRequestForAll(),
  orderQuickly: sameRequestForAll({ body: { lines: [{ article: 'BOLT-12', quantity: 2 }] } }),
  removeFromBasket: hiddenFromOthers(async (world, owner) => ({ params: { id: await insertCartLine(world, owner) } })),
}
