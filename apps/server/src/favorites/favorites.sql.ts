// Queries of a member's favourite products (those with a like of the member) that are on sale, the latest like first.
import type { Reader } from '../platform/db/database.ts'
import { filteredProducts } from '../products/products.ts'

const likedBy = (db: Reader, userId: number) =>
  filteredProducts(db, {}).innerJoin('product_likes as mine', 'mine.product_id', 'product.id').where('mine.user_id', '=', userId)

export async function listLikedIds(db: Reader, userId: number, { limit, offset }: { limit: number; offset: number }): Promise<number[]> {
  const rows = await likedBy(db, userId)
    .select('product.id')
    .orderBy('mine.created_at', 'desc')
    .orderBy('product.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countLiked(db: Reader, userId: number): Promise<number> {
  const { count } = await likedBy(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
