// Access tests of price lists: the request that a guest, another member, the owner and staff send to each operation.
// A price list is visible only to the seller who uploaded it.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import type { Person, World } from '../world.ts'
import { type AccessCases, hiddenFromOthers, sameRequestForAll } from './cases.ts'
import { insertProductCard } from './products.access-cases.ts'

/** A price list of the owner that was compared with their products, with one changed line. */
async function insertPriceList(world: World, owner: Person): Promise<{ params: { id: number } }> {
  const { id: product_id, companyId: company_id } = await insertProductCard(world, owner)
  const columns = JSON.stringify([{ column: 1, head: 'Артикул', field: 'article', samples: ['A-1'] }])
  const row = { user_id: owner.id, company_id, file_name: 'price.csv', columns, state: 'compared', lines: 1 }
  const { id } = await world.db
    .insertInto('price_lists')
    .values({ ...row, created_at: new Date('2026-11-20T09:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { list_id: id, line: 1, cells: JSON.stringify({ 1: 'A-1' }), outcome: 'changed', product_id }
  await world.db
    .insertInto('price_list_lines')
    .values({ ...line, values: JSON.stringify({ price: 100, version: 0 }) })
    .execute()
  return { params: { id } }
}

/** A login with which the accounting program 1C exchanges data for the owner's company. */
async function insertLogin(world: World, owner: Person): Promise<{ params: { id: number } }> {
  const { companyId: company_id } = await insertProductCard(world, owner)
  const row = { user_id: owner.id, company_id, login: `1c-${world.next()}`, password_hash: Buffer.alloc(32) }
  const { id } = await world.db
    .insertInto('exchange_logins')
    .values({ ...row, created_at: new Date('2026-11-20T09:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

/** A URL from which the server fetches a price list of the owner's company every day. */
async function insertAddress(world: World, owner: Person): Promise<{ params: { id: number } }> {
  const { companyId: company_id } = await insertProductCard(world, owner)
  const at = new Date('2026-11-20T09:00:00Z')
  const row = { user_id: owner.id, company_id, url: `https://shop.test/${world.next()}.csv`, every_hours: 24, next_at: at, created_at: at }
  const { id } = await world.db.insertInto('price_list_addresses').values(row).returning('id').executeTakeFirstOrThrow()
  return { params: { id } }
}

export const accessCases: AccessCases = {
  listPriceAddresses: sameRequestForAll(),
  addPriceAddress: {
    input: async (world, owner) => {
      const { companyId } = await insertProductCard(world, owner)
      return { body: { company: companyId, url: `https://shop.test/${world.next()}.csv`, every_hours: 24 as const } }
    },
    expected: { other: 403, owner: 201, staff: 403 },
  },
  deletePriceAddress: hiddenFromOthers(insertAddress),
  listExchangeLogins: sameRequestForAll(),
  makeExchangeLogin: {
    input: async (world, owner) => ({ body: { company: (await insertProductCard(world, owner)).companyId } }),
    expected: { other: 403, owner: 201, staff: 403 },
  },
  deleteExchangeLogin: hiddenFromOthers(insertLogin),
  createPriceList: {
    input: async (world, owner) => {
      const { companyId } = await insertProductCard(world, owner)
      return { body: { company: companyId }, files: { file: [Buffer.from('Артикул;Цена\nA-1;100')] } }
    },
    expected: { other: 403, owner: 201, staff: 403 },
  },
  listPriceLists: sameRequestForAll(),
  getPriceList: hiddenFromOthers(insertPriceList),
  listPriceLines: hiddenFromOthers(insertPriceList),
  setPriceColumns: hiddenFromOthers(async (world, owner) => ({
    ...(await insertPriceList(world, owner)),
    body: { columns: [{ column: 1, field: 'article' as const }] },
  })),
  listPriceCategories: hiddenFromOthers(insertPriceList),
  setPriceCategories: hiddenFromOthers(async (world, owner) => ({
    ...(await insertPriceList(world, owner)),
    body: { categories: [{ name: 'Крепёж', category: null }] },
  })),
  applyPriceList: hiddenFromOthers(insertPriceList),
  deletePriceList: hiddenFromOthers(insertPriceList),
}
