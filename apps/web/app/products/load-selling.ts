// Data for the pages on which a member sells: whether their plan allows it, and for which companies.
import { browserCall } from '../api/browser-call.ts'
import { loadSellers } from './sellers.ts'

/** `sellers` are the companies and sole traders that the member represents; `maySell`: either feature of the plan, or being staff, is enough. */
export async function loadSelling() {
  const me = await browserCall('GET /auth/users/me/', {})
  const { showcase_enabled, can_open_product } = me.plan_features
  const [sellers, accounts] = await Promise.all([loadSellers(me.id), browserCall('GET /api/v1/seller-accounts/', {})])
  return {
    userId: me.id,
    sellers,
    /** Names of active companies whose goods cannot be paid for yet: they have no account at the payment provider and no bank details. */
    unpaid: accounts.companies.flatMap((company) => (company.takes_payments || company.is_ended ? [] : [company.name])),
    maySell: me.is_staff || showcase_enabled || can_open_product,
  }
}
