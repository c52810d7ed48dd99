// Who gets what from the operations of plans.
import { type AccessCases, anybody } from './cases.ts'

export const accessCases: AccessCases = {
  orderPlan: {
    input: async (world) => {
      const plan = await world.db.selectFrom('plans').select('id').where('word', '=', 'pro').limit(1).executeTakeFirstOrThrow()
      return { body: { plan: plan.id } }
    },
  },
  listMemberships: anybody(),
  getSubscription: anybody(),
}
