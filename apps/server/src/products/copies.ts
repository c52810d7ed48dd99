// Copies a seller's own product as a draft with the same texts and pictures, and a code of its own.
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { Services } from '../platform/services.ts'
import { codeOfCopy, refusingTakenCode } from './codes.ts'
import { copyImage } from './images.ts'
import { latestValues } from './moderated.ts'
import { checkSeller, makeProductCode } from './new-product.ts'
import { requireOwnProduct } from './products.access.ts'
import { type ImageRow, listProductRows, type ProductRow } from './products.sql.ts'
import { insertImages, insertProduct, setTags } from './products.write.sql.ts'

/** Returns the id of the draft. Picture files are copied first, since two products never share files. */
export async function copyOwnProduct(db: Db, services: Services, session: Session, id: number): Promise<number> {
  const row = await readOwnRow(db, session, id)
  const byId = new Map(row.images.map((image) => [image.id, image]))
  const images = latestValues(row).images.flatMap((imageId) => byId.get(imageId) ?? [])
  return withStoredFiles(services.files.pictures, async (put) => {
    const copies: ImageRow[] = []
    for (const image of images) {
      const copying = { read: (file: string) => readPicture(services, file), put, key: services.ids.uuid() }
      const key = await copyImage(copying, image.key)
      if (key !== null) copies.push({ ...image, key })
    }
    return db.transaction().execute(async (tx) => {
      // Checked again inside the transaction: the product may have been deleted while its pictures were copied.
      const source = await requireOwnProduct(tx, session, id)
      await checkSeller(tx, session, { sellerId: source.companyId })
      const values = latestValues(row)
      const now = services.clock.now()
      const draft = {
        ...copiedColumns(row),
        product_code: await codeOfCopy(tx, source, values.product_code),
        sku_article: makeProductCode(services.ids.uuid()),
        state: 'draft',
        created_at: now,
        updated_at: now,
      }
      const copy = await refusingTakenCode(insertProduct(tx, draft), 'seller')
      await insertImages(
        tx,
        copies.map(({ key, width, height }, position) => ({ product_id: copy, key, width, height, position, created_at: now })),
      )
      await setTags(tx, copy, values.tags)
      return copy
    })
  })
}

/** Pictures of the demo are drawn at the first request for them, so they may not be stored yet. */
const readPicture = async (services: Services, file: string): Promise<Buffer | null> =>
  (await services.files.pictures.get(file)) ?? (await services.drawFile?.(file)) ?? null

/** Throws `not_found` unless the product is the caller's, also for staff, and the errors of `checkSeller`. */
async function readOwnRow(db: Db, session: Session, id: number): Promise<ProductRow> {
  const [row] = await listProductRows(readOnly(db), [id], null)
  if (!row || row.userId !== session.userId) refuse('not_found')
  await checkSeller(readOnly(db), session, { sellerId: row.companyId })
  return row
}

/** The columns that are copied. The values are the latest: an edit that staff have not approved counts. */
function copiedColumns(row: ProductRow) {
  const values = latestValues(row)
  return {
    user_id: row.userId,
    company_id: row.companyId,
    category_id: values.category,
    kind: row.kind,
    name: values.name,
    description: values.description,
    price_kopecks: row.priceKopecks,
    sale_price_kopecks: row.salePriceKopecks,
    ...row.numbers,
    price_steps: JSON.stringify(row.priceSteps),
    in_stock: row.inStock,
    stock: row.stock,
    properties: JSON.stringify(values.properties),
    certificates: JSON.stringify(values.certificates),
  }
}
