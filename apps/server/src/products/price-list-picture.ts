// Adds a picture to a draft that was created from a price list, a seller's file of goods.
import { IMAGES_MAX, imageSizes } from '@sverka/contract/products/products.rules'
import type { Tx } from '../platform/db/database.ts'
import { encodeSizes } from '../platform/files/pictures.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { Services } from '../platform/services.ts'
import { putImage } from './images.ts'
import { lockProduct } from './products.sql.ts'
import { insertImages, listImages } from './products.write.sql.ts'

interface ListedPicture {
  readonly productId: number
  /** The member who manages the product. */
  readonly userId: number
  readonly bytes: Buffer
  /** Called in the transaction that adds the picture, with the product locked. False if the caller no longer wants it added. */
  readonly claim: (tx: Tx) => Promise<boolean>
}

/** Thrown to roll back the transaction and to delete the files that were stored. */
class NotAdded extends Error {}

/** `not_added`: the product is not a draft of the member any more, has the most pictures already, or `claim` returned false. */
type Added = 'added' | 'not_a_picture' | 'not_added'

/** Encodes the picture, stores its files and adds it as the last picture of the draft. */
export async function addPriceListPicture(services: Services, { productId, userId, bytes, claim }: ListedPicture): Promise<Added> {
  const picture = await encodeSizes(bytes, imageSizes)
  if (!picture) return 'not_a_picture'
  try {
    await withStoredFiles(services.files.pictures, async (put) => {
      const stored = await putImage(put, services.ids, picture)
      await services.db.transaction().execute(async (tx) => {
        const card = await lockProduct(tx, productId)
        if (card?.userId !== userId || card.state !== 'draft') throw new NotAdded()
        const existing = await listImages(tx, productId)
        if (existing.length >= IMAGES_MAX || !(await claim(tx))) throw new NotAdded()
        await insertImages(tx, [{ product_id: productId, ...stored, position: existing.length, created_at: services.clock.now() }])
      })
    })
    return 'added'
  } catch (error) {
    if (error instanceof NotAdded) return 'not_added'
    throw error
  }
}
