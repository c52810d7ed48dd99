// Favourite products of members: products that a member likes. A repeated like counts once.
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findShown, presentProducts, setLike } from '../products/products.ts'
import { countLiked, listLikedIds } from './favorites.sql.ts'

interface Like {
  readonly userId: number
  readonly productId: number
}

/** Throws `not_found` for a product that is not on sale. */
export async function likeProduct(tx: Tx, clock: Clock, { userId, productId }: Like): Promise<void> {
  if (!(await findShown(tx, [productId])).has(productId)) refuse('not_found')
  await setLike(tx, clock, { userId, productId, liked: true })
}

/** Removes a like, also of a product that is no longer on sale. Does nothing if there is none. */
export const unlikeProduct = (tx: Tx, clock: Clock, { userId, productId }: Like): Promise<void> =>
  setLike(tx, clock, { userId, productId, liked: false })

/** A page of the member's favourites; a product that is not on sale is left out until it is again. */
export async function favoritesPage(db: Reader, session: Session, { page = 1, page_size = 20 }: { page?: number; page_size?: number }) {
  const limits = { limit: page_size, offset: (page - 1) * page_size }
  const [count, ids] = await Promise.all([countLiked(db, session.userId), listLikedIds(db, session.userId, limits)])
  const cards = await presentProducts(db, ids, { caller: session })
  return { count, page, page_size, result: ids.flatMap((id) => cards.get(id) ?? []) }
}
