// Declares the operations of liked goods.
import { addToFavorites, deleteFromFavorites } from '@sverka/contract/favorites'
import { member } from '../platform/auth/session.ts'
import { type Bound, writes } from '../platform/http/binding.ts'
import { like, unlike } from './favorites.ts'

export const favoritesRoutes: readonly Bound[] = [
  writes(addToFavorites, async ({ tx, caller, clock, params }) => {
    await like(tx, clock, { userId: member(caller).userId, productId: params.id })
    return undefined
  }),
  writes(deleteFromFavorites, async ({ tx, caller, clock, params }) => {
    await unlike(tx, clock, { userId: member(caller).userId, productId: params.id })
    return undefined
  }),
]
