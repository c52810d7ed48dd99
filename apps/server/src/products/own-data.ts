// Exports a member's products, likes and daily statistics for the copy of their data, and deletes them together with the account.
import type { EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { deleteUserImages, deleteUserLikes, deleteUserProducts, listLikesForExport, listProductsForExport } from './own-data.sql.ts'
import { deleteFilesAfterCommit } from './own-product.ts'
import { deleteSellerDays, listSellerDaysForExport } from './seller-days.sql.ts'

/** `seller-days.json`: how often the member's goods were shown, viewed and put into carts on each day. */
export const exportProducts: ExportUserData = async (db, userId) => [
  { name: 'products.json', content: await listProductsForExport(db, userId) },
  { name: 'likes.json', content: await listLikesForExport(db, userId) },
  { name: 'seller-days.json', content: await listSellerDaysForExport(db, userId) },
]

/** Deletes pictures, likes and statistics; products stay as rows without texts, since orders refer to them. */
export const eraseProducts =
  (services: Services): EraseUserData =>
  async (tx, userId) => {
    await deleteFilesAfterCommit(tx, services, await deleteUserImages(tx, userId))
    const likes = await deleteUserLikes(tx, userId)
    await deleteSellerDays(tx, userId)
    return { products: await deleteUserProducts(tx, userId, services.clock.now()), likes }
  }
