// Creates a seller's new product: checks the right to sell, the fields and the pictures before anything is stored.
import { wholeNumbers } from '@sverka/contract/products/products.rules'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import { nameText } from '../platform/names.ts'
import type { Services } from '../platform/services.ts'
import { refuseTakenCode, refusingTakenCode } from './codes.ts'
import { checkFields, cleanCertificates, cleanPairs, type Fields, requireAll, saleAfter, sentSteps } from './fields.ts'
import { encodeImages, putImage } from './images.ts'
import { kopecks } from './present.ts'
import { findSelling } from './products.sql.ts'
import { insertImages, insertProduct, setTags } from './products.write.sql.ts'

/** The request. The seller is a company or a sole trader (`entrepreneur`), named by id; exactly one is required. */
export interface NewProductInput {
  readonly fields: Fields
  readonly company: number | undefined
  readonly entrepreneur: number | undefined
  readonly images: readonly UploadedFile[]
}

/** Returns the id of the new product, which waits for staff. */
export async function createOwnProduct(db: Db, services: Services, session: Session, input: NewProductInput): Promise<number> {
  const { fields, images } = input
  if (input.company && input.entrepreneur) refuseField('entrepreneur', 'company_or_entrepreneur')
  const sellerId = input.company ?? input.entrepreneur
  requireAll(fields, { company: sellerId !== undefined, images: images.length > 0 })
  const seller = { sellerId: sellerId ?? 0, kind: input.company ? 'company' : 'entrepreneur' }
  await checkSeller(readOnly(db), session, seller)
  await checkFields(readOnly(db), fields, saleAfter(fields, null))
  const encoded = await encodeImages(images, 'images')
  return withStoredFiles(services.files.pictures, async (put) => {
    const stored: StoredImage[] = []
    for (const picture of encoded) stored.push(await putImage(put, services.ids, picture))
    return db.transaction().execute(async (tx) => {
      // Checked again, since the seller may have changed while the pictures were encoded.
      await checkSeller(tx, session, seller)
      return insertCard(tx, services, { userId: session.userId, companyId: seller.sellerId, fields, stored })
    })
  })
}

/**
 * Checks that the member represents the company and so may sell for it. Throws `forbidden` if not, and `seller_ended` if the company is closed.
 * `kind`, company or sole trader, is compared if it is set.
 */
export async function checkSeller(
  db: Reader,
  session: Pick<Session, 'userId'>,
  { sellerId, kind }: { sellerId: number; kind?: string },
): Promise<void> {
  const seller = await findSelling(db, sellerId)
  if (!seller || seller.userId !== session.userId || (kind !== undefined && seller.kind !== kind)) refuse('forbidden')
  if (seller.isEnded) refuse('seller_ended')
}

interface StoredImage {
  readonly key: string
  readonly width: number
  readonly height: number
}

interface CheckedProduct {
  readonly userId: number
  readonly companyId: number
  readonly fields: Fields
  readonly stored: readonly StoredImage[]
}

async function insertCard(tx: Tx, services: Services, { userId, companyId, fields, stored }: CheckedProduct): Promise<number> {
  const now = services.clock.now()
  const isService = fields.product_type === 'service'
  const code = fields.product_code?.trim() ?? ''
  await refuseTakenCode(tx, { userId, companyId }, code, null)
  const card = {
    user_id: userId,
    company_id: companyId,
    category_id: fields.category ?? 0,
    kind: fields.product_type ?? 'product',
    name: nameText(fields.name ?? ''),
    description: fields.description?.trim() ?? '',
    product_code: code,
    sku_article: makeProductCode(services.ids.uuid()),
    price_kopecks: kopecks(fields.price ?? 0),
    sale_price_kopecks: isMissing(fields.sale_price) ? null : kopecks(fields.sale_price),
    ...wholeNumbers((field) => fields[field] ?? null),
    price_steps: JSON.stringify(sentSteps(fields) ?? []),
    // A service is always available (specification §5).
    in_stock: isService ? true : (fields.in_stock ?? true),
    stock: isService ? null : (fields.stock ?? null),
    properties: JSON.stringify(cleanPairs(fields.properties ?? [])),
    certificates: JSON.stringify(cleanCertificates(fields.certificates ?? [])),
    created_at: now,
    updated_at: now,
  }
  const id = await refusingTakenCode(insertProduct(tx, card), 'seller')
  await insertImages(
    tx,
    stored.map((image, position) => ({ product_id: id, ...image, position, created_at: now })),
  )
  await setTags(tx, id, [...new Set(fields.tags ?? [])])
  return id
}

const isMissing = (value: number | null | undefined): value is null | undefined => value === null || value === undefined

/** The site's own code of a product, such as SV-0A1B2C3D4E, short enough to say on the phone. */
export const makeProductCode = (uuid: string): string => `SV-${uuid.replaceAll('-', '').slice(-10).toUpperCase()}`
