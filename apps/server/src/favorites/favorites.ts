// Liked goods: a like is counted once, however often it is asked for.
import type { Clock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findShown, setLike } from '../products/products.ts'

interface Like {
  readonly userId: number
  readonly productId: number
}

/** Refuses `not_found` for what is not on sale. */
export async function like(tx: Tx, clock: Clock, { userId, productId }: Like): Promise<void> {
  if (!(await findShown(tx, [productId])).has(productId)) refuse('not_found')
  await setLike(tx, clock, { userId, productId, liked: true })
}

/** Also of what is no longer on sale. */
export const unlike = (tx: Tx, clock: Clock, { userId, productId }: Like): Promise<void> =>
  setLike(tx, clock, { userId, productId, liked: false })
