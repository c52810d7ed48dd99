// Operations of sellers' products: reading, changing own products and delivery methods; for staff, moderation and the list of stop words.

import { getDeliveryWays, setDeliveryWays } from '@sverka/contract/products/delivery'
import { changeOwnProducts, listOwnProducts } from '@sverka/contract/products/own-products'
import { decideProducts, listProductBatches } from '@sverka/contract/products/product-batches.staff'
import {
  addProductImage,
  createProduct,
  deleteProduct,
  deleteProductImage,
  getProduct,
  listProducts,
  updateProduct,
} from '@sverka/contract/products/products'
import type { OwnAction } from '@sverka/contract/products/products.rules'
import {
  createStopWord,
  deleteStopWord,
  listStaffProducts,
  listStopWords,
  publishProduct,
  rejectProduct,
  updateStopWord,
} from '@sverka/contract/products/products.staff'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { type Caller, requireMember, type Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refuse, refusePlan } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { batchesPage, decideBatch } from './batches.ts'
import { readWays, setWays } from './delivery.ts'
import { readCertificates, readProperties, readSteps } from './fields.ts'
import { listPage } from './listing.ts'
import { createOwnProduct } from './new-product.ts'
import { changeOwn } from './own-changes.ts'
import { addImage, changeOwnProduct, removeImage, removeOwnProduct } from './own-product.ts'
import { readOwnProductsPage } from './own-table.ts'
import { approvePublication, refusePublication, staffPage } from './products.staff.ts'
import { isSeller, presentProduct } from './products.ts'
import { addStopWord, editStopWord, removeStopWord, stopWordsPage } from './stop-words.ts'

export const productsRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listProducts, ({ db, query, caller }) => listPage(db, query, caller)),
  reads(getProduct, ({ db, params, caller, query }) => presentProduct(db, params.id, { caller, language: query.lang })),
  reads(getDeliveryWays, ({ db, params, query }) => readWays(db, params.id, query.lang)),
  writes(setDeliveryWays, ({ tx, caller, params, body: { ways } }) =>
    setWays(tx, services, { userId: requireMember(caller).userId, companyId: params.id, ways }),
  ),
  ...ownCards(services),
  ...ownTableRoutes(services),
  ...ownImages(services),
  ...staffCards(services),
  ...stopList,
]

/** The caller's session. Throws `plan_required` if the caller's plan does not allow selling. */
function seller(caller: Caller): Session {
  const session = requireMember(caller)
  if (!isSeller(session)) refusePlan('can_open_product')
  return session
}

const ownCards = (services: Services): BoundRoute[] => [
  withOwnTransactions(createProduct, async ({ db, caller, body, files }) => {
    const session = seller(caller)
    const { company, entrepreneur, properties, certificates, price_steps: steps, ...sent } = body
    const lists = { price_steps: readSteps(steps), properties: readProperties(properties), certificates: readCertificates(certificates) }
    const fields = { ...sent, ...lists }
    const id = await createOwnProduct(db, services, session, { fields, company, entrepreneur, images: files?.images ?? [] })
    return presentProduct(readOnly(db), id, { caller })
  }),
  writes(updateProduct, async ({ tx, caller, params, body: { images, version, ...fields } }) => {
    await changeOwnProduct(tx, services, seller(caller), { id: params.id, fields, images, version })
    return presentProduct(tx, params.id, { caller })
  }),
  writes(deleteProduct, async ({ tx, caller, params }) => {
    await removeOwnProduct(tx, services, requireMember(caller), params.id)
    return undefined
  }),
]

/** Without a plan that allows selling, products can be read, hidden, withdrawn and removed, but not changed. */
const ownTableRoutes = (services: Services): BoundRoute[] => [
  reads(listOwnProducts, ({ db, clock, caller, query }) => readOwnProductsPage(db, clock, requireMember(caller), query)),
  withOwnTransactions(changeOwnProducts, async ({ db, caller, body, countInHandler }) => {
    // Counts against the limit of uploads, since copying pictures costs as much.
    if (body.action === 'copy') await countInHandler()
    const session = freeActions.includes(body.action) ? requireMember(caller) : seller(caller)
    return { result: await changeOwn(db, services, session, body) }
  }),
]

/** Actions that withdraw a product from buyers or staff need no plan. */
const freeActions: readonly OwnAction[] = ['hide', 'withdraw', 'remove']

const ownImages = (services: Services): BoundRoute[] => [
  withOwnTransactions(addProductImage, ({ db, caller, params, files }) => {
    const [file] = files?.image ?? []
    if (!file) refuse('malformed_request')
    return addImage(db, services, requireMember(caller), { id: params.id, file })
  }),
  writes(deleteProductImage, async ({ tx, caller, params }) => {
    await removeImage(tx, services, requireMember(caller), params.id)
    return undefined
  }),
]

const staffCards = (services: Services): BoundRoute[] => [
  reads(listProductBatches, ({ db, query }) => batchesPage(db, query)),
  withOwnTransactions(decideProducts, async ({ db, caller, body, clientIp }) => ({
    result: await decideBatch(db, services, { items: body.items, staff: requireMember(caller), clientIp }),
  })),
  reads(listStaffProducts, ({ db, caller, query }) => staffPage(db, requireMember(caller), query)),
  writes(publishProduct, async ({ tx, caller, params, body, clientIp }) => {
    await approvePublication(tx, services, { id: params.id, version: body.version, staff: requireMember(caller), clientIp })
    return undefined
  }),
  writes(rejectProduct, async ({ tx, caller, params, body, clientIp }) => {
    await refusePublication(tx, services, { id: params.id, version: body.version, staff: requireMember(caller), clientIp }, body.reason)
    return undefined
  }),
]

const stopList: readonly BoundRoute[] = [
  reads(listStopWords, ({ db, query }) => stopWordsPage(db, query)),
  writesWithAudit(
    createStopWord,
    'stop-word.created',
    async ({ tx, clock, body }) => new HttpResponse(201, await addStopWord(tx, clock, body)),
  ),
  writesWithAudit(updateStopWord, 'stop-word.changed', ({ tx, params, body }) => editStopWord(tx, params.id, body)),
  writesWithAudit(deleteStopWord, 'stop-word.deleted', ({ tx, params }) => removeStopWord(tx, params.id)),
]
