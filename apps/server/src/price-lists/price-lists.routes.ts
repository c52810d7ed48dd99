// The operations of price lists.

import { addPriceAddress, deletePriceAddress, listPriceAddresses } from '@sverka/contract/price-lists/addresses'
import { deleteExchangeLogin, listExchangeLogins, makeExchangeLogin } from '@sverka/contract/price-lists/exchange'
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
import { type Caller, member, type Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import { refuse, refusePlan } from '../platform/errors.ts'
import { Answer, acts, type Bound, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { checkSeller, isSeller } from '../products/products.ts'
import { addAddress, deleteAddress, showAddresses } from './addresses/addresses.ts'
import { deleteLogin, makeLogin, showLogins } from './exchange/exchange-logins.ts'
import {
  accessPriceList,
  beginApplying,
  deleteList,
  keepList,
  nameCategories,
  nameColumns,
  presentList,
  showCategories,
  showLists,
  showPriceLines,
} from './price-lists.ts'
import type { PricesReader } from './prices-reader.ts'

/** Refuses `plan_required`. */
function seller(caller: Caller): Session {
  const session = member(caller)
  if (!isSeller(session)) refusePlan('can_open_product')
  return session
}

export const priceListsRoutes = (services: Services, reader: PricesReader): readonly Bound[] => [
  acts(createPriceList, async ({ db, caller, body, files }) => {
    const session = seller(caller)
    const [file] = files?.file ?? []
    if (!file) refuse('malformed_request')
    // Checked before the file is read, and again when it is kept.
    await checkSeller(readOnly(db), session, { sellerId: body.company })
    const read = await reader.read(file.bytes, session.userId)
    return new Answer(201, await keepList(db, services, session, { company: body.company, fileName: body.file_name ?? '', read }))
  }),
  reads(listPriceLists, ({ db, caller, query }) => showLists(db, member(caller).userId, query)),
  reads(getPriceList, async ({ db, caller, params }) => presentList(await accessPriceList(db, member(caller).userId, params.id))),
  reads(listPriceLines, async ({ db, caller, params, query }) =>
    showPriceLines(db, await accessPriceList(db, member(caller).userId, params.id), query),
  ),
  writes(setPriceColumns, ({ tx, caller, params, body }) =>
    nameColumns(tx, services, { userId: member(caller).userId, id: params.id, body }),
  ),
  reads(listPriceCategories, async ({ db, caller, params }) =>
    showCategories(db, await accessPriceList(db, member(caller).userId, params.id)),
  ),
  writes(setPriceCategories, ({ tx, caller, params, body }) =>
    nameCategories(tx, services, { userId: member(caller).userId, id: params.id, body }),
  ),
  writes(applyPriceList, ({ tx, caller, params }) => beginApplying(tx, services, seller(caller).userId, params.id)),
  writes(deletePriceList, async ({ tx, caller, params }) => {
    await deleteList(tx, member(caller).userId, params.id)
    return undefined
  }),
  reads(listPriceAddresses, ({ db, caller }) => showAddresses(db, member(caller).userId)),
  writes(addPriceAddress, async ({ tx, caller, body }) => new Answer(201, await addAddress(tx, services, seller(caller), body))),
  writes(deletePriceAddress, async ({ tx, caller, params }) => {
    await deleteAddress(tx, member(caller).userId, params.id)
    return undefined
  }),
  reads(listExchangeLogins, ({ db, caller }) => showLogins(db, services, member(caller).userId)),
  writes(makeExchangeLogin, ({ tx, caller, body }) => makeLogin(tx, services, seller(caller), body.company)),
  writes(deleteExchangeLogin, async ({ tx, caller, params }) => {
    await deleteLogin(tx, member(caller).userId, params.id)
    return undefined
  }),
]
