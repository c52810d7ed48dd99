// HTTP routes of a member's favourite products.
import { addToFavorites, deleteFromFavorites, listFavorites } from '@sverka/contract/favorites/favorites'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import { favoritesPage, likeProduct, unlikeProduct } from './favorites.ts'

export const favoritesRoutes: readonly BoundRoute[] = [
  reads(listFavorites, ({ db, caller, query }) => favoritesPage(db, requireMember(caller), query)),
  writes(addToFavorites, async ({ tx, caller, clock, params }) => {
    await likeProduct(tx, clock, { userId: requireMember(caller).userId, productId: params.id })
    return undefined
  }),
  writes(deleteFromFavorites, async ({ tx, caller, clock, params }) => {
    await unlikeProduct(tx, clock, { userId: requireMember(caller).userId, productId: params.id })
    return undefined
  }),
]
