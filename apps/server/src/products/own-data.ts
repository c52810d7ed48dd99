// Export and deletion of a member's products and likes: products that an order names are kept.
import type { Forget, OwnData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { deleteUserImages, deleteUserLikes, deleteUserProducts, listLikeCopies, listProductCopies } from './own-data.sql.ts'
import { dropFilesAfterCommit } from './own-product.ts'
import { deleteSellerDays, listDayCopies } from './seller-days.sql.ts'

export const ownProducts: OwnData = async (db, userId) => [
  { name: 'products.json', content: await listProductCopies(db, userId) },
  { name: 'likes.json', content: await listLikeCopies(db, userId) },
  { name: 'seller-days.json', content: await listDayCopies(db, userId) },
]

export const forgetProducts =
  (services: Services): Forget =>
  async (tx, userId) => {
    await dropFilesAfterCommit(tx, services, await deleteUserImages(tx, userId))
    const likes = await deleteUserLikes(tx, userId)
    await deleteSellerDays(tx, userId)
    return { products: await deleteUserProducts(tx, userId, services.clock.now()), likes }
  }
