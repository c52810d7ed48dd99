// What every page of a seller needs before it is drawn: whether they may sell, and for whom.
import { browserCall } from '../api/browser-call.ts'
import { loadSellers } from './sellers.ts'

export async function loadSelling() {
  const me = await browserCall('GET /auth/users/me/', {})
  const { showcase_enabled, can_open_product } = me.plan_features
  return {
    userId: me.id,
    sellers: await loadSellers(me.id),
    maySell: me.is_staff || showcase_enabled || can_open_product,
  }
}
