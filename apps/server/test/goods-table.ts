// Reads and changes a seller's own products for tests, through the API.
import { changeOwnProducts, listOwnProducts } from '@sverka/contract/products/own-products'
import { getProduct } from '@sverka/contract/products/products'
import { rejectProduct } from '@sverka/contract/products/products.staff'
import type { createClient, InputFor } from './client.ts'
import type { Person, World } from './world.ts'

type Query = InputFor<typeof listOwnProducts>['query']
type Change = InputFor<typeof changeOwnProducts>['body']

/**
 * `table` lists the seller's products with the whole answer, `ids` only their ids. `ask` sends a change and returns the whole reply, also a refusal.
 * `reject` refuses a product that waits for moderation, new or edited, as staff; the reason is «wrong category».
 */
export function goodsTable(as: ReturnType<typeof createClient>, world: World) {
  const table = async (who: Person, query: Query = {}) => (await as(who)(listOwnProducts, { query })).body
  const ask = (who: Person, body: Change) => as(who)(changeOwnProducts, { body })
  return {
    table,
    ids: async (who: Person, query: Query) => (await table(who, query)).result.map(({ id }) => id),
    ask,
    /** Changes several products; returns the result for each of them. */
    change: async (who: Person, action: Change['action'], productIds: readonly number[], more: Partial<Change> = {}) =>
      (await ask(who, { action, items: productIds.map((id) => ({ id })), ...more })).body.result,
    /** The public page of a product as this person, or a guest (null), sees it. */
    seen: (who: Person | null, id: number) => as(who)(getProduct, { params: { id } }),
    reject: async (id: number) => as(await world.staff())(rejectProduct, { params: { id }, body: { reason: 'Не та категория' } }),
  }
}
