// Locks the caller's own product for a change; all code that changes a product calls this. Missing and deleted products and those of others
// get the same refusal, so that nobody learns which ids exist.
import type { Session } from '../platform/auth/session.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { findProductOfImage, lockProduct } from './products.sql.ts'

/** The columns of a locked product on which changes depend. */
export type OwnProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

/** Locks the product until the commit; staff may lock any. Throws `not_found`. */
export async function requireOwnProduct(tx: Tx, session: Session, id: number): Promise<OwnProduct> {
  const product = await lockProduct(tx, id)
  if (!product || (product.userId !== session.userId && !session.isStaff)) refuse('not_found')
  return product
}

/** Locks the product that a picture belongs to, and reads the picture. Throws `not_found`. */
export async function requireOwnImage(tx: Tx, session: Session, imageId: number) {
  const image = (await findProductOfImage(tx, imageId)) ?? refuse('not_found')
  const product = await requireOwnProduct(tx, session, image.productId)
  // Read again, since the picture may have been deleted while this waited for the lock.
  const current = (await findProductOfImage(tx, imageId)) ?? refuse('not_found')
  return { product, image: current }
}
