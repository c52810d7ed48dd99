// Inserts orders for tests directly, without the API: for tests that need an order but are not about ordering.
import type { TestApplication } from './application.ts'
import type { Person } from './world.ts'

interface OrderPlan {
  readonly productIds: readonly number[]
  readonly status?: 'not_paid' | 'pending' | 'in_progress' | 'completed'
}

/** Inserts an order of one piece of each product, completed and paid by default; returns its id. All products are of one seller. */
export async function insertOrder(
  app: Pick<TestApplication, 'db' | 'clock'>,
  buyer: Person,
  { productIds, status = 'completed' }: OrderPlan,
): Promise<number> {
  const cards = await app.db
    .selectFrom('products')
    .select(['id', 'name', 'user_id', 'company_id', 'final_price_kopecks'])
    .where('id', 'in', [...productIds])
    .execute()
  const [first] = cards
  if (!first) throw new Error('there is no such card')
  const { id } = await app.db
    .insertInto('orders')
    .values({
      buyer_id: buyer.id,
      seller_id: first.user_id,
      company_id: first.company_id,
      status,
      paid: status !== 'not_paid',
      total_kopecks: cards.reduce((sum, card) => sum + card.final_price_kopecks, 0),
      address: 'Новосибирск',
      postal_code: '630000',
      phone_number: '+79000000000',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('order_lines')
    .values(
      cards.map((card) => ({ order_id: id, product_id: card.id, name: card.name, quantity: 1, price_kopecks: card.final_price_kopecks })),
    )
    .execute()
  return id
}
