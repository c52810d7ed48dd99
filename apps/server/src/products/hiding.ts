// Hides the products of a seller who no longer represents the company, whose company is closed, who is blocked, or whose plan does not allow
// selling. Shows them again when the reason ends. Listens to the events that begin or end such a reason.
import {
  companiesChanged,
  personBlocked,
  personUnblocked,
  planChanged,
  registerReplaced,
  representativeBound,
  representativeUnbound,
} from '../events.ts'
import type { Tx } from '../platform/db/database.ts'
import { type Listener, on } from '../platform/events.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { type CardFilter, listSellers, refreshHidden, setHidingReason } from './products.hidden.sql.ts'
import { maySell } from './products.ts'

/**
 * Computes anew which of the products are hidden. A seller gets a notice if the closing of the company or the end of the plan has hidden products,
 * but not for other reasons, which the seller or staff caused.
 */
async function refreshAndNotify(tx: Tx, services: Services, cards: CardFilter): Promise<void> {
  for (const { userId, hidden, count } of await refreshHidden(tx, cards)) {
    if (hidden !== 'seller_ended' && hidden !== 'plan') continue
    await raiseNotice(tx, services.clock, { userId, kind: 'products_hidden', params: { count, reason: hidden }, path: '/profile/products' })
  }
}

export const hidingListeners = (services: Services): readonly Listener[] => [
  on(representativeBound, (tx, { companyId }) => refreshAndNotify(tx, services, { companyIds: [companyId] })),
  on(representativeUnbound, (tx, { companyId }) => refreshAndNotify(tx, services, { companyIds: [companyId] })),
  on(companiesChanged, (tx, companyIds) => refreshAndNotify(tx, services, { companyIds })),
  on(planChanged, async (tx, { userId, flags }) => {
    await setHidingReason(tx, { userId }, 'plan', !maySell(flags))
    await refreshAndNotify(tx, services, { userId })
  }),
  on(personBlocked, async (tx, { userId }) => {
    await setHidingReason(tx, { userId }, 'blocked', true)
    await refreshAndNotify(tx, services, { userId })
  }),
  on(personUnblocked, async (tx, { userId }) => {
    await setHidingReason(tx, { userId }, 'blocked', false)
    await refreshAndNotify(tx, services, { userId })
  }),
  on(registerReplaced, async (db) => {
    await db.transaction().execute(async (tx) => refreshAndNotify(tx, services, { companyIds: await listSellers(tx) }))
  }),
]
