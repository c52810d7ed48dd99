// Adds a picture to a draft product that was created from a price list.
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
  readonly userId: number
  readonly bytes: Buffer
  /** Called in the transaction that adds the picture, with the product locked. False if the caller no longer wants it added. */
  readonly claim: (tx: Tx) => Promise<boolean>
}

/** Thrown to roll back the transaction and to delete the files that were stored. */
class NotTaken extends Error {}

/** `not_taken`: the product is no draft of the member any more, has `IMAGES_MAX` pictures, or `claim` returned false. */
type Added = 'added' | 'not_a_picture' | 'not_taken'

export async function addPriceListPicture(services: Services, { productId, userId, bytes, claim }: ListedPicture): Promise<Added> {
  const picture = await encodeSizes(bytes, imageSizes)
  if (!picture) return 'not_a_picture'
  try {
    await withStoredFiles(services.files.pictures, async (put) => {
      const stored = await putImage(put, services.ids, picture)
      await services.db.transaction().execute(async (tx) => {
        const card = await lockProduct(tx, productId)
        if (card?.userId !== userId || card.state !== 'draft') throw new NotTaken()
        const known = await listImages(tx, productId)
        if (known.length >= IMAGES_MAX || !(await claim(tx))) throw new NotTaken()
        await insertImages(tx, [{ product_id: productId, ...stored, position: known.length, created_at: services.clock.now() }])
      })
    })
    return 'added'
  } catch (error) {
    if (error instanceof NotTaken) return 'not_taken'
    throw error
  }
}
