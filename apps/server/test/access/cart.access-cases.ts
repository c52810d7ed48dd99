// Access tests of the cart: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { card } from './products.access-cases.ts'

/** A line of the owner's cart with somebody else's product. */
async function line(world: World, owner: Person): Promise<number> {
  const { id: productId } = await card(world, await world.person({ plan: 'pro' }))
  const seen = { quantity: 1, price_kopecks: 100_00, seller_state: 'Действует', name: 'Товар' }
  const { id } = await world.db
    .insertInto('basket_lines')
    .values({ user_id: owner.id, product_id: productId, ...seen, added_at: new Date('2026-11-20T09:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const accessCases: AccessCases = {
  addToBasket: {
    input: async (world) => ({ params: { id: (await card(world, await world.person({ plan: 'pro' }))).id } }),
  },
  getBasket: sameRequestForAll(),
  countBasket: sameRequestForAll(),
  orderQuickly: sameRequestForAll({ body: { lines: [{ article: 'BOLT-12', quantity: 2 }] } }),
  removeFromBasket: hiddenFromOthers(async (world, owner) => ({ params: { id: await line(world, owner) } })),
}
