// Declares the operations of favourites.
import { addToFavorites, deleteFromFavorites, listFavorites } from '@sverka/contract/favorites/favorites'
import { member } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import { favoritesPage, like, unlike } from './favorites.ts'

export const favoritesRoutes: readonly BoundRoute[] = [
  reads(listFavorites, ({ db, caller, query }) => favoritesPage(db, member(caller), query)),
  writes(addToFavorites, async ({ tx, caller, clock, params }) => {
    await like(tx, clock, { userId: member(caller).userId, productId: params.id })
    return undefined
  }),
  writes(deleteFromFavorites, async ({ tx, caller, clock, params }) => {
    await unlike(tx, clock, { userId: member(caller).userId, productId: params.id })
    return undefined
  }),
]
