// The operations of sellers' price lists: uploaded files, URLs from which a list is fetched, and credentials for the exchange with 1С, the
// accounting program of most Russian companies.
//
// Only a seller whose plan allows selling (`seller`) may add a list, a URL or credentials, or apply a list to products. Reading, mapping
// and deleting one's own lists needs no plan: a seller whose plan has ended can still read and delete them.

import { addPriceListUrl, deletePriceListUrl, listPriceListUrls } from '@sverka/contract/price-lists/addresses'
import { deleteExchangeCredentials, listExchangeCredentials, makeExchangeCredentials } from '@sverka/contract/price-lists/exchange'
import {
  applyPriceList,
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceCategories,
  listPriceLines,
  listPriceLists,
  setPriceCategories,
  setPriceColumns,
} from '@sverka/contract/price-lists/price-lists'
import { type Caller, requireMember, type Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refuse, refusePlan } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { checkSeller, isSeller } from '../products/products.ts'
import { addUrl, deleteUrl, readUrls } from './addresses/addresses.ts'
import { createCredentials, deleteCredentials, readCredentials } from './exchange/exchange-logins.ts'
import {
  deleteList,
  presentList,
  readNamedCategories,
  readPriceLinesPage,
  readPriceListsPage,
  requirePriceList,
  saveList,
  setCategoryMapping,
  setColumnMapping,
  startApplying,
} from './price-lists.ts'
import type { PricesReader } from './prices-reader.ts'

/** The caller's session. Throws `plan_required` if the caller's plan does not allow selling. */
function seller(caller: Caller): Session {
  const session = requireMember(caller)
  if (!isSeller(session)) refusePlan('can_open_product')
  return session
}

export const priceListsRoutes = (services: Services, reader: PricesReader): readonly BoundRoute[] => [
  // `withOwnTransactions`, not `writes`: reading a large file in a worker thread takes seconds, and no transaction must stay open meanwhile.
  withOwnTransactions(createPriceList, async ({ db, caller, body, files }) => {
    const session = seller(caller)
    const [file] = files?.file ?? []
    if (!file) refuse('malformed_request')
    // Checked before the file is read, to spare the work, and again in the transaction that saves the list.
    await checkSeller(readOnly(db), session, { sellerId: body.company })
    const read = await reader.read(file.bytes, session.userId)
    return new HttpResponse(201, await saveList(db, services, session, { company: body.company, fileName: body.file_name ?? '', read }))
  }),
  reads(listPriceLists, ({ db, caller, query }) => readPriceListsPage(db, requireMember(caller).userId, query)),
  reads(getPriceList, async ({ db, caller, params }) => presentList(await requirePriceList(db, requireMember(caller).userId, params.id))),
  reads(listPriceLines, async ({ db, caller, params, query }) =>
    readPriceLinesPage(db, await requirePriceList(db, requireMember(caller).userId, params.id), query),
  ),
  writes(setPriceColumns, ({ tx, caller, params, body }) =>
    setColumnMapping(tx, services, { userId: requireMember(caller).userId, id: params.id, body }),
  ),
  reads(listPriceCategories, async ({ db, caller, params }) =>
    readNamedCategories(db, await requirePriceList(db, requireMember(caller).userId, params.id)),
  ),
  writes(setPriceCategories, ({ tx, caller, params, body }) =>
    setCategoryMapping(tx, services, { userId: requireMember(caller).userId, id: params.id, body }),
  ),
  writes(applyPriceList, ({ tx, caller, params }) => startApplying(tx, services, seller(caller).userId, params.id)),
  writes(deletePriceList, async ({ tx, caller, params }) => {
    await deleteList(tx, requireMember(caller).userId, params.id)
    return undefined
  }),
  reads(listPriceListUrls, ({ db, caller }) => readUrls(db, requireMember(caller).userId)),
  writes(addPriceListUrl, async ({ tx, caller, body }) => new HttpResponse(201, await addUrl(tx, services, seller(caller), body))),
  writes(deletePriceListUrl, async ({ tx, caller, params }) => {
    await deleteUrl(tx, requireMember(caller).userId, params.id)
    return undefined
  }),
  reads(listExchangeCredentials, ({ db, caller }) => readCredentials(db, services, requireMember(caller).userId)),
  writes(makeExchangeCredentials, ({ tx, caller, body }) => createCredentials(tx, services, seller(caller), body.company)),
  writes(deleteExchangeCredentials, async ({ tx, caller, params }) => {
    await deleteCredentials(tx, services, requireMember(caller).userId, params.id)
    return undefined
  }),
]
