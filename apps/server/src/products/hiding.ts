// Hides the products of a seller that is unlinked, closed, blocked or without a plan to sell by, and shows them again when that is over.
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

/** Recomputes which products are hidden. Sellers get a notice when the register or the end of their plan hid products, not after their own actions. */
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
