// Access cases of plans.
import type { World } from '../world.ts'
import { type AccessCases, anybody } from './cases.ts'

/** The newest plan of the kind on sale; if all were withdrawn, the newest is put on sale again. */
async function makePlan(world: World, word: string): Promise<number> {
  const newest = world.db.selectFrom('plans').select('id').where('word', '=', word).orderBy('id', 'desc').limit(1)
  const onSale = await newest.where('withdrawn_at', 'is', null).executeTakeFirst()
  if (onSale) return onSale.id
  const back = world.db.updateTable('plans').set({ withdrawn_at: null }).where('id', '=', newest)
  return (await back.returning('id').executeTakeFirstOrThrow()).id
}

export const accessCases: AccessCases = {
  orderPlan: {
    input: async (world) => {
      const plan = await world.db.selectFrom('plans').select('id').where('word', '=', 'pro').limit(1).executeTakeFirstOrThrow()
      return { body: { plan: plan.id } }
    },
  },
  listStaffPlans: anybody(),
  createPlan: {
    input: async (world) => {
      // Only one of each kind and period can be on sale.
      await world.db.deleteFrom('plans').where('word', '=', 'free').where('period', '=', 'yearly').execute()
      return { body: { name: 'Ещё', description: '', price: 10, full_checks_per_month: 1, word: 'free', type: 'yearly' } }
    },
    expected: { staff: 201 },
  },
  updatePlan: {
    input: async (world) => ({ params: { id: await makePlan(world, 'business') }, body: { name: 'Business' } }),
    expected: { staff: 200 },
  },
  deletePlan: { input: async (world) => ({ params: { id: await makePlan(world, 'pro') } }), expected: { staff: 204 } },
  listMemberships: anybody(),
  getSubscription: anybody(),
}
