// Locks the caller's own product for a change; all code goes through here. Absent and deleted products and those of others give the same refusal.
import type { Session } from '../platform/auth/session.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findProductOfImage, lockProduct } from './products.sql.ts'

export type OwnProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/** Locks the product until the commit; staff may lock any. Throws `not_found`. */
export async function requireOwnProduct(tx: Tx, session: Session, id: number): Promise<OwnProduct> {
  const product = await lockProduct(tx, id)
  if (!product || (product.userId !== session.userId && !session.isStaff)) refuse('not_found')
  return product
}

/** The same for the product that a picture belongs to. */
export async function requireOwnImage(tx: Tx, session: Session, imageId: number) {
  const image = (await findProductOfImage(tx, imageId)) ?? refuse('not_found')
  const product = await requireOwnProduct(tx, session, image.productId)
  // The picture may have been deleted while this waited for the lock.
  const still = (await findProductOfImage(tx, imageId)) ?? refuse('not_found')
  return { product, image: still }
}
