// HTTP routes of the cart, including the quick order by article numbers.
import { addToCart, countCartLines, getCart, orderQuickly as quickOrder, removeFromCart } from '@sverka/contract/cart/cart'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { recordCartAddition } from '../products/products.ts'
import { countLinesInCart, readCart, removeLine, setLine } from './cart.ts'
import { orderQuickly } from './quick-order.ts'

export const cartRoutes = (services: Services): readonly BoundRoute[] => [
  writes(addToCart, async ({ tx, clock, caller, params, query }) => {
    const line = await setLine(tx, clock, requireMember(caller), { productId: params.id, quantity: query.quantity })
    recordCartAddition(services, params.id, requireMember(caller).userId)
    return line
  }),
  writes(quickOrder, ({ tx, clock, caller, body }) => orderQuickly(tx, clock, requireMember(caller), body.lines)),
  reads(getCart, ({ db, caller, query }) => readCart(db, services, requireMember(caller), query.lang)),
  reads(countCartLines, async ({ db, caller }) => ({ count: await countLinesInCart(db, requireMember(caller)) })),
  writes(removeFromCart, async ({ tx, caller, params }) => {
    await removeLine(tx, requireMember(caller).userId, params.id)
    return undefined
  }),
]
