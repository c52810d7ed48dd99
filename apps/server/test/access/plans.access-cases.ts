// Who gets what from the operations of plans.
import type { World } from '../world.ts'
import { type AccessCases, anybody } from './cases.ts'

/** The newest of the kind. */
async function planOf(world: World, word: string): Promise<number> {
  const plans = world.db.selectFrom('plans').select('id').where('word', '=', word).where('withdrawn_at', 'is', null)
  return (await plans.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id
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
      // Of one kind and period there is one at a time.
      await world.db.deleteFrom('plans').where('word', '=', 'free').where('period', '=', 'yearly').execute()
      return { body: { name: 'Ещё', description: '', price: 10, full_checks_per_month: 1, word: 'free', type: 'yearly' } }
    },
    expected: { staff: 201 },
  },
  updatePlan: {
    input: async (world) => ({ params: { id: await planOf(world, 'business') }, body: { name: 'Business' } }),
    expected: { staff: 200 },
  },
  deletePlan: { input: async (world) => ({ params: { id: await planOf(world, 'pro') } }), expected: { staff: 204 } },
  listMemberships: anybody(),
  getSubscription: anybody(),
}
