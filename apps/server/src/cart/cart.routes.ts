// The operations of the cart.
import { addToBasket, countBasket, getBasket, orderQuickly as quickOrder, removeFromBasket } from '@sverka/contract/cart/cart'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { countBasketed } from '../products/products.ts'
import { basketCount, removeLine, setLine, showBasket } from './cart.ts'
import { orderQuickly } from './quick-order.ts'

export const cartRoutes = (services: Services): readonly BoundRoute[] => [
  writes(addToBasket, async ({ tx, clock, caller, params, query }) => {
    const line = await setLine(tx, clock, requireMember(caller), { productId: params.id, quantity: query.quantity })
    countBasketed(services, params.id, requireMember(caller).userId)
    return line
  }),
  writes(quickOrder, ({ tx, clock, caller, body }) => orderQuickly(tx, clock, requireMember(caller), body.lines)),
  reads(getBasket, ({ db, caller, query }) => showBasket(db, services, requireMember(caller), query.lang)),
  reads(countBasket, async ({ db, caller }) => ({ count: await basketCount(db, requireMember(caller)) })),
  writes(removeFromBasket, async ({ tx, caller, params }) => {
    await removeLine(tx, requireMember(caller).userId, params.id)
    return undefined
  }),
]
